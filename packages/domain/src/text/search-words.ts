import { withoutAttachedForm, withoutLegalForms } from './company-name.ts'
import { folded, foldedWords, withAsciiDigits } from './folded.ts'

// Words under which the full-text index stores a name, and conditions that a search term sets. Both come from the
// same words.

/** Longer words are cut, as an index holds no longer ones. */
const longestWord = 100
/** A term has no more words that count, as each costs a look into the index. */
const mostWords = 12

/** Letters that people without their key write as two, and points for which Hebrew without points writes a letter. */
const spelt: Readonly<Record<string, string>> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe', đ: 'dj' },
  ...{ '\u05B9': 'ו', '\u05BB': 'ו' },
}

/** Forms of one letter within a script. */
const letterForms: Readonly<Record<string, string>> = {
  ...{ ٱ: 'ا', ى: 'ي', ی: 'ي', ک: 'ك', ة: 'ه' },
  ...{ ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' },
}

/** The index has one word for all legal forms, and one for `&` and the words for it. */
const legalForm = '§'
const and = '&'
const connectives = new Set(['und', 'and', 'et', 'en', 'og', 'och', 'y', 'e', 'i', 'и'])
/** Words that names are abbreviated by, as they are spelt out. */
const short: Readonly<Record<string, readonly string[]>> = {
  ...{ st: ['sankt', 'saint'], sankt: ['st'], saint: ['st'] },
  ...{ nr: ['no', 'nummer'], no: ['nr', 'number'], nummer: ['nr'], number: ['no', 'nr'] },
}
/** Particles that begin a surname of three words, which others write as one. */
const particles = new Set(['van', 'von', 'de', 'della', 'abd'])
/** Titles before a person's name, which are no part of it. */
const titles = new Set(['dr', 'prof', 'mr', 'mrs', 'ms', 'herr', 'herrn', 'frau', 'mme', 'mlle', 'sig', 'sra'])

const unspaced = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]`
const pieces = new RegExp(`${unspaced}+|(?:(?!${unspaced})[^])+`, 'gu')
const isUnspaced = new RegExp(`^${unspaced}`, 'u')

/** A text in the letters in which words are searched: as {@link folded}, with one form of each letter and digit. */
export const searchLetters = (text: string): string =>
  withAsciiDigits(folded(text))
    .replace(/[ٱىیکةךםןףץ]/g, letter => letterForms[letter] ?? letter)
    .replace(/[\u30A1-\u30F6]/g, kana => String.fromCharCode(kana.charCodeAt(0) - 0x60))

/** A text with letters as two, as people without their key write it. */
const respelt = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüåøđ]|(?<!ו)[\u05B9\u05BB]/g, letter => spelt[letter] ?? letter)

/** A text as it is spelt, and with letters as two where that is another. */
const spellings = (text: string): string[] => [...new Set([searchLetters(text), searchLetters(respelt(text))])]

/** Words of a text that is looked for within names, each as it can be spelt: Müller, Mueller and Muller are one. */
export const wordsWithin = (text: string): string[][] =>
  text
    .split(/[\s,;]+/u)
    .filter(word => foldedWords(word).length > 0)
    .slice(0, mostWords)
    .map(word => [...new Set([word, respelt(word), word.replace(/([aou])e/giu, '$1')].map(folded))])

const cut = (word: string): string => [...word].slice(0, longestWord).join('')
/** The words of a chunk between spaces, in which runs of a script without spaces are separate pieces. */
const piecesOf = (chunk: string): string[] => foldedWords(chunk).flatMap(word => word.match(pieces) ?? [])
const chunksOf = (spelling: string): string[][] =>
  spelling
    .split(/\s+/u)
    .map(piecesOf)
    .filter(each => each.length > 0)

/** Bigrams of a run of characters in a script without spaces, and its last character. */
function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.map((character, index) => character + (characters[index + 1] ?? ''))
}

/** The words of a chunk as one; `null` where it is of a script without spaces. */
const joined = (chunk: readonly string[] | undefined): string | null =>
  chunk === undefined || chunk.some(piece => isUnspaced.test(piece)) ? null : chunk.join('')

function joinedNeighbours(one: readonly string[] | undefined, other: readonly string[] | undefined): string[] {
  const [first, second] = [joined(one), joined(other)]
  return first === null || second === null ? [] : [first + second]
}

/** A surname of three words as one. */
function joinedSurname(chunks: readonly (readonly string[])[], index: number): string[] {
  const words = chunks.slice(Math.max(index, 0), index + 3)
  const isSurname = index >= 0 && words.length === 3 && particles.has(words[0]?.join('') ?? '')
  const parts = words.flatMap(chunk => joined(chunk) ?? [])
  return isSurname && parts.length === 3 ? [parts.join('')] : []
}

const hasLegalForm = (words: readonly string[]): boolean =>
  withoutLegalForms(words).length < words.length || words.some(word => withoutAttachedForm(word) !== word)

function wordsOfSpelling(spelling: string): string[] {
  const chunks = chunksOf(spelling)
  const all = chunks.flat()
  const initials = all.map(piece => ([...piece].length === 1 ? piece : ' ')).join('')
  return [
    ...all.flatMap(piece => (isUnspaced.test(piece) ? pairsOf(piece) : piece)),
    ...chunks.flatMap(chunk => joined(chunk) ?? []),
    ...chunks.flatMap((chunk, index) => joinedNeighbours(chunk, chunks[index + 1])),
    ...chunks.flatMap((_, index) => joinedSurname(chunks, index)),
    ...all.flatMap((piece, index) => acrossSpace(piece, all[index + 1])),
    ...initials.split(/ +/).filter(run => run !== ''),
    ...(all.some(piece => connectives.has(piece)) || /[&+]/.test(spelling) ? [and] : []),
    ...(hasLegalForm(foldedWords(spelling)) ? [legalForm] : []),
  ]
}

/** The bigram across a space in a script without spaces. */
function acrossSpace(one: string, other: string | undefined): string[] {
  if (other === undefined || !isUnspaced.test(one) || !isUnspaced.test(other)) return []
  return [([...one].at(-1) ?? '') + ([...other][0] ?? '')]
}

/** The words that a text is found by: each as it can be spelt, joined with its neighbours and parted. */
export const searchWords = (text: string): string[] => [...new Set(spellings(text).flatMap(wordsOfSpelling).map(cut))]

/** A word that the text must contain, whole or as a prefix. */
export interface SearchedWord {
  readonly word: string
  readonly isWhole: boolean
}

/** All of its words have to be there. */
type Alternative = readonly SearchedWord[]
/** One of its alternatives has to hold. */
export type SearchCondition = readonly Alternative[]

/** A search word. A single letter matches only itself, unless it is the last word: too many words begin with it. */
const searched = (word: string, isLast: boolean): SearchedWord => ({
  word: cut(word),
  isWhole: !isLast && [...word].length === 1 && !isUnspaced.test(word),
})
const whole = (word: string): SearchedWord => ({ word, isWhole: true })

/** A word as it is written where it is abbreviated, or not. */
const otherwiseWritten = (word: string): string[] => [
  ...(short[word] ?? []),
  ...(word.endsWith('strasse') ? [word.replace(/asse$/, '')] : []),
]

/** The letters by themselves around one of them, as one; `null` where they are fewer than three. */
function initialsAround(chunks: readonly (readonly string[])[], index: number): string | null {
  const isInitial = (at: number) => chunks[at]?.length === 1 && [...(chunks[at][0] ?? '')].length === 1
  if (!isInitial(index)) return null
  let [first, last] = [index, index]
  while (isInitial(first - 1)) first -= 1
  while (isInitial(last + 1)) last += 1
  return last - first < 2 ? null : chunks.slice(first, last + 1).join('')
}

/** The pieces of a chunk, each by itself. */
const parted = (chunk: readonly string[], isLast: boolean): Alternative =>
  chunk.flatMap((piece, index) => {
    const isEnd = isLast && index === chunk.length - 1
    if (!isUnspaced.test(piece)) return searched(piece, isEnd)
    const characters = [...piece]
    return characters.length === 1 ? searched(piece, isEnd) : pairsOf(piece).slice(0, -1).map(whole)
  })

/** A chunk between its neighbours, in one spelling. */
function alternativesOf(chunks: readonly (readonly string[])[], index: number): Alternative[] {
  const chunk = chunks[index] ?? []
  const isLast = index === chunks.length - 1
  const own = joined(chunk)
  const asOne = [
    ...(own !== null && chunk.length > 1 ? [own] : []),
    ...joinedNeighbours(chunks[index - 1], chunk),
    ...joinedNeighbours(chunk, chunks[index + 1]),
    ...[index - 2, index - 1, index].flatMap(start => joinedSurname(chunks, start)),
  ]
  const initials = initialsAround(chunks, index)
  const rest = chunk.map(withoutAttachedForm)
  return [
    parted(chunk, isLast),
    ...asOne.map(word => [searched(word, true)]),
    ...(initials === null ? [] : [[searched(initials, true)]]),
    ...(chunk.length === 1 ? otherwiseWritten(chunk[0] ?? '').map(word => [whole(word)]) : []),
    ...(chunk.length === 1 && connectives.has(chunk[0] ?? '') ? [[whole(and)]] : []),
    ...(rest.join() === chunk.join() ? [] : [[whole(legalForm), ...parted(rest, isLast)]]),
  ]
}

/** The pieces of each chunk that belong to no legal form. */
function withoutForms(chunks: readonly (readonly string[])[]): string[][] {
  const words = chunks.flat()
  const left = withoutLegalForms(words)
  const start = words.findIndex((_, index) => left.every((word, offset) => words[index + offset] === word))
  let next = 0
  return chunks.map(chunk =>
    chunk.filter(() => {
      const at = next++
      return at >= start && at < start + left.length
    }),
  )
}

/** Conditions of a search term, all of which must hold, in any order; empty if it has no letter or digit. */
export function searchConditions(term: string): SearchCondition[] {
  const all = term.split(/\s+/u).filter(chunk => piecesOf(searchLetters(chunk)).length > 0)
  const named = all.filter(chunk => !titles.has(piecesOf(searchLetters(chunk)).join('')))
  const chunks = (named.length > 0 ? named : all).slice(0, mostWords)
  const bySpelling = [0, 1].map(which =>
    chunks.map(chunk => piecesOf(spellings(chunk).at(which) ?? searchLetters(chunk))),
  )
  const [first = [], second = []] = bySpelling
  const rests = withoutForms(first)
  return first.map((chunk, index) => {
    const rest = rests[index] ?? []
    return [
      ...alternativesOf(first, index),
      ...(second[index]?.join(' ') === chunk.join(' ') ? [] : alternativesOf(second, index)),
      ...(rest.length === chunk.length ? [] : [[whole(legalForm), ...parted(rest, index === first.length - 1)]]),
    ]
  })
}
