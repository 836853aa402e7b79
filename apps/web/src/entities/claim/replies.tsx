import type { PublicReply } from '@redress/contract/reply-views.ts'
import type { ReactNode } from 'react'
import type { Elements } from '../../lib/elements.ts'
import { useTexts } from '../../texts/texts.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Quote } from '../../ui/quote.tsx'
import classes from './replies.module.css'

interface WordsProps {
  /** Author of the text. */
  by: ReactNode
  text: string
  /** Date of publication and further notes. */
  children: ReactNode
}

/** A published text, rendered as plain text and never as markup. */
export function PublishedWords({ by, text, children }: WordsProps) {
  return (
    <figure className={classes.words}>
      <figcaption>
        <strong>{by}</strong>
        <span className={classes.when}>{children}</span>
      </figcaption>
      <Quote>{text}</Quote>
    </figure>
  )
}

interface Props {
  reply: PublicReply
  /** Name of the plaintiff, who can answer the reply. */
  plaintiff: string
  /** Actions on the reply. */
  children?: Elements
}

/** A defendant's reply beside a public claim, and the plaintiff's answer. */
export function Reply({ reply, plaintiff, children }: Props) {
  const texts = useTexts('records').replies
  const { name, text, publishedAt, changedAt, answer } = reply
  return (
    <div className={classes.reply}>
      <PublishedWords by={texts.by(name)} text={text}>
        <DateText value={publishedAt} />
        {reply.isUnproven ? <span>{` · ${texts.unproven}`}</span> : null}
        {changedAt === null ? null : (
          <span>
            {' · '}
            {texts.changed} <DateText value={changedAt} />
          </span>
        )}
      </PublishedWords>
      {answer ? (
        <div className={classes.answer}>
          <PublishedWords by={texts.answerBy(plaintiff)} text={answer.text}>
            <DateText value={answer.publishedAt} />
            {answer.isToEarlierVersion ? <span>{` · ${texts.toEarlier}`}</span> : null}
          </PublishedWords>
        </div>
      ) : null}
      {children}
    </div>
  )
}
