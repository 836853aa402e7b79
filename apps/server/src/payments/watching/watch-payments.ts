import type { PaymentRecord } from '../../platform/database/schema.ts'
import { startLoop } from '../../platform/jobs/background-loop.ts'
import type { PaymentsContext } from '../payment-ports.ts'
import { ChainBackoff } from './chain-backoff.ts'
import { checkCluster } from './check-cluster.ts'
import { paymentPollDelay, pollPayment, pollRecipient, recipientPollDelay } from './poll-payments.ts'
import {
  addRecipientCursors,
  findNextLook,
  leaseDuePayments,
  leaseRecipient,
  releasePayment,
  releaseRecipient,
  renewLeases,
} from './poll-repository.ts'
import { SignatureTracker } from './signature-tracker.ts'

/**
 * Expiry of a lease. A running poll renews its own, so that what a killed process held is polled no later than a
 * recipient at rest.
 */
const leaseMilliseconds = recipientPollDelay
const renewalMilliseconds = leaseMilliseconds / 4
const paymentsAtOnce = 4
const longestDelay = 1_000
/**
 * Longest pause while no payment is due. An act on a claim ends it; if its announcement is lost, the payment waits
 * this long.
 */
const longestRest = 30_000
/** A node announces a transaction shortly before it lists it: delays of the polls until it does. */
const delaysAfterActivity = [100, 100, 250, 500, 1_000] as const
const delayAfterWrongCluster = 5_000
/** Delay while listed transactions could not be processed yet. */
const delayWithRemaining = 1_000

/**
 * Watches the chain in the background: polls the recipients' histories when the node announces activity, and these and
 * each payment's reference at intervals. Server processes share the work; one that cannot reach the node leaves it to
 * the others.
 */
export async function watchPayments(context: PaymentsContext): Promise<{ stop(): Promise<void> }> {
  const { chain, database, live, log, settings } = context
  if (!settings.PAYMENT_RECIPIENT) throw new Error('The start has not filled in PAYMENT_RECIPIENT')
  const recipients = await addRecipientCursors(database, settings.PAYMENT_RECIPIENT)
  const stopping = new AbortController()
  const { signal } = stopping
  const backoff = new ChainBackoff(log)
  const tracker = new SignatureTracker()
  /** Polls without a result since the last activity, by recipient. */
  const activity = new Map<string, number>()
  /** Recipients and payments that this process polls now. */
  const polledAddresses = new Set<string>()
  const polledPayments = new Set<string>()
  let isRightCluster = false
  let checking: Promise<unknown> | null = null

  const checkClusterOnce = () =>
    backoff.run(async () => {
      const mismatch = await checkCluster(context)
      if (mismatch) {
        log.fatal(mismatch)
        backoff.holdOff(delayAfterWrongCluster)
      }
      isRightCluster = mismatch === null
    })

  /** True if the node may be called: no backoff is pending, and its cluster is the configured one. */
  async function isReady(): Promise<boolean> {
    if (backoff.remaining() > 0) return false
    if (isRightCluster) return true
    checking ??= checkClusterOnce().finally(() => {
      checking = null
    })
    await checking
    return isRightCluster
  }

  /**
   * Another node may answer after an outage, so the cluster is checked again, by one small request before all others.
   */
  async function request(requests: () => Promise<void>): Promise<boolean> {
    const isDone = await backoff.run(requests)
    if (!isDone) isRightCluster = false
    return isDone
  }

  /** @returns milliseconds until the next poll, unless the node announces a transaction */
  async function pollOneRecipient(address: string): Promise<number> {
    const cursor = await leaseRecipient(database, address, { leaseMilliseconds, isDue: activity.has(address) })
    if (!cursor) return longestDelay
    polledAddresses.add(address)
    let isDone = false
    let delay = 0
    try {
      const emptyPolls = activity.get(address)
      activity.delete(address)
      isDone = await request(async () => {
        const progress = await pollRecipient(context, tracker, cursor, signal)
        if (!progress.hasMore) delay = progress.remaining > 0 ? delayWithRemaining : recipientPollDelay
        const isEmpty =
          emptyPolls !== undefined && progress.processed === 0 && emptyPolls + 1 < delaysAfterActivity.length
        if (isEmpty && !activity.has(address)) activity.set(address, emptyPolls + 1)
      })
    } finally {
      polledAddresses.delete(address)
      await releaseRecipient(database, address, delay)
    }
    return isDone ? delay : longestDelay
  }

  async function pollOnePayment(payment: PaymentRecord): Promise<void> {
    let delay: number | null = 0
    polledPayments.add(payment.id)
    try {
      await request(async () => {
        const progress = await pollPayment(context, tracker, payment, signal)
        delay = paymentPollDelay(payment, { ...progress, now: context.clock.now() })
      })
    } finally {
      polledPayments.delete(payment.id)
      await releasePayment(database, payment.id, delay)
    }
  }

  const recipientPolls = startLoop(
    'poll recipients',
    async () => {
      if (!(await isReady())) return Math.min(backoff.remaining(), longestDelay)
      const delays: number[] = []
      for (const address of recipients) delays.push((await isReady()) ? await pollOneRecipient(address) : longestDelay)
      const emptyPolls = Math.min(...activity.values())
      return Math.min(...delays, delaysAfterActivity[emptyPolls] ?? recipientPollDelay)
    },
    log,
  )
  /** Running polls. A slow one takes up one place, and delays no other. */
  const polls = new Set<Promise<void>>()
  /** True if a payment may have become due, or a place free, since the last lease. */
  let hasNews = false
  let isResting = false
  function leaseSoon(): void {
    hasNews = true
    if (isResting) paymentPolls.wake()
  }
  function startPoll(payment: PaymentRecord): void {
    const poll = pollOnePayment(payment)
      .catch(error => log.error({ error, payment: payment.id }, 'the poll of a payment failed and will run again'))
      .finally(() => {
        polls.delete(poll)
        leaseSoon()
      })
    polls.add(poll)
  }
  const paymentPolls = startLoop(
    'poll payments',
    async () => {
      isResting = false
      if (!(await isReady())) return Math.min(backoff.remaining(), longestDelay)
      const hadNews = hasNews
      hasNews = false
      const free = paymentsAtOnce - polls.size
      const due = free === 0 ? [] : await leaseDuePayments(database, { leaseMilliseconds, limit: free })
      due.forEach(startPoll)
      isResting = due.length === free
      if (isResting || hadNews || due.length > 0) return longestDelay
      const next = (await findNextLook(database)) ?? longestRest
      isResting = !hasNews
      return isResting && next > 0 ? Math.min(next, longestRest) : longestDelay
    },
    log,
  )
  const renewals = startLoop(
    'renew leases',
    async () => {
      await renewLeases(
        database,
        { addresses: [...polledAddresses], paymentIds: [...polledPayments] },
        leaseMilliseconds,
      )
      return renewalMilliseconds
    },
    log,
  )
  const unsubscribe = [
    // Payments are opened by acts on claims, which are announced to pages.
    live.onNews(leaseSoon),
    ...recipients.map(address =>
      chain.subscribe(address, () => {
        activity.set(address, 0)
        recipientPolls.wake()
      }),
    ),
  ]
  return {
    async stop() {
      stopping.abort()
      for (const end of unsubscribe) end()
      await Promise.all([recipientPolls.stop(), paymentPolls.stop()])
      await Promise.all(polls)
      await renewals.stop()
    },
  }
}
