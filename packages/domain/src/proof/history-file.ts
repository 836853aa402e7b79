import { anchoredIn } from './anchors.ts'
import { digestOf } from './digest.ts'

/** A payment in the file, for comparison with its transactions on the chain. */
export interface FiledPayment {
  readonly payment: string
  readonly recipient: string
  readonly reference: string
  readonly memo: string
}

/** A row of the history, as the bytes that are hashed hold it. Amounts are in cents. */
export interface HistoryEntry {
  /** The SHA-256 of the entry before; `null` of the first. */
  readonly previous: string | null
  readonly claim: string
  readonly event: string
  /** `null`: Redress, when a time was over. */
  readonly party: string | null
  /** Zero where nothing had to be paid; `null` where it is about no fee. */
  readonly feeCents: number | null
  /** When it happened, in ISO 8601. */
  readonly at: string
}

interface HistoryFacts {
  readonly claim: string
  /** The address of the installation. */
  readonly site: string
  /** Oldest first, each as the bytes that were hashed when it was written. */
  readonly entries: readonly string[]
  readonly payments: readonly FiledPayment[]
}

const format = 'Redress claim history 1'

/**
 * History of a claim as a JSON Lines file: a head, the entries as written, the payments, and the SHA-256 of all
 * lines above.
 */
export async function historyFile({ claim, site, entries, payments }: HistoryFacts): Promise<string> {
  const head = JSON.stringify({ format, claim, site, entries: entries.length })
  const above = [head, ...entries, ...payments.map(each => JSON.stringify(each))].map(line => `${line}\n`).join('')
  return `${above}${await lastLine(above)}`
}

const lastLine = async (above: string): Promise<string> =>
  `${JSON.stringify({ sha256: await digestOf(above, 'SHA-256') })}\n`

/**
 * A payment that anchors the history. `covers` is the number of entries when it was opened; `null` if its memo names
 * no history.
 */
export interface AnchoringPayment extends FiledPayment {
  readonly covers: number | null
}

export type HistoryCheck =
  | { readonly kind: 'no history' }
  | { readonly kind: 'altered' }
  | {
      readonly kind: 'intact'
      readonly claim: string
      readonly site: string
      readonly entries: readonly HistoryEntry[]
      readonly payments: readonly AnchoringPayment[]
    }

const altered: HistoryCheck = { kind: 'altered' }

/** Checks a file by itself: its digest, the hash chain of its entries, and the anchors of its payments. */
export async function checkHistoryFile(file: Uint8Array): Promise<HistoryCheck> {
  const text = textOf(file)
  if (!text?.includes(format.slice(0, -2))) return { kind: 'no history' }
  const lines = text.split('\n')
  const above = lines
    .slice(0, -2)
    .map(line => `${line}\n`)
    .join('')
  if (text !== `${above}${await lastLine(above)}`) return altered
  try {
    return await checkLines(lines.slice(0, -2))
  } catch {
    return altered
  }
}

/** The text of a file, decoded strictly; `null` if it is no text. */
function textOf(file: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file)
  } catch {
    return null
  }
}

const areTexts = (...values: readonly unknown[]): boolean => values.every(value => typeof value === 'string')

async function checkLines([first = '', ...rest]: readonly string[]): Promise<HistoryCheck> {
  const head = JSON.parse(first) as { readonly claim: string; readonly site: string; readonly entries: number }
  if (!areTexts(head.claim, head.site)) return altered
  const written = rest.slice(0, head.entries)
  const digests: string[] = []
  const entries: HistoryEntry[] = []
  for (const line of written) {
    const entry = JSON.parse(line) as HistoryEntry
    if (!areTexts(entry.claim, entry.event, entry.at, entry.party ?? '')) return altered
    if (entry.previous !== (digests.at(-1) ?? null) || entry.claim !== head.claim) return altered
    digests.push(await digestOf(line, 'SHA-256'))
    entries.push(entry)
  }
  const payments: AnchoringPayment[] = []
  for (const line of rest.slice(head.entries)) {
    const payment = JSON.parse(line) as FiledPayment
    if (!areTexts(payment.payment, payment.recipient, payment.reference, payment.memo)) return altered
    const anchored = anchoredIn(payment.memo, 'history')
    const covers = anchored === null ? null : digests.indexOf(anchored) + 1
    if (covers === 0) return altered
    payments.push({ ...payment, covers })
  }
  if (written.length !== head.entries) return altered
  return { kind: 'intact', claim: head.claim, site: head.site, entries, payments }
}
