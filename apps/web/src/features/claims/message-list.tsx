import type { Document } from '@redress/contract/documents.ts'
import type { Message, useMessages } from '../../entities/claim/message-queries.ts'
import type { Elements } from '../../lib/elements.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Quote } from '../../ui/quote.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { FoldedTimeline } from '../../ui/timeline.tsx'
import classes from './message-list.module.css'

interface Props {
  /** Oldest first. */
  messages: readonly Message[]
  query: ReturnType<typeof useMessages>
  /** The files of a message. */
  filesOf: (files: readonly Document[]) => Elements
}

/** Messages, newest first: the last one and all that are new are seen, the earlier ones are in a fold. */
export function MessageList({ messages, query, filesOf }: Props) {
  const texts = useTexts('messages')
  const formats = useFormats()
  const newestFirst = messages.toReversed()
  const shown =
    Math.max(
      0,
      newestFirst.findLastIndex(({ isNew }) => isNew),
    ) + 1
  return (
    <FoldedTimeline
      shown={shown}
      title={texts.earlierOnes(formats.count((query.data?.messageCount ?? 0) - shown))}
      entries={newestFirst.map(message => ({
        id: message.id,
        what: <MessageHeading message={message} />,
        who: <MessageWriter message={message} />,
        when: message.createdAt,
        detail: <MessageWords message={message} files={filesOf(message.files)} />,
      }))}
    >
      <ShowMore query={query} label={texts.earlier} failure={texts.earlierFailed} />
    </FoldedTimeline>
  )
}

/** Heading of a message: its author, or a payment that the author states. */
function MessageHeading({ message: { payment, writtenBy, isNew } }: { message: Message }) {
  const { entry } = useTexts('messages')
  const formats = useFormats()
  const { name, isYou } = writtenBy
  const wrote = isYou ? entry.ownMessage : entry.message(name)
  const paid = () => {
    const [amount, date] = [formats.money(payment?.paid ?? 0, payment?.currency ?? 'EUR'), formats.date(payment?.on)]
    return isYou ? entry.ownPaid(amount, date) : entry.paid(name, amount, date)
  }
  return (
    <>
      <span>{payment === null ? wrote : paid()}</span> {isNew ? <Badge tone="accent">{entry.isNew}</Badge> : null}
    </>
  )
}

function MessageWriter({ message: { writtenBy } }: { message: Message }) {
  const texts = useTexts('claims')
  const party = texts.party[writtenBy.party]
  return writtenBy.isYou ? `${party} (${texts.timeline.you})` : party
}

interface WordsProps {
  message: Message
  files: Elements
}

/** A message as plain text: no markup, no links. */
function MessageWords({ message, files }: WordsProps) {
  return (
    <div className={classes.message} data-own={message.writtenBy.isYou || undefined}>
      <Quote>{message.text}</Quote>
      {message.files.length === 0 ? null : files}
    </div>
  )
}
