import type { ComponentProps } from 'react'
import type { Message } from '../../entities/claim/message-queries.ts'
import type { Elements } from '../../lib/elements.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Quote } from '../../ui/quote.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import classes from './message-entry.module.css'

/** Heading of a message: its author, or a payment that the author states. */
export function MessageHeading({ message: { payment, writtenBy, isNew } }: { message: Message }) {
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

export function MessageWriter({ message: { writtenBy } }: { message: Message }) {
  const texts = useTexts('claims')
  const party = texts.party[writtenBy.party]
  return writtenBy.isYou ? `${party} (${texts.timeline.you})` : party
}

interface WordsProps {
  message: Message
  files: Elements
}

/** Button that loads older messages. */
export function EarlierMessages({ query }: Pick<ComponentProps<typeof ShowMore>, 'query'>) {
  const texts = useTexts('messages')
  return <ShowMore query={query} label={texts.earlier} failure={texts.earlierFailed} />
}

/** A message as plain text: no markup, no links. */
export function MessageWords({ message, files }: WordsProps) {
  return (
    <div className={classes.message} data-own={message.writtenBy.isYou || undefined}>
      <Quote>{message.text}</Quote>
      {message.files.length === 0 ? null : files}
    </div>
  )
}
