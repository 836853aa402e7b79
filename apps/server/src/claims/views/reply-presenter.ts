import type { PartyReply, PublicReply } from '@redress/contract/reply-views.ts'
import { type RedactedText, redacted } from '@redress/domain/claim/redacted-text.ts'
import { isProvenAuthor } from '@redress/domain/record/seat-proof.ts'
import { accountsFor } from '../repositories/defence.ts'
import { type DefendantRecord, defendantName } from '../repositories/defendant-repository.ts'
import type { ReplyRecord } from '../repositories/reply-repository.ts'

interface Thread {
  readonly isUnproven: boolean
  readonly defendant: DefendantRecord
  readonly first: ReplyRecord
  readonly current: ReplyRecord
  readonly earlier: readonly ReplyRecord[]
  readonly answer: ReplyRecord | undefined
}

/** Threads of replies, in the order of each defendant's first reply. */
function threadsOf(replies: readonly ReplyRecord[], defendants: readonly DefendantRecord[]): Thread[] {
  return [...Map.groupBy(replies, reply => reply.defendant_id)].flatMap(([defendantId, ofDefendant]) => {
    const defendant = defendants.find(({ id }) => id === defendantId)
    const versions = ofDefendant.filter(({ party }) => party === 'Defendant')
    const [first, current] = [versions[0], versions.at(-1)]
    const answer = ofDefendant.findLast(({ party }) => party === 'Plaintiff')
    const seats = defendants.filter(({ id, company_id }) => defendantId === id || defendantId === company_id)
    const isUnproven = current !== undefined && !isProvenAuthor(current.user_id, seats)
    return defendant && first && current
      ? [{ isUnproven, defendant, first, current, earlier: versions.slice(0, -1), answer }]
      : []
  })
}

type TextOf = (reply: ReplyRecord) => RedactedText
const wholeText: TextOf = ({ text }) => ({ text, omissions: [] })
const publicText: TextOf = ({ text, redactions }) => redacted(text, redactions)

const presentWords = (reply: ReplyRecord, textOf: TextOf) => {
  const { text, omissions } = textOf(reply)
  return { text, omissions: [...omissions] }
}

const presentThread = ({ isUnproven, defendant, first, current, answer }: Thread, textOf: TextOf): PublicReply => ({
  id: current.id,
  defendantId: defendant.id,
  name: defendantName(defendant),
  isUnproven,
  ...presentWords(current, textOf),
  publishedAt: first.published_at.toISOString(),
  changedAt: current === first ? null : current.published_at.toISOString(),
  answer: answer
    ? {
        id: answer.id,
        ...presentWords(answer, textOf),
        publishedAt: answer.published_at.toISOString(),
        isToEarlierVersion: answer.sequence < current.sequence,
      }
    : null,
})

/** Replies as the public sees them, without restricted texts and redacted passages. */
export const presentReplies = (replies: readonly ReplyRecord[], defendants: readonly DefendantRecord[]) =>
  threadsOf(replies, defendants)
    .filter(({ current }) => current.restricted_at === null && !current.is_disowned)
    .map(thread =>
      presentThread({ ...thread, answer: thread.answer?.restricted_at ? undefined : thread.answer }, publicText),
    )

/**
 * Replies as a party sees them, with earlier versions and redacted passages. Reading sessions get the public texts,
 * because the holder of the code may not be its addressee.
 */
export const presentPartyReplies = (
  replies: readonly ReplyRecord[],
  defendants: readonly DefendantRecord[],
  userId: string | null,
): PartyReply[] => {
  const textOf = userId === null ? publicText : wholeText
  return threadsOf(replies, defendants).map(thread => ({
    ...presentThread(thread, textOf),
    isOwn: userId !== null && accountsFor(thread.defendant, defendants).has(userId),
    earlierVersions: thread.earlier.map(reply => ({
      id: reply.id,
      text: textOf(reply).text,
      publishedAt: reply.published_at.toISOString(),
    })),
  }))
}
