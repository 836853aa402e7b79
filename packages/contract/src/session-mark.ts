/** The cookie by which a page knows that it may ask who is signed in; it stands beside those of the session and grants nothing. */
export const signedInMark = { name: 'redress-signed-in', value: 'signed-in' } as const
