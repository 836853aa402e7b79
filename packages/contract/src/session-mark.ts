/**
 * Cookie that tells the page that asking for the signed-in user is worthwhile. It accompanies the session cookies
 * and grants nothing.
 */
export const signedInMark = { name: 'redress-signed-in', value: 'signed-in' } as const
