import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { useState } from 'react'
import { Suspended, useSuspension } from '../../entities/account/suspension.ts'
import { PublishedWords, Reply } from '../../entities/claim/replies.tsx'
import { defendantName } from '../../entities/defendant/defendant.tsx'
import { personName } from '../../lib/person-name.ts'
import { useTexts } from '../../texts/texts.tsx'
import { AccordionItem } from '../../ui/accordion.tsx'
import { Button } from '../../ui/button.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Fold } from '../../ui/fold.tsx'
import classes from './replies.module.css'
import { AnswerForm, ReplyForm } from './reply-form.tsx'

/** Defendants for whom the reader speaks. A representative speaks for the company. */
function ownDefendants(claim: PartyClaim): { id: string; name: string }[] {
  const own = claim.defendants.flatMap(each =>
    each.view === 'private' && each.takeover?.isYou ? [each.companyId ?? each.id] : [],
  )
  return claim.defendants.filter(({ id }) => own.includes(id)).map(each => ({ id: each.id, name: defendantName(each) }))
}

interface Props {
  claim: PartyClaim
  /** Anchor of the form. */
  id: string
  /** Whether they are seen at once. */
  isOpen: boolean
}

/** Replies and answers beside a public claim, as the parties read and write them; nothing for a private claim. */
export function ClaimReplies({ claim, id, isOpen }: Props) {
  const { replies: texts } = useTexts('records')
  const suspension = useSuspension('publish a reply')
  const silent = ownDefendants(claim).filter(({ id }) => !claim.replies.some(({ defendantId }) => defendantId === id))
  if (claim.replies.length === 0 && silent.length === 0) return null
  return (
    <div className={claim.replies.length === 0 ? 'no-print' : undefined}>
      <AccordionItem title={texts.title} defaultOpen={isOpen}>
        <div className={classes.threads}>
          <p>{texts.note}</p>
          {claim.replies.map(reply => (
            <Thread key={reply.defendantId} claim={claim} reply={reply} />
          ))}
          {silent.map((defendant, index) => (
            <div key={defendant.id} className={`${classes.write} no-print`}>
              {claim.isDisregarded ? <p>{texts.reply.whyNow}</p> : null}
              {suspension ? (
                <Suspended permission="publish a reply" suspension={suspension} />
              ) : (
                <Fold title={texts.reply.label(defendant.name)}>
                  <ReplyForm {...(index === 0 && { id })} claim={claim} defendant={defendant} />
                </Fold>
              )}
            </div>
          ))}
        </div>
      </AccordionItem>
    </div>
  )
}

interface ThreadProps {
  claim: PartyClaim
  reply: PartyClaim['replies'][number]
}

function Thread({ claim, reply }: ThreadProps) {
  const { replies: texts } = useTexts('records')
  const [isWriting, setWriting] = useState(false)
  const [plaintiff] = claim.plaintiffs
  const name = plaintiff ? personName(plaintiff) : ''
  const isOff = (id: string) => claim.restrictions.some(({ replyId }) => replyId === id)
  const isAnswerable = !isOff(reply.id) && (reply.answer === null || isOff(reply.answer.id))
  const suspension = useSuspension('answer a reply')
  const mayPublish = useSuspension('publish a reply') === null
  const isAsked = claim.role === 'Plaintiff' && isAnswerable
  const mayAnswer = isAsked && suspension === null
  return (
    <Reply reply={reply} plaintiff={name}>
      {reply.earlierVersions.length === 0 ? null : (
        <details className={classes.earlier}>
          <summary>{texts.earlier(reply.earlierVersions.length)}</summary>
          {reply.earlierVersions.map(version => (
            <PublishedWords key={version.id} by={reply.name} text={version.text}>
              <DateText value={version.publishedAt} withTime />
            </PublishedWords>
          ))}
        </details>
      )}
      {isAsked && suspension ? <Suspended permission="answer a reply" suspension={suspension} /> : null}
      {(mayAnswer || (reply.isOwn && mayPublish)) && !isWriting ? (
        <Button variant="secondary" isSmall onClick={() => setWriting(true)}>
          {mayAnswer ? texts.answer.open : texts.reply.openChange}
        </Button>
      ) : null}
      {isWriting && mayAnswer ? (
        <div className={`${classes.write} no-print`}>
          <AnswerForm claim={claim} reply={reply} name={name} />
        </div>
      ) : null}
      {isWriting && reply.isOwn && mayPublish ? (
        <div className={`${classes.write} no-print`}>
          <ReplyForm
            claim={claim}
            defendant={{ id: reply.defendantId, name: reply.name }}
            onPublished={() => setWriting(false)}
          />
        </div>
      ) : null}
    </Reply>
  )
}
