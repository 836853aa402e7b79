import type { PayablePayment } from '@redress/contract/payments.ts'
import { isOpenPayment } from '@redress/domain/money/payments.ts'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useConfiguration } from '../../lib/configuration.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { findOnChainStatus } from '../../wallet/on-chain-status.ts'
import {
  readStoredAttempts,
  removeStoredAttempts,
  updateStoredAttempts,
  useStoredAttempts,
} from './payment-attempts.ts'
import { mayBePaid, moreAdvanced, paymentPhase } from './payment-phase.ts'
import type { PaymentSource } from './payment-source.ts'

const pollIntervals = { idle: 5_000, underWay: 2_000 } as const
/** A transaction that the server has not counted this long after it was finalized is not going to be counted. */
const countingMilliseconds = 2 * 60_000

interface Options {
  readonly payment: PayablePayment
  readonly source: PaymentSource
  readonly onPaid: (() => void) | undefined
}

/** Follows a payment: its status at the server, which counts, and on the chain, which the page shows meanwhile. */
export function usePayment({ payment: given, source, onPaid }: Options) {
  const { data: configuration } = useConfiguration()
  const queries = useQueryClient()
  const { attempt, uncounted } = useStoredAttempts(given.reference)
  const pollInterval = pollIntervals[attempt ? 'underWay' : 'idle']
  const [wasOpen] = useState(() => isOpenPayment(given.status))
  const server = useQuery({
    queryKey: source.queryKey,
    queryFn: ({ signal }) => source.fetch(signal),
    staleTime: 0,
    enabled: isOpenPayment(given.status),
    refetchInterval: ({ state }) => isOpenPayment(moreAdvanced(given, state.data).status) && pollInterval,
  })
  const payment = moreAdvanced(given, server.data)
  const processed = [...payment.signatures, ...uncounted]
  const isOwed = isOpenPayment(payment.status)
  const rpcUrl = configuration?.rpcUrl
  const chain = useQuery({
    queryKey: ['on-chain status', payment.reference, attempt?.signature, attempt?.expiresAfter, processed.join()],
    queryFn:
      rpcUrl && isOwed
        ? () => findOnChainStatus(rpcUrl, { reference: payment.reference, processed }, attempt)
        : skipToken,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: pollInterval,
  })
  const onChainStatus = chain.data
  const phase = paymentPhase({ payment, attempt, onChainStatus, processed })

  useRecordCleanup(payment, attempt?.signature, phase.kind === 'failed')
  useUncounted(
    payment,
    onChainStatus?.kind === 'confirmed' && onChainStatus.isFinalized ? onChainStatus.signature : null,
    server.dataUpdatedAt,
  )
  useOnce(phase.kind === 'paid' && wasOpen, () => {
    void queries.invalidateQueries({ queryKey: queryKeys.claims })
    onPaid?.()
  })

  return {
    payment,
    phase,
    attempt,
    processed,
    uncounted,
    configuration,
    mayPay: mayBePaid(phase) && configuration !== undefined,
    isNodeUnavailable: chain.isError && isOwed,
    isServerUnavailable: server.isError && isOwed,
  }
}

export type FollowedPayment = ReturnType<typeof usePayment>

/** Removes what the server has processed, and a failed attempt after which another payment was counted. */
function useRecordCleanup(payment: PayablePayment, signature: string | null | undefined, hasFailed: boolean): void {
  const { reference } = payment
  const isClosed = !isOpenPayment(payment.status)
  const isCounted = signature ? payment.signatures.includes(signature) : false
  const countedBefore = useRef(payment.signatures.length)
  const counted = payment.signatures.length
  useEffect(() => {
    const hasNewCredit = counted > countedBefore.current
    countedBefore.current = counted
    if (isClosed) removeStoredAttempts(reference)
    else if (isCounted || (hasFailed && hasNewCredit)) updateStoredAttempts(reference, { attempt: null })
  }, [reference, isClosed, isCounted, hasFailed, counted])
}

/** Records a finalized transaction that the server still has not counted long after. */
function useUncounted({ reference }: PayablePayment, finalizedSignature: string | null, fetchedAt: number): void {
  const first = useRef<{ signature: string; at: number } | null>(null)
  useEffect(() => {
    if (finalizedSignature === null) return
    if (first.current?.signature !== finalizedSignature)
      first.current = { signature: finalizedSignature, at: Date.now() }
    if (fetchedAt < first.current.at + countingMilliseconds) return
    const { uncounted } = readStoredAttempts(reference)
    updateStoredAttempts(reference, { attempt: null, uncounted: [...uncounted, finalizedSignature] })
  }, [reference, finalizedSignature, fetchedAt])
}

function useOnce(isDue: boolean, effect: () => void): void {
  const hasRun = useRef(false)
  useEffect(() => {
    if (!isDue || hasRun.current) return
    hasRun.current = true
    effect()
  }, [isDue, effect])
}
