const shown = 8

/** As much of an id as people are shown (specification section 9). */
export const shortId = (id: string): string => id.slice(0, shown)

const lookAlikes: Readonly<Record<string, string>> = { i: '1', l: '1', o: '0' }

/** A claim's number as people type it, back to its one form; `null` where it cannot be one. The whole id will do. */
export function normaliseShortId(text: string): string | null {
  const letters = [...text.toLowerCase().replace(/[\s#-]/g, '')].map(letter => lookAlikes[letter] ?? letter).join('')
  return /^(?:[0-9a-f]{8}|[0-9a-f]{32})$/.test(letters) ? letters.slice(0, shown) : null
}
