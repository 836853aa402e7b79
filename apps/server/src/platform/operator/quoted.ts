/** What somebody has written, so that no line of it looks like one of the command's. */
export const quoted = (text: string): string => text.replaceAll(/^/gm, '> ')
