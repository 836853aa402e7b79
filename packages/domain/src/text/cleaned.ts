/** Line breaks of all systems, Word's and Unicode's included. */
const lineBreaks = /\r\n|[\r\v\f\x85\u2028\u2029]/g

/** Tag characters. A region's flag is spelt with tags behind a black flag; any other tag is hidden text. */
const tags = /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F})|[\u{E0000}-\u{E007F}]/gu

/**
 * Invisible characters, and controls of the text direction. Line breaks, tabs, joiners and variation selectors are
 * not among them: in their place those are spelling.
 */
const unseen =
  /(?!\u200C|\u200D|[\u{E0100}-\u{E01EF}\u{E0000}-\u{E007F}]|[\uFE00-\uFE0F\u180B-\u180F])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]|(?![\t\n])\p{Cc}/gu

/**
 * Direction marks among the invisible characters. They only place punctuation within a text of the other direction.
 */
const directionMarks = /[\u061C\u200E\u200F]/

/** Selectors of a variant, where there is no character that could have one. */
const looseSelectors =
  /(?<!(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}\p{S}\p{P}])[\u180B-\u180D\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu

/** Joiners of scripts and emoji, where they join nothing. Behind a mark they say how it is written, at an end too. */
const looseJoiners =
  /(?<!(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}]|\uFE0F|[\p{Extended_Pictographic}\p{Emoji_Modifier}])(?:\u180E|\u200C|\u200D)|(?<!(?!\p{Default_Ignorable_Code_Point})\p{M})(?:\u180E|\u200C|\u200D)(?!(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}]|[\p{Extended_Pictographic}\p{Emoji_Modifier}])/gu

const nothing = /(?!)/

const withoutUnseen = (text: string, kept = nothing): string =>
  text
    .replace(tags, (_, flag: string | undefined) => flag ?? '')
    .replace(unseen, character => (kept.test(character) ? character : ''))
    .replace(looseSelectors, '')
    .replace(looseJoiners, '')

/** A text of several lines in its stored form: visible characters and spelling are kept. */
export const cleanedText = (text: string): string =>
  withoutUnseen(text.toWellFormed().replace(lineBreaks, '\n'), directionMarks).trim()

/** A name, or another text of one line: also without line breaks, and with one blank where there are several. */
export const cleanedLine = (text: string): string =>
  withoutUnseen(text.toWellFormed().replace(/[^\S ]|[\x85\u2800]/g, ' '))
    .replace(/ {2,}/g, ' ')
    .trim()
