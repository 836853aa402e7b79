/** A text made by a function names its parameters, so that none of them is lost. */
function rendered(text: unknown): unknown {
  if (typeof text !== 'function') return text
  const parameters = Array.from({ length: text.length }, (_, index) => `<${index}>`)
  return text(...parameters)
}

/** Every text of a catalogue by its path. */
export function textsIn(catalogue: unknown, path: string): [path: string, text: string][] {
  const text = rendered(catalogue)
  if (typeof text === 'string') return [[path, text]]
  if (typeof text !== 'object' || text === null) return []
  return Object.entries(text).flatMap(([key, each]) => textsIn(each, `${path}.${key}`))
}

/** Number of words in the longest sentence; a parameter counts as one word. */
export const longestSentence = (text: string): number =>
  Math.max(...text.split(/(?<=[.!?])\s+/).map(sentence => sentence.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0))
