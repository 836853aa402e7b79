import type { PublicReply } from '@redress/contract/reply-views.ts'
import { type RedactedText, withNotes } from '@redress/domain/claim/redacted-text.ts'
import type { TakenOut } from '@redress/domain/claim/redactions.ts'
import type { Elements } from '../../lib/elements.ts'
import { useTexts } from '../../texts/texts.tsx'
import classes from './replies.module.css'
import { Reply } from './replies.tsx'

/** Words beside a claim, of which something may be said: a reply, or the answer to one. */
export type SaidWords = {
  readonly id: string
  readonly name: string
  /** Whether whoever is named may not have written it. */
  readonly isUnproven: boolean
}

/** How a redacted text is read: what was taken out is named in its place. */
export function useNotes(): (words: RedactedText) => string {
  const { takenOut, note } = useTexts('redactions')
  const noteOf = (kind: TakenOut) => note(takenOut[kind])
  return words => withNotes(words, noteOf)
}

interface PublicReplyProps {
  reply: PublicReply
  /** Who answers. */
  plaintiff: string
  /** What one may do about the reply. */
  children?: Elements
}

/** A reply as everybody reads it. */
export function PublishedReply({ reply, ...props }: PublicReplyProps) {
  const textOf = useNotes()
  const { answer } = reply
  const read = { ...reply, text: textOf(reply), answer: answer && { ...answer, text: textOf(answer) } }
  return <Reply reply={read} {...props} />
}

interface ListProps extends Omit<PublicReplyProps, 'reply' | 'children'> {
  replies: readonly PublicReply[]
  /** What one may do about what somebody has said. */
  actionsOf?: ((words: SaidWords) => Elements) | undefined
}

/** The replies to a claim, the oldest first. */
export function PublicReplies({ replies, plaintiff, actionsOf }: ListProps) {
  return (
    <div className={classes.replies}>
      {replies.map(reply => (
        <PublishedReply key={reply.defendantId} reply={reply} plaintiff={plaintiff}>
          {actionsOf?.({ id: reply.id, name: reply.name, isUnproven: reply.isUnproven })}
          {reply.answer ? actionsOf?.({ id: reply.answer.id, name: plaintiff, isUnproven: false }) : null}
        </PublishedReply>
      ))}
    </div>
  )
}
