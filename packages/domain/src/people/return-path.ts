/**
 * Whether somebody may be led there after a sign-in: a page of this site that is for whoever signs in, or the letter that
 * they answer; printable ASCII, as it stands in a header.
 */
export const isReturnPath = (path: string): boolean => /^\/(?:dashboard|answer)(?:[/?#][!-~]*)?$/.test(path)

/** Query parameter that tells the page why the user's identity was not confirmed. */
export const proofFailureParameter = 'proof_failure'
