import type { PublicReply } from '@redress/contract/reply-views.ts'
import type { ReactNode } from 'react'
import type { Elements } from '../../lib/elements.ts'
import { useTexts } from '../../texts/texts.tsx'
import { DateText } from '../../ui/date-text.tsx'
import classes from './replies.module.css'

interface WordsProps {
  /** Whose they are. */
  by: ReactNode
  text: string
  /** When they were published, and what else is to be known of them. */
  children: ReactNode
}

/** What somebody has published, as it was written: never markup. */
export function PublishedWords({ by, text, children }: WordsProps) {
  return (
    <figure className={classes.words}>
      <figcaption>
        <strong>{by}</strong>
        <span className={classes.when}>{children}</span>
      </figcaption>
      <blockquote>{text}</blockquote>
    </figure>
  )
}

interface Props {
  reply: PublicReply
  /** Who answers. */
  plaintiff: string
  /** What one may do about the reply. */
  children?: Elements
}

/** What a defendant has published beside a public claim, and what the plaintiff has answered to it. */
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
