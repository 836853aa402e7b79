import type { getInvitedDefendant } from '@redress/contract/auth.ts'
import { queryOptions } from '@tanstack/react-query'
import { caller } from '../../lib/api-client.ts'

const fetchInvitedDefendant = caller<typeof getInvitedDefendant>('GET', '/v1/auth/defendants/:redeemCode')

export type InvitedDefendant = Awaited<ReturnType<typeof fetchInvitedDefendant>>

/** What the plaintiff stated of the defendant whom the code invites. */
export const invitedDefendantQuery = (redeemCode: string) =>
  queryOptions({
    queryKey: ['invited-defendant', redeemCode],
    queryFn: ({ signal }) => fetchInvitedDefendant({ params: { redeemCode } }, { signal }),
  })
