/** Dirt that comes along where people type, paste and send a text. `around` and `respelled` are seen, `unseen` is not. */
export const dirt = {
  unseen: {
    'blanks around': text => `  ${text} `,
    'protected blanks around': text => `\u00A0${text}\u202F`,
    'wide blanks around': text => `\u3000${text}\u2003`,
    'tabs around': text => `\t${text}\t`,
    'a line break behind': text => `${text}\n`,
    'line breaks of Windows around': text => `\r\n${text}\r\n`,
    'line separators around': text => `\u2028${text}\u2029`,
    'a byte order mark before': text => `\uFEFF${text}`,
    'blanks without a width around': text => `\u200B${text}\u200B`,
    'a blank without a width within': text => within(text, '\u200B'),
    'a soft hyphen within': text => within(text, '\u00AD'),
    'a word joiner within': text => within(text, '\u2060'),
    'marks of direction around': text => `\u200E${text}\u200F`,
    'an override of direction around': text => `\u202E${text}\u202C`,
    'isolates around': text => `\u2068${text}\u2069`,
    'control characters around': text => `\u001B${text}\u0007\u0000`,
    'tag characters behind': text => `${text}\u{E0041}\u{E0042}`,
  },
  around: {
    quotes: text => `„${text}“`,
    'angle brackets': text => `<${text}>`,
    brackets: text => `(${text})`,
    'a bracket behind': text => `${text})`,
    'a full stop behind': text => `${text}.`,
    'a comma behind': text => `${text},`,
    stars: text => `*${text}*`,
    'a label before': text => `Copied: ${text}`,
    'a sentence around': text => `Please use ${text} for this, thank you.`,
  },
  respelled: {
    'full width': text => text.replace(/[!-~]/g, sign => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
    'hyphens that break no line': text => text.replaceAll('-', '\u2011'),
    dashes: text => text.replaceAll('-', '–'),
  },
} as const satisfies Record<string, Readonly<Record<string, (text: string) => string>>>

/** A text with characters behind its first one, as hyphenation and counters of reading put them. */
const within = (text: string, characters: string): string => text.slice(0, 1) + characters + text.slice(1)
