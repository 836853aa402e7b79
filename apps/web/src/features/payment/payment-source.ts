import type { getPayments, getPublicPayment, PayablePayment } from '@redress/contract/payments.ts'
import { queryOptions } from '@tanstack/react-query'
import { caller } from '../../lib/api-client.ts'
import { queryKeys } from '../../lib/query-keys.ts'

const fetchPayments = caller<typeof getPayments>('GET', '/v1/claims/:claimId/payments')
const fetchPublicPayment = caller<typeof getPublicPayment>('GET', '/v1/payments/:publicId')

/** Where a payment is fetched again while it is followed. */
export interface PaymentSource {
  readonly queryKey: readonly string[]
  readonly fetch: (signal: AbortSignal) => Promise<PayablePayment | null>
}

/** For a party of the claim. */
export const paymentOfClaim = (claimId: string, publicId: string): PaymentSource => ({
  queryKey: [...queryKeys.claim(claimId), 'payments', publicId],
  fetch: async signal => {
    const { payments } = await fetchPayments({ params: { claimId } }, { signal })
    return payments.find(payment => payment.publicId === publicId) ?? null
  },
})

/** For whoever was given the payment's link. */
export const publicPaymentQuery = (publicId: string) =>
  queryOptions({
    queryKey: ['payments', publicId],
    staleTime: 0,
    queryFn: ({ signal }) => fetchPublicPayment({ params: { publicId } }, { signal }),
  })

export const paymentByLink = (publicId: string): PaymentSource => ({
  queryKey: ['payments', publicId],
  fetch: signal => fetchPublicPayment({ params: { publicId } }, { signal }),
})
