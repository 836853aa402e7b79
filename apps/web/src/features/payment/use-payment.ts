import type { Payment } from '@redress/contract/payments.ts'
import { isOpenPayment } from '@redress/domain/money/payments.ts'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useConfiguration } from '../../lib/configuration.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { lookForPayment } from '../../wallet/sighting.ts'
import { forgetAttempts, keepAttempt, readAttempt, useAttempt } from './attempt-record.ts'
import { furtherPayment, mayBePaid, paymentPhase } from './payment-phase.ts'
import { paymentsQuery } from './payment-requests.ts'

const interval = { idle: 5_000, underWay: 2_000 } as const
/** So long after a transaction was final, and the server has been asked since, it is not going to be counted. */
const judgementMilliseconds = 2 * 60_000

interface Followed {
  readonly payment: Payment
  readonly claimId: string
  readonly onPaid: (() => void) | undefined
}

/** Follows a payment, on the chain for what the page shows and at the server for what counts. */
export function usePayment({ payment: given, claimId, onPaid }: Followed) {
  const { data: configuration } = useConfiguration()
  const queries = useQueryClient()
  const { attempt, uncounted } = useAttempt(given.id)
  const pace = interval[attempt ? 'underWay' : 'idle']
  const fetched = (data: { payments: readonly Payment[] } | undefined) =>
    data?.payments.find(({ id }) => id === given.id)
  const [wasOpen] = useState(() => isOpenPayment(given.status))
  const server = useQuery({
    ...paymentsQuery(claimId),
    enabled: isOpenPayment(given.status),
    refetchInterval: ({ state }) => isOpenPayment(furtherPayment(given, fetched(state.data)).status) && pace,
  })
  const payment = furtherPayment(given, fetched(server.data))
  const judged = [...payment.signatures, ...uncounted]
  const isOwed = isOpenPayment(payment.status)
  const rpcUrl = configuration?.rpcUrl
  const chain = useQuery({
    queryKey: ['payment sighting', payment.id, attempt?.signature, attempt?.expiresAfter, judged.join()],
    queryFn:
      rpcUrl && isOwed ? () => lookForPayment(rpcUrl, { reference: payment.reference, judged }, attempt) : skipToken,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchInterval: pace,
  })
  const sighting = chain.data
  const phase = paymentPhase({ payment, attempt, sighting, judged })

  useForgetting(payment, attempt?.signature, phase.kind === 'failed')
  useUncounted(
    payment,
    sighting?.kind === 'landed' && sighting.isFinal ? sighting.signature : null,
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
    judged,
    uncounted,
    configuration,
    mayPay: mayBePaid(phase) && configuration !== undefined,
    isNodeAway: chain.isError && isOwed,
    isServerAway: server.isError && isOwed,
  }
}

export type FollowedPayment = ReturnType<typeof usePayment>

/** What the server has judged needs no remembering, nor does a failure after which money has come. */
function useForgetting(payment: Payment, signature: string | null | undefined, hasFailed: boolean): void {
  const { id } = payment
  const isOver = !isOpenPayment(payment.status)
  const isCounted = signature ? payment.signatures.includes(signature) : false
  const countedBefore = useRef(payment.signatures.length)
  const counted = payment.signatures.length
  useEffect(() => {
    const hasCome = counted > countedBefore.current
    countedBefore.current = counted
    if (isOver) forgetAttempts(id)
    else if (isCounted || (hasFailed && hasCome)) keepAttempt(id, { attempt: null })
  }, [id, isOver, isCounted, hasFailed, counted])
}

/** Notices that a final transaction stays uncounted although the server was asked long after. */
function useUncounted({ id }: Payment, finalSignature: string | null, askedAt: number): void {
  const noticed = useRef<{ signature: string; at: number } | null>(null)
  useEffect(() => {
    if (finalSignature === null) return
    if (noticed.current?.signature !== finalSignature) noticed.current = { signature: finalSignature, at: Date.now() }
    if (askedAt < noticed.current.at + judgementMilliseconds) return
    keepAttempt(id, { attempt: null, uncounted: [...readAttempt(id).uncounted, finalSignature] })
  }, [id, finalSignature, askedAt])
}

function useOnce(isDue: boolean, act: () => void): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (!isDue || isDone.current) return
    isDone.current = true
    act()
  }, [isDue, act])
}
