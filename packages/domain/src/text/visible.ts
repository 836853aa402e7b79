/**
 * Whether a reader sees a word in a text: a letter or a digit that leaves ink. The fillers of Hangul are letters to
 * Unicode and leave none.
 */
export const isVisible = (text: string): boolean => /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u.test(text)
