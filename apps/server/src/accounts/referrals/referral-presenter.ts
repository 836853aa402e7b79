import type { Output } from '@redress/contract/endpoint.ts'
import type { getReferrals } from '@redress/contract/profile.ts'
import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'

interface Referred {
  readonly username: string
  readonly created_at: Date
  readonly status: ClaimStatus | null
}

export const presentReferral = (user: Referred): Output<typeof getReferrals>['list'][number] => ({
  username: user.username,
  createdAt: user.created_at.toISOString(),
  ...(user.status && { claim: { currentStatus: user.status } }),
})
