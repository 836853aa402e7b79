import type { getPayments, Payment } from '@redress/contract/payments.ts'
import { isOpenPayment } from '@redress/domain/money/payments.ts'
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { caller } from '../../lib/api-client.ts'
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

const fetchPayments = caller<typeof getPayments>('GET', '/v1/claims/:claimId/payments')

/** The fees of the caller's side of a claim, fetched anew each time. */
const paymentsQuery = (claimId: string) =>
  queryOptions({
    queryKey: [...queryKeys.claim(claimId), 'payments'],
    staleTime: 0,
    queryFn: ({ signal }) => fetchPayments({ params: { claimId } }, { signal }),
  })

const pollIntervals = { idle: 5_000, underWay: 2_000 } as const
/** A transaction that the server has not counted this long after it was finalized is not going to be counted. */
const countingMilliseconds = 2 * 60_000

interface Options {
  readonly payment: Payment
  readonly claimId: string
  readonly onPaid: (() => void) | undefined
}

/** Follows a payment: its status at the server, which counts, and on the chain, which the page shows meanwhile. */
export function usePayment({ payment: given, claimId, onPaid }: Options) {
  const { data: configuration } = useConfiguration()
  const queries = useQueryClient()
  const { attempt, uncounted } = useStoredAttempts(given.id)
  const pollInterval = pollIntervals[attempt ? 'underWay' : 'idle']
  const fetched = (data: { payments: readonly Payment[] } | undefined) =>
    data?.payments.find(({ id }) => id === given.id)
  const [wasOpen] = useState(() => isOpenPayment(given.status))
  const server = useQuery({
    ...paymentsQuery(claimId),
    enabled: isOpenPayment(given.status),
    refetchInterval: ({ state }) => isOpenPayment(moreAdvanced(given, fetched(state.data)).status) && pollInterval,
  })
  const payment = moreAdvanced(given, fetched(server.data))
  const processed = [...payment.signatures, ...uncounted]
  const isOwed = isOpenPayment(payment.status)
  const rpcUrl = configuration?.rpcUrl
  const chain = useQuery({
    queryKey: ['on-chain status', payment.id, attempt?.signature, attempt?.expiresAfter, processed.join()],
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
function useRecordCleanup(payment: Payment, signature: string | null | undefined, hasFailed: boolean): void {
  const { id } = payment
  const isClosed = !isOpenPayment(payment.status)
  const isCounted = signature ? payment.signatures.includes(signature) : false
  const countedBefore = useRef(payment.signatures.length)
  const counted = payment.signatures.length
  useEffect(() => {
    const hasNewCredit = counted > countedBefore.current
    countedBefore.current = counted
    if (isClosed) removeStoredAttempts(id)
    else if (isCounted || (hasFailed && hasNewCredit)) updateStoredAttempts(id, { attempt: null })
  }, [id, isClosed, isCounted, hasFailed, counted])
}

/** Records a finalized transaction that the server still has not counted long after. */
function useUncounted({ id }: Payment, finalizedSignature: string | null, fetchedAt: number): void {
  const first = useRef<{ signature: string; at: number } | null>(null)
  useEffect(() => {
    if (finalizedSignature === null) return
    if (first.current?.signature !== finalizedSignature)
      first.current = { signature: finalizedSignature, at: Date.now() }
    if (fetchedAt < first.current.at + countingMilliseconds) return
    updateStoredAttempts(id, { attempt: null, uncounted: [...readStoredAttempts(id).uncounted, finalizedSignature] })
  }, [id, finalizedSignature, fetchedAt])
}

function useOnce(isDue: boolean, effect: () => void): void {
  const hasRun = useRef(false)
  useEffect(() => {
    if (!isDue || hasRun.current) return
    hasRun.current = true
    effect()
  }, [isDue, effect])
}
