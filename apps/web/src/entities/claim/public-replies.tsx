import type { PublicReply } from '@redress/contract/reply-views.ts'
import { type RedactedText, withNotes } from '@redress/domain/claim/redacted-text.ts'
import type { TakenOut } from '@redress/domain/claim/redactions.ts'
import type { Elements } from '../../lib/elements.ts'
import { useTexts } from '../../texts/texts.tsx'
import classes from './replies.module.css'
import { Reply } from './replies.tsx'

/** A reply or its answer, as the target of an action. */
export type SaidWords = {
  readonly id: string
  readonly name: string
  /** Whether it is unproven that the named person wrote it. */
  readonly isUnproven: boolean
}

/** Replaces the redacted passages of a text with what they were. */
export function useNotes(): (words: RedactedText) => string {
  const { takenOut, note } = useTexts('redactions')
  const noteOf = (kind: TakenOut) => note(takenOut[kind])
  return words => withNotes(words, noteOf)
}

interface PublicReplyProps {
  reply: PublicReply
  /** Name of the plaintiff, who can answer the reply. */
  plaintiff: string
  /** Actions on the reply. */
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
  /** Actions on a reply or its answer. */
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
