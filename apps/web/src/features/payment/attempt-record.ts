import { useMemo, useSyncExternalStore } from 'react'
import { keptText } from '../../lib/kept-text.ts'
import type { Attempt } from '../../wallet/sighting.ts'

/** What the browser remembers of a payment until the server has judged it, through reloads and in every tab. */
export interface AttemptRecord {
  readonly attempt: Attempt | null
  /** Transactions that arrived and that the server did not count. */
  readonly uncounted: readonly string[]
}

const blank: AttemptRecord = { attempt: null, uncounted: [] }
const keyOf = (paymentId: string) => `redress.payment.${paymentId}`

function parse(text: string | null): AttemptRecord {
  if (text === null) return blank
  try {
    return { ...blank, ...(JSON.parse(text) as Partial<AttemptRecord>) }
  } catch {
    return blank
  }
}

export const readAttempt = (paymentId: string): AttemptRecord => parse(keptText.read(keyOf(paymentId)))

export function keepAttempt(paymentId: string, change: Partial<AttemptRecord>): void {
  const record = { ...readAttempt(paymentId), ...change }
  const isBlank = record.attempt === null && record.uncounted.length === 0
  keptText.write(keyOf(paymentId), isBlank ? null : JSON.stringify(record))
}

export function forgetAttempts(paymentId: string): void {
  keptText.write(keyOf(paymentId), null)
}

export function useAttempt(paymentId: string): AttemptRecord {
  const text = useSyncExternalStore(keptText.subscribe, () => keptText.read(keyOf(paymentId)))
  return useMemo(() => parse(text), [text])
}
