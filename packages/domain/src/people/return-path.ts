/**
 * Whether a sign-in may redirect to a path: a page for signed-in users, or the answer to a letter. Printable ASCII
 * only, as the path goes into a header.
 */
export const isReturnPath = (path: string): boolean => /^\/(?:dashboard|answer)(?:[/?#][!-~]*)?$/.test(path)

/** Query parameter that tells the page why the user's identity was not confirmed. */
export const proofFailureParameter = 'proof_failure'
