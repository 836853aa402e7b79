import { useMemo, useSyncExternalStore } from 'react'
import { browserStorage } from '../../lib/browser-storage.ts'
import type { Attempt } from '../../wallet/sighting.ts'

/** What the browser remembers of a payment until the server has judged it, through reloads and in every tab. */
export interface AttemptRecord {
  readonly attempt: Attempt | null
  /** Transactions that arrived and that the server did not count. */
  readonly uncounted: readonly string[]
}

type Records = Readonly<Record<string, AttemptRecord>>

const key = 'redress.payments'
/** A page that is left as soon as its payment is confirmed forgets nothing itself: the oldest make room. */
const mostRecords = 20
const blank: AttemptRecord = { attempt: null, uncounted: [] }

function parse(text: string | null): Records {
  if (text === null) return {}
  try {
    return JSON.parse(text) as Records
  } catch {
    return {}
  }
}

export const readAttempt = (paymentId: string): AttemptRecord => parse(browserStorage.read(key))[paymentId] ?? blank

export function keepAttempt(paymentId: string, change: Partial<AttemptRecord>): void {
  const { [paymentId]: before = blank, ...others } = parse(browserStorage.read(key))
  const record = { ...before, ...change }
  const isBlank = record.attempt === null && record.uncounted.length === 0
  const kept = [...Object.entries(others), ...(isBlank ? [] : [[paymentId, record] as const])]
  browserStorage.write(key, kept.length === 0 ? null : JSON.stringify(Object.fromEntries(kept.slice(-mostRecords))))
}

export const forgetAttempts = (paymentId: string): void => keepAttempt(paymentId, blank)

export function useAttempt(paymentId: string): AttemptRecord {
  const text = useSyncExternalStore(browserStorage.subscribe, () => browserStorage.read(key))
  return useMemo(() => parse(text)[paymentId] ?? blank, [text, paymentId])
}
