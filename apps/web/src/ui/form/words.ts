/** What is typed into a form, by its fields. Where the fields lie deeper, by the first part of their names. */
export type Words = Readonly<Record<string, unknown>>

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''
const isList = (value: unknown): value is Words => typeof value === 'object' && value !== null

/** Whether two values of a field say the same: nothing is nothing, and blanks around a text do not count. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other)
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim()
  if (!isList(one) || !isList(other)) return Object.is(one, other)
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every(name => isSame(one[name], other[name]))
}

/** The values that differ from what the form begins with, without the fields that are not kept. */
export function wordsIn(values: Words, begun: Words, unkept: ReadonlySet<string>): Words {
  const isWord = ([name, value]: [string, unknown]) => !unkept.has(name) && !isSame(value, begun[name])
  return Object.fromEntries(
    Object.entries(values)
      .filter(isWord)
      .map(([name, value]) => [name, value ?? '']),
  )
}

export const asText = (words: Words): string | null => (Object.keys(words).length === 0 ? null : JSON.stringify(words))

export function asWords(text: string | null): Words {
  try {
    const words: unknown = JSON.parse(text ?? '{}')
    return isList(words) && !Array.isArray(words) ? words : {}
  } catch {
    return {}
  }
}
