import { setTimeout as delay } from 'node:timers/promises'
import type { Address, createSolanaRpcSubscriptions } from '@solana/kit'

type Subscriptions = ReturnType<typeof createSolanaRpcSubscriptions>

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

/** Follows the address until the signal aborts, connecting anew for as long as that takes. */
export async function followActivity(
  subscriptions: Subscriptions,
  address: Address,
  onActivity: () => void,
  abortSignal: AbortSignal,
): Promise<void> {
  let pause = FIRST_PAUSE_MS
  while (!abortSignal.aborted) {
    try {
      const notifications = await subscriptions
        .logsNotifications({ mentions: [address] }, { commitment: 'finalized' })
        .subscribe({ abortSignal })
      pause = FIRST_PAUSE_MS
      const iterator = notifications[Symbol.asyncIterator]()
      let next = iterator.next()
      onActivity()
      while (!(await next).done) {
        next = iterator.next()
        onActivity()
      }
    } catch {
      // The connection is lost: the pause below precedes the next one.
    }
    await delay(pause, undefined, { signal: abortSignal, ref: false }).catch(() => {})
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }
}
