import type { ClaimEvent } from '@redress/domain/claim/lifecycle.ts'
import type { NotificationFacts, NotificationType } from '@redress/domain/claim/notifications.ts'
import { type Cents, numberFromCents } from '@redress/domain/money/money.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { fullName, personOf } from '../accounts/people.ts'
import type { ClaimRecord } from '../claims/claim-record.ts'
import { type DefendantRecord, defendantName } from '../claims/defendants/defendant-record.ts'
import { defendantsOfClaim } from '../claims/defendants/list-defendants.ts'
import { claimOf } from '../claims/find-claim.ts'
import { filedValue } from '../claims/open-fee.ts'
import type { Context } from '../platform/context.ts'
import type { Connection } from '../platform/database/database.ts'
import { announce } from '../platform/events/live-events.ts'
import { insertNotification } from './notification-repository.ts'

export interface Occasion {
  readonly type: NotificationType
  readonly claimId: string
  readonly resolutionId?: string | null
  readonly to: readonly Party[]
  /** Whose act it was: who did it is not told of it. */
  readonly exceptUserId?: string | null
  /** What happened, where the type alone does not say it. */
  readonly event?: ClaimEvent
  /** The amount that it is about; the claim's own value where absent. */
  readonly value?: Cents | null
}

interface Recipient {
  readonly userId: string
  readonly party: Party
}

/** Tells the plaintiff, and every account that is a defendant of the claim, in the app and by e-mail. */
export async function notify(context: Context, transaction: Connection, occasion: Occasion): Promise<void> {
  const claim = await claimOf(transaction, { claim_id: occasion.claimId })
  const defendants = await defendantsOfClaim(transaction, claim.id)
  const involved = recipientsOf(claim, defendants)
  const recipients = involved.filter(
    ({ userId, party }) => occasion.to.includes(party) && userId !== occasion.exceptUserId,
  )
  const facts = await factsOf(transaction, occasion, { claim, defendants, involved })
  for (const { userId, party } of recipients) {
    const notificationId = await insertNotification(transaction, {
      user_id: userId,
      type: occasion.type,
      to_party: party,
      claim_id: claim.id,
      resolution_id: occasion.resolutionId ?? null,
      facts: JSON.stringify(facts),
      created_at: context.clock.now(),
    })
    await context.jobs.enqueue(transaction, 'send notification', { notificationId })
  }
  const userIds = recipients.map(recipient => recipient.userId)
  await announce(transaction, { userIds, topics: ['claims', 'notifications'], claimId: claim.id })
}

function recipientsOf(claim: ClaimRecord, defendants: readonly DefendantRecord[]): Recipient[] {
  const accounts = new Set(defendants.flatMap(defendant => defendant.user_id ?? []))
  return [
    { userId: claim.plaintiff_id, party: 'Plaintiff' },
    ...[...accounts].map(userId => ({ userId, party: 'Defendant' as const })),
  ]
}

interface Circumstances {
  readonly claim: ClaimRecord
  readonly defendants: readonly DefendantRecord[]
  readonly involved: readonly Recipient[]
}

async function factsOf(
  transaction: Connection,
  occasion: Occasion,
  { claim, defendants, involved }: Circumstances,
): Promise<NotificationFacts> {
  const value = occasion.value ?? filedValue(claim)
  const by = involved.find(each => each.userId === occasion.exceptUserId)
  return {
    topic: occasion.event === 'amend' ? 'CLAIM_AMENDED' : occasion.type,
    claimType: claim.type,
    plaintiff: fullName(await personOf(transaction, claim.plaintiff_id)),
    defendants: defendants.filter(defendant => defendant.company_id === null).map(defendantName),
    value: numberFromCents(value),
    currency: claim.currency,
    by: by ? { party: by.party, name: fullName(await personOf(transaction, by.userId)) } : null,
  }
}
