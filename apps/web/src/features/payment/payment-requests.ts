import type { getPayments } from '@redress/contract/payments.ts'
import { queryOptions } from '@tanstack/react-query'
import { caller } from '../../lib/api-client.ts'
import { queryKeys } from '../../lib/query-keys.ts'

const fetchPayments = caller<typeof getPayments>('GET', '/v1/claims/:claimId/payments')

/** The fees of the caller's side of a claim, always asked anew. */
export const paymentsQuery = (claimId: string) =>
  queryOptions({
    queryKey: [...queryKeys.claim(claimId), 'payments'],
    staleTime: 0,
    queryFn: ({ signal }) => fetchPayments({ params: { claimId } }, { signal }),
  })
