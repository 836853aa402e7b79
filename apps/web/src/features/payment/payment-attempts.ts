import { useMemo, useSyncExternalStore } from 'react'
import { browserStorage } from '../../lib/browser-storage.ts'
import type { PaymentAttempt } from '../../wallet/on-chain-status.ts'

/**
 * Attempts of one payment, stored by its reference until the server has processed it. All tabs share them, and they
 * survive a reload.
 */
interface StoredAttempts {
  readonly attempt: PaymentAttempt | null
  /** Signatures of finalized transactions that the server did not count. */
  readonly uncounted: readonly string[]
}

type Records = Readonly<Record<string, StoredAttempts>>

const key = 'redress.payments'
/**
 * Maximum number of stored payments. The oldest are dropped, because a page that is closed at once leaves its record.
 */
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

export const readStoredAttempts = (reference: string): StoredAttempts =>
  parse(browserStorage.read(key))[reference] ?? empty

export function updateStoredAttempts(reference: string, change: Partial<StoredAttempts>): void {
  const { [reference]: before = empty, ...others } = parse(browserStorage.read(key))
  const record = { ...before, ...change }
  const isEmpty = record.attempt === null && record.uncounted.length === 0
  const kept = [...Object.entries(others), ...(isEmpty ? [] : [[reference, record] as const])]
  browserStorage.write(key, kept.length === 0 ? null : JSON.stringify(Object.fromEntries(kept.slice(-recordsLimit))))
}

export const removeStoredAttempts = (reference: string): void => updateStoredAttempts(reference, empty)

export function useStoredAttempts(reference: string): StoredAttempts {
  const text = useSyncExternalStore(browserStorage.subscribe, () => browserStorage.read(key))
  return useMemo(() => parse(text)[reference] ?? empty, [text, reference])
}
