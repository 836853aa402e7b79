/** Prefixes user text with ">", so that no line of it can pass for the command's own output. */
export const quoted = (text: string): string => text.replaceAll(/^/gm, '> ')
