import type { Context } from '../adapters/context.ts'
import { startLoop } from '../platform/jobs/background-loop.ts'
import { addCursors, claimCursor, releaseCursor } from './chain-cursor-repository.ts'
import { ChainPatience } from './chain-patience.ts'
import { checkCluster } from './check-cluster.ts'
import { JudgedSignatures } from './judged-signatures.ts'
import { lookAtPayment } from './look-at-payment.ts'
import type { PaymentRecord } from './payment-record.ts'
import { sweepRecipient } from './sweep-recipient.ts'
import { pauseBeforeLook, pauseBetweenSweeps } from './watch-schedule.ts'
import { claimDuePayments, setNextLook } from './watched-payment-repository.ts'

/** For how long a piece of work belongs to the process that took it, should that process die. */
const holdMilliseconds = 60_000
const lookedAtAtOnce = 4
const longestPause = 1_000
/** A node tells of a transaction a little before it lists it. */
const pausesAfterHint = [100, 100, 250, 500, 1_000] as const
const pauseAfterWrongCluster = 5_000
/** While the node cannot tell about what it names. */
const pauseWhileWaiting = 1_000

/**
 * Follows the chain in the background: at each sign of life the recipients' histories, and by the clock these and each
 * payment's own reference. Several server processes share the work; one that cannot reach the node leaves it to them.
 */
export async function watchPayments(context: Context): Promise<{ stop(): Promise<void> }> {
  const { chain, database, log, settings } = context
  if (!settings.PAYMENT_RECIPIENT) throw new Error('The start has not filled in PAYMENT_RECIPIENT')
  const recipients = await addCursors(database, settings.PAYMENT_RECIPIENT)
  const stopping = new AbortController()
  const { signal } = stopping
  const patience = new ChainPatience(log)
  const judged = new JudgedSignatures()
  /** How often each recipient was swept in vain since the last hint. */
  const hints = new Map<string, number>()
  let isRightCluster = false
  let checking: Promise<unknown> | null = null

  const check = () =>
    patience.ask(async () => {
      const wrong = await checkCluster(context)
      if (wrong) {
        log.fatal(wrong)
        patience.rest(pauseAfterWrongCluster)
      }
      isRightCluster = wrong === null
    })

  /** Whether the node may be asked now: it is not left alone, and belongs to the cluster that is set. */
  async function mayAsk(): Promise<boolean> {
    if (patience.remaining() > 0) return false
    if (isRightCluster) return true
    checking ??= check().finally(() => {
      checking = null
    })
    await checking
    return isRightCluster
  }

  /** What comes back after an outage may be another node: one small question, for all, goes before the next ones. */
  async function ask(act: () => Promise<void>): Promise<boolean> {
    const isDone = await patience.ask(act)
    if (!isDone) isRightCluster = false
    return isDone
  }

  async function sweep(address: string): Promise<void> {
    const isHinted = hints.has(address)
    const cursor = await claimCursor(database, address, { holdMilliseconds, isHinted })
    if (!cursor) return
    let pause = 0
    try {
      const attempts = hints.get(address)
      hints.delete(address)
      const isDone = await ask(async () => {
        const count = await sweepRecipient(context, judged, cursor, { holdMilliseconds, signal })
        const isInVain = attempts !== undefined && count === 0 && attempts + 1 < pausesAfterHint.length
        if (isInVain && !hints.has(address)) hints.set(address, attempts + 1)
      })
      if (isDone) pause = judged.isWaiting ? pauseWhileWaiting : pauseBetweenSweeps
    } finally {
      await releaseCursor(database, address, pause)
    }
  }

  async function look(payment: PaymentRecord): Promise<void> {
    let pause: number | null = 0
    try {
      const isDone = await ask(() => lookAtPayment(context, judged, payment, signal))
      if (isDone) pause = pauseBeforeLook(payment, context.clock.now())
    } finally {
      await setNextLook(database, payment.id, pause)
    }
  }

  const sweeps = startLoop(
    'sweep recipients',
    async () => {
      if (!(await mayAsk())) return Math.min(patience.remaining(), longestPause)
      for (const address of recipients) if (await mayAsk()) await sweep(address)
      const attempts = Math.min(...hints.values())
      return pausesAfterHint[attempts] ?? longestPause
    },
    log,
  )
  const looks = startLoop(
    'look at payments',
    async () => {
      if (!(await mayAsk())) return Math.min(patience.remaining(), longestPause)
      const due = await claimDuePayments(database, { holdMilliseconds, limit: lookedAtAtOnce })
      await Promise.all(due.map(look))
      return due.length < lookedAtAtOnce ? longestPause : 0
    },
    log,
  )
  const unsubscribe = recipients.map(address =>
    chain.subscribe(address, () => {
      hints.set(address, 0)
      sweeps.wake()
    }),
  )
  return {
    async stop() {
      stopping.abort()
      for (const end of unsubscribe) end()
      await Promise.all([sweeps.stop(), looks.stop()])
    },
  }
}
