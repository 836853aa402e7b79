import { respellingsIn } from '../text/respelled.ts'
import type { Redaction, TakenOut } from './redactions.ts'

/** Placeholder of each redacted passage. */
export const omission = '[…]'

/** An omission in a redacted text: its offset in UTF-16 code units, and the kind of passage that it replaces. */
interface Omission {
  readonly offset: number
  readonly takenOut: TakenOut
}

export interface RedactedText {
  readonly text: string
  readonly omissions: readonly Omission[]
}

interface Range {
  readonly start: number
  end: number
  readonly takenOut: TakenOut
}

/** Ranges of a passage that match literally, overlapping ones too. */
function verbatimIn(text: string, { passage, takenOut }: Redaction): Range[] {
  const found: Range[] = []
  if (passage === '') return found
  for (let start = text.indexOf(passage); start !== -1; start = text.indexOf(passage, start + 1))
    found.push({ start, end: start + passage.length, takenOut })
  return found
}

/** Ranges of all passages in a text, literal or respelt. */
function rangesOf(text: string, redactions: readonly Redaction[]): Range[] {
  if (redactions.length === 0) return []
  const respelled = respellingsIn(
    text,
    redactions.map(({ passage }) => passage),
  )
  return redactions.flatMap((redaction, index) => [
    ...verbatimIn(text, redaction),
    ...(respelled[index] ?? []).map(span => ({ ...span, takenOut: redaction.takenOut })),
  ])
}

/**
 * A text without its redacted passages, literal or respelt. Overlapping passages become one omission. The passage
 * that begins first names it; of several, the longest, so that the order of the decisions does not matter.
 */
export function redacted(text: string, redactions: readonly Redaction[]): RedactedText {
  const found = rangesOf(text, redactions).toSorted((one, other) => one.start - other.start || other.end - one.end)
  const ranges: Range[] = []
  for (const range of found) {
    const last = ranges.at(-1)
    if (last && range.start < last.end) last.end = Math.max(last.end, range.end)
    else ranges.push({ ...range })
  }
  const omissions: Omission[] = []
  let shown = ''
  let from = 0
  for (const { start, end, takenOut } of ranges) {
    shown += text.slice(from, start)
    omissions.push({ offset: shown.length, takenOut })
    shown += omission
    from = end
  }
  return { text: shown + text.slice(from), omissions }
}

/** A redacted text for reading, with a note in each omission. */
export function withNotes({ text, omissions }: RedactedText, noteOf: (takenOut: TakenOut) => string): string {
  let read = ''
  let from = 0
  for (const { offset, takenOut } of omissions) {
    read += text.slice(from, offset) + noteOf(takenOut)
    from = offset + omission.length
  }
  return read + text.slice(from)
}
