import { type ClaimListView, paths } from '../../lib/paths.ts'
import type { Notification } from './notifications-query.ts'

const viewOf = { Plaintiff: 'my-claims', Defendant: 'against-me' } as const satisfies Record<
  Notification['toPartyType'],
  ClaimListView
>

/** Where a notification leads: the resolution or the claim that it is about, if any. */
export function notificationLink({ claimId, resolutionId, toPartyType }: Notification): string | null {
  if (claimId === null) return null
  const view = viewOf[toPartyType]
  return resolutionId === null
    ? paths.dashboard.claim(view, claimId)
    : paths.dashboard.resolution(view, claimId, resolutionId)
}
