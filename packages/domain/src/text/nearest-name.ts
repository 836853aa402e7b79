import { foldedWords } from './folded.ts'

/** Number of typing errors accepted in a word: a letter too many, too few, replaced, or two exchanged. */
const mostSlips = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** The slips between two words, or as many as `most` allows and one more: the optimal string alignment distance. */
function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let [beforeLast, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next[column] = Math.min(
        (last?.[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last?.[column - 1] ?? 0) + (isSame ? 0 : 1),
        isExchanged ? (beforeLast?.[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    ;[beforeLast, last] = [last, next]
  }
  return last?.at(-1) ?? 0
}

/** Number of typing errors between the words of a term and those of a name; `null` if a word is too different. */
function slipsTo(words: readonly string[], name: string): number | null {
  const named = foldedWords(name)
  let sum = 0
  for (const word of words) {
    const most = mostSlips(word)
    const slips = Math.min(...named.map(each => slipsBetween(word, each, most)))
    if (slips > most) return null
    sum += slips
  }
  return sum
}

/** The name closest to a mistyped term, the first of equals; `null` if none is close. */
export function nearestName(term: string, names: readonly string[]): string | null {
  const words = foldedWords(term)
  if (words.length === 0) return null
  const near = names.flatMap(name => {
    const slips = slipsTo(words, name)
    return slips === null ? [] : [{ name, slips }]
  })
  const fewest = Math.min(...near.map(({ slips }) => slips))
  return near.find(({ slips }) => slips === fewest)?.name ?? null
}
