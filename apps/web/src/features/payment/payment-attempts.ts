import { useMemo, useSyncExternalStore } from 'react'
import { browserStorage } from '../../lib/browser-storage.ts'
import type { PaymentAttempt } from '../../wallet/on-chain-status.ts'

/** What the browser remembers of a payment until the server has processed it, across reloads and tabs. */
interface StoredAttempts {
  readonly attempt: PaymentAttempt | null
  /** Signatures of finalized transactions that the server did not count. */
  readonly uncounted: readonly string[]
}

type Records = Readonly<Record<string, StoredAttempts>>

const key = 'redress.payments'
/** A page that is left at once does not remove its record, so the oldest ones are dropped. */
const recordsLimit = 20
const empty: StoredAttempts = { attempt: null, uncounted: [] }

function parse(text: string | null): Records {
  if (text === null) return {}
  try {
    return JSON.parse(text) as Records
  } catch {
    return {}
  }
}

export const readStoredAttempts = (paymentId: string): StoredAttempts =>
  parse(browserStorage.read(key))[paymentId] ?? empty

export function updateStoredAttempts(paymentId: string, change: Partial<StoredAttempts>): void {
  const { [paymentId]: before = empty, ...others } = parse(browserStorage.read(key))
  const record = { ...before, ...change }
  const isEmpty = record.attempt === null && record.uncounted.length === 0
  const kept = [...Object.entries(others), ...(isEmpty ? [] : [[paymentId, record] as const])]
  browserStorage.write(key, kept.length === 0 ? null : JSON.stringify(Object.fromEntries(kept.slice(-recordsLimit))))
}

export const removeStoredAttempts = (paymentId: string): void => updateStoredAttempts(paymentId, empty)

export function useStoredAttempts(paymentId: string): StoredAttempts {
  const text = useSyncExternalStore(browserStorage.subscribe, () => browserStorage.read(key))
  return useMemo(() => parse(text)[paymentId] ?? empty, [text, paymentId])
}
