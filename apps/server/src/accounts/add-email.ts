import { errors } from '@redress/contract/errors.ts'
import type { User } from '@redress/contract/users.ts'
import { isDefendantOfOwnClaim } from '../claims/defendants/own-claim.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database/database.ts'
import { announce } from '../platform/events/live-events.ts'
import { fail, ok, type Result } from '../platform/result.ts'
import { insertEmail } from './email-repository.ts'
import { releaseAbandoned } from './release-abandoned.ts'
import { presentEmail } from './user-presenter.ts'

const refused = <Code extends 'EMAIL_TAKEN' | 'OWN_CLAIM'>(code: Code) =>
  fail(code, [{ path: 'email', message: errors[code].text }])

/** Adds an address, to which a verification link is sent. */
export const addEmail = (
  context: Context,
  { userId, address }: { userId: string; address: string },
): Promise<Result<User['emails'][number], 'EMAIL_TAKEN' | 'OWN_CLAIM'>> =>
  inTransaction(context.database, async transaction => {
    if (await isDefendantOfOwnClaim(transaction, { userId, address })) return refused('OWN_CLAIM')
    await releaseAbandoned(context, transaction, { address })
    const email = await insertEmail(transaction, {
      user_id: userId,
      address,
      is_registration: false,
      is_primary: false,
      created_at: context.clock.now(),
    })
    if (!email) return refused('EMAIL_TAKEN')
    await context.jobs.enqueue(transaction, 'send confirmation link', { emailId: email.id })
    await announce(transaction, { userIds: [userId], topics: ['account'] })
    return ok(presentEmail(email))
  })
