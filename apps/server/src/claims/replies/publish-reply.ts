import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { ErrorCode } from '@redress/contract/errors.ts'
import type { ClaimEvent } from '@redress/domain/claim/events.ts'
import { isPublic } from '@redress/domain/claim/publication.ts'
import { limits } from '@redress/domain/people/limits.ts'
import type { Context } from '../../adapters/context.ts'
import { type Failure, fail, ok, type Result } from '../../platform/result.ts'
import { type ActingParty, changeClaim, present } from '../act/change-claim.ts'
import type { ClaimState } from '../act/claim-state.ts'
import type { Act } from '../act/record.ts'
import { responseFacts, updateClaim } from '../repositories/claim-repository.ts'
import { accountsFor, boundBy } from '../repositories/defence.ts'
import type { DefendantRecord } from '../repositories/defendant-repository.ts'
import { findRepliesByClaim, insertReply, type ReplyRecord } from '../repositories/reply-repository.ts'

/** A locked public claim and the replies beside it. */
interface Published {
  readonly defendants: readonly DefendantRecord[]
  readonly replies: readonly ReplyRecord[]
}

/** Event that publishes the text, and the defendant whose thread it belongs to. */
interface Words {
  readonly defendantId: string
  readonly event: Extract<ClaimEvent, 'publish reply' | 'change reply' | 'answer reply'>
}

type Choose<Refusal extends ErrorCode> = (published: Published) => Words | null | Failure<Refusal>

/** Words to be published beside a claim that is public: `choose` says where they belong, or refuses. */
interface Publishing<Refusal extends ErrorCode> {
  readonly text: string
  readonly choose: Choose<Refusal>
}

/** Publishes a text and returns the claim. */
export async function publish<Refusal extends ErrorCode>(
  { context, transaction, news }: Act,
  state: ClaimState,
  { party, userId, clientId }: ActingParty,
  { text, choose }: Publishing<Refusal>,
): Promise<Result<ClaimState, Refusal | 'NOT_IN_THIS_STATE'>> {
  const { claim, defendants } = state
  const now = context.clock.now()
  if (!isPublic(responseFacts(claim), now)) return fail('NOT_IN_THIS_STATE')
  const replies = (await findRepliesByClaim(transaction, [claim])).get(claim.id) ?? []
  const words = choose({ defendants, replies })
  if (!words) return ok(state)
  if ('ok' in words) return words
  await insertReply(transaction, {
    claim_id: claim.id,
    defendant_id: words.defendantId,
    party,
    user_id: userId,
    text,
    published_at: now,
  })
  const changes = { first_reply_at: claim.first_reply_at ?? now, updated_at: now }
  const after = { ...state, claim: await updateClaim(transaction, claim.id, changes) }
  news.push({ state: after, happenings: [{ event: words.event, by: { party, userId } }], clientId })
  return ok(after)
}

const publishAs = <Refusal extends ErrorCode>(context: Context, by: ActingParty, publishing: Publishing<Refusal>) =>
  changeClaim<PartyClaim, Refusal | 'NOT_IN_THIS_STATE'>(context, by, async (act, state) => {
    const published = await publish(act, state, by, publishing)
    return published.ok ? ok(await present(act, published.value, by)) : published
  })

/**
 * Publishes or changes the reply for the defendant of a seat. The parties can read earlier versions; the same text
 * again changes nothing.
 */
export const replying = (
  { userId }: Pick<ActingParty, 'userId'>,
  { defendantId, text }: { readonly defendantId: string; readonly text: string },
): Publishing<'DEFENDANT_NOT_FOUND' | 'TOO_MANY_REPLY_VERSIONS'> => ({
  text,
  choose({ defendants, replies }) {
    const defendant = defendants.find(({ id }) => id === defendantId)
    const bound = defendant && boundBy(defendant, defendants)
    if (!bound || !accountsFor(bound, defendants).has(userId)) return fail('DEFENDANT_NOT_FOUND')
    const versions = replies.filter(({ defendant_id, party }) => defendant_id === bound.id && party === 'Defendant')
    if (versions.at(-1)?.text === text) return null
    if (versions.length >= limits.replyVersions) return fail('TOO_MANY_REPLY_VERSIONS')
    return { defendantId: bound.id, event: versions.length === 0 ? 'publish reply' : 'change reply' }
  },
})

/** Publishes a reply in the name of a defendant. */
export const publishReply = (
  context: Context,
  by: ActingParty,
  reply: { readonly defendantId: string; readonly text: string },
) => publishAs(context, by, replying(by, reply))

/**
 * Publishes the plaintiff's one answer to a reply, or a new one if the first is restricted. The same text again
 * changes nothing.
 */
export const answerReply = (
  context: Context,
  by: ActingParty,
  { replyId, text }: { readonly replyId: string; readonly text: string },
) =>
  publishAs<'REPLY_NOT_FOUND' | 'REPLY_CHANGED' | 'REPLY_ANSWERED'>(context, by, {
    text,
    choose({ replies }) {
      const reply = replies.find(({ id, party }) => id === replyId && party === 'Defendant')
      // Beside words that are off the record an answer would stand alone.
      if (!reply || reply.restricted_at !== null) return fail('REPLY_NOT_FOUND')
      const ofDefendant = replies.filter(({ defendant_id }) => defendant_id === reply.defendant_id)
      const answer = ofDefendant.findLast(({ party }) => party === 'Plaintiff')
      if (answer && (answer.restricted_at === null || answer.text === text))
        return answer.text === text ? null : fail('REPLY_ANSWERED')
      if (ofDefendant.findLast(({ party }) => party === 'Defendant') !== reply) return fail('REPLY_CHANGED')
      return { defendantId: reply.defendant_id, event: 'answer reply' }
    },
  })
