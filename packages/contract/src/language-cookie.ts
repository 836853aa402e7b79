/** The cookie in which a browser keeps the language that was chosen in it, so that the page arrives in that language. */
export const languageCookie = { name: 'redress-language', maxAgeSeconds: 400 * 24 * 3600 } as const
