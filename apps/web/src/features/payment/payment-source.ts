import type { getPayments, getPublicPayment, PayablePayment } from '@redress/contract/payments.ts'
import { queryOptions } from '@tanstack/react-query'
import { caller } from '../../lib/api-client.ts'
import { queryKeys } from '../../lib/query-keys.ts'

const fetchPayments = caller<typeof getPayments>('GET', '/v1/claims/:claimId/payments')
const fetchPublicPayment = caller<typeof getPublicPayment>('GET', '/v1/payments/:publicId')

/** Query that refetches a payment while the page follows it. */
export interface PaymentSource {
  readonly queryKey: readonly string[]
  readonly fetch: (signal: AbortSignal) => Promise<PayablePayment | null>
}

/** The payment as a party of its claim fetches it. */
export const paymentOfClaim = (claimId: string, publicId: string): PaymentSource => ({
  queryKey: [...queryKeys.claim(claimId), 'payments', publicId],
  fetch: async signal => {
    const { payments } = await fetchPayments({ params: { claimId } }, { signal })
    return payments.find(payment => payment.publicId === publicId) ?? null
  },
})

/** The payment as anybody with its link fetches it. */
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
