import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { ErrorCode } from '@redress/contract/errors.ts'
import type { ClaimEvent } from '@redress/domain/claim/events.ts'
import { isPublic } from '@redress/domain/claim/publication.ts'
import { limits } from '@redress/domain/people/limits.ts'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { type Failure, fail, ok, type Result } from '../../platform/result.ts'
import { record } from '../act/record.ts'
import { type LockFailure, lockClaimOfParty } from '../lifecycle/lock-claim-of-party.ts'
import { type ClaimRecord, responseFacts, updateClaim } from '../repositories/claim-repository.ts'
import { accountsFor, boundBy } from '../repositories/defence.ts'
import { type DefendantRecord, findDefendantsOfClaim } from '../repositories/defendant-repository.ts'
import { findRepliesByClaim, insertReply, type ReplyRecord } from '../repositories/reply-repository.ts'
import type { ClaimOfParty } from '../views/claim-access.ts'
import { claimForParty } from '../views/claim-view.ts'

/** A public claim, locked, and what stands beside it. */
interface Published {
  readonly claim: ClaimRecord
  readonly defendants: readonly DefendantRecord[]
  readonly replies: readonly ReplyRecord[]
}

/** What is published now, for or to which defendant; `null` where it stands there already. */
interface Words {
  readonly defendantId: string
  readonly event: Extract<ClaimEvent, 'publish reply' | 'change reply' | 'answer reply'>
}

/** Publishes words beside a claim that is public; `choose` says where they belong, or refuses. */
const publish = <Refusal extends ErrorCode>(
  context: Context,
  by: ClaimOfParty,
  text: string,
  choose: (published: Published) => Words | null | Failure<Refusal>,
): Promise<Result<PartyClaim, Refusal | LockFailure | 'NOT_IN_THIS_STATE'>> =>
  inTransaction(context.database, async transaction => {
    const now = context.clock.now()
    const locked = await lockClaimOfParty(transaction, by)
    if (!locked.ok) return locked
    const { value: claim } = locked
    const { party, userId, clientId } = by
    if (!isPublic(responseFacts(claim), now)) return fail('NOT_IN_THIS_STATE')
    const defendants = await findDefendantsOfClaim(transaction, claim.id)
    const replies = (await findRepliesByClaim(transaction, [claim])).get(claim.id) ?? []
    const words = choose({ claim, defendants, replies })
    if (words && 'ok' in words) return words
    const written = words && (await write(transaction, claim, { ...words, party, userId, text, now }))
    if (words && written) {
      const happenings = [{ event: words.event, by: { party, userId } }]
      await record(context, transaction, [{ claim: written, defendants, happenings, clientId }])
    }
    return ok(await claimForParty(context, transaction, { claim: written ?? claim, party, userId }))
  })

type WrittenWords = Words & Pick<ClaimOfParty, 'party' | 'userId'> & { readonly text: string; readonly now: Date }

async function write(
  transaction: Connection,
  claim: ClaimRecord,
  { defendantId, party, userId, text, now }: WrittenWords,
): Promise<ClaimRecord> {
  await insertReply(transaction, {
    claim_id: claim.id,
    defendant_id: defendantId,
    party,
    user_id: userId,
    text,
    published_at: now,
  })
  return updateClaim(transaction, claim.id, { first_reply_at: claim.first_reply_at ?? now, updated_at: now })
}

/**
 * Publishes a reply for a defendant, or changes it: for whom the named place speaks. What stood there before is kept for
 * the parties; the same words again change nothing.
 */
export const publishReply = (
  context: Context,
  by: ClaimOfParty,
  { defendantId, text }: { readonly defendantId: string; readonly text: string },
) =>
  publish<'DEFENDANT_NOT_FOUND' | 'TOO_MANY_REPLY_VERSIONS'>(context, by, text, ({ defendants, replies }) => {
    const place = defendants.find(({ id }) => id === defendantId)
    const bound = place && boundBy(place, defendants)
    if (!bound || !accountsFor(bound, defendants).has(by.userId)) return fail('DEFENDANT_NOT_FOUND')
    const versions = replies.filter(({ defendant_id, party }) => defendant_id === bound.id && party === 'Defendant')
    if (versions.at(-1)?.text === text) return null
    if (versions.length >= limits.replyVersions) return fail('TOO_MANY_REPLY_VERSIONS')
    return { defendantId: bound.id, event: versions.length === 0 ? 'publish reply' : 'change reply' }
  })

/** Publishes the plaintiff's one answer to a reply; the same words again are the same answer. */
export const answerReply = (
  context: Context,
  by: ClaimOfParty,
  { replyId, text }: { readonly replyId: string; readonly text: string },
) =>
  publish<'REPLY_NOT_FOUND' | 'REPLY_CHANGED' | 'REPLY_ANSWERED'>(context, by, text, ({ replies }) => {
    const reply = replies.find(({ id, party }) => id === replyId && party === 'Defendant')
    if (!reply) return fail('REPLY_NOT_FOUND')
    const ofDefendant = replies.filter(({ defendant_id }) => defendant_id === reply.defendant_id)
    const answer = ofDefendant.find(({ party }) => party === 'Plaintiff')
    if (answer) return answer.text === text ? null : fail('REPLY_ANSWERED')
    if (ofDefendant.at(-1) !== reply) return fail('REPLY_CHANGED')
    return { defendantId: reply.defendant_id, event: 'answer reply' }
  })
