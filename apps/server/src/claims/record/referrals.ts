import type { Output } from '@redress/contract/endpoint.ts'
import type { getReferrals } from '@redress/contract/profile.ts'
import { claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import { isFiled } from '@redress/domain/claim/questions.ts'
import { referralCodeOf } from '../../accounts/people/people.ts'
import type { Context } from '../../adapters/context.ts'
import { pageLinks } from '../../mail/page-links.ts'
import { ok, type Result } from '../../platform/result.ts'
import { findReferredUsers } from './referral-repository.ts'

const filedStatuses = claimStatuses.filter(isFiled)

/** A user's referral link, and who registered by it, each with the status of their newest filed claim. */
export async function listReferrals(
  { database, settings }: Context,
  userId: string,
): Promise<Result<Output<typeof getReferrals>, never>> {
  const code = await referralCodeOf(database, userId)
  const referred = await findReferredUsers(database, userId, filedStatuses)
  return ok({
    link: pageLinks(settings.PUBLIC_URL).referral(code),
    list: referred.map(({ username, created_at, status }) => ({
      username,
      createdAt: created_at.toISOString(),
      ...(status && { claim: { currentStatus: status } }),
    })),
  })
}
