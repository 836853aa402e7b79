/** What the text of a search's statements depends on, so that there are few of them. */
export interface TermShape {
  /** So many words have a trigram; they come first. */
  readonly long: number
  readonly short: number
  readonly isStartOfId: boolean
}

export interface SearchTerm extends TermShape {
  readonly words: readonly string[]
  readonly idStart: string
}

/** Words beyond these are looked for as they follow each other: each costs a comparison. */
const mostWords = 8

function wordsOf(term: string): string[] {
  const words = term.trim().split(/\s+/u)
  const rest = words.slice(mostWords - 1).join(' ')
  return words.length > mostWords ? [...words.slice(0, mostWords - 1), rest] : words
}

/** Whether trigrams are kept of a word. Accents beside a letter are none, nor what only changes how a letter is spoken. */
const hasTrigram = (word: string): boolean =>
  /[\p{Lu}\p{Ll}\p{Lo}\p{Nd}]{3}/u.test(word.normalize('NFD').replace(/\p{M}/gu, ''))

/** What is looked for, as it was typed. */
export function readTerm(term: string): SearchTerm {
  const words = wordsOf(term)
  const long = words.filter(hasTrigram)
  const short = words.filter(word => !hasTrigram(word))
  return {
    words: [...long, ...short],
    long: long.length,
    short: short.length,
    isStartOfId: /^[0-9a-f-]{2,36}$/i.test(term),
    idStart: term.toLowerCase(),
  }
}
