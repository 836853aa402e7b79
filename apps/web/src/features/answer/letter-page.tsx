import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { OpenedLetter } from '@redress/contract/letters.ts'
import { answersTo, isGivable } from '@redress/domain/claim/written-answers.ts'
import { ArrowRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { AddToCalendar } from '../../entities/claim/add-to-calendar.tsx'
import { askOf, useClaimSentence } from '../../entities/claim/claim-sentence.ts'
import { NotInForce } from '../../entities/claim/not-in-force.tsx'
import type { Elements } from '../../lib/elements.ts'
import { type AnswerStep, paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FeeMeans } from '../../ui/fee-means.tsx'
import { Page } from '../../ui/page.tsx'
import { Quote } from '../../ui/quote.tsx'
import { Section } from '../../ui/section.tsx'
import { useAct } from '../../ui/use-act.ts'
import classes from './answer.module.css'
import { answerableClaim } from './answerable-claim.ts'
import { useLetterFacts } from './letter-facts.ts'
import { requestClosing, useLetterActs } from './letter-queries.ts'
import { OtherChoices } from './other-choices.tsx'
import { SessionNote } from './session-note.tsx'

interface Props {
  letter: OpenedLetter
  claim: PartyClaim
  /** All details of the claim. */
  details: Elements
}

/** The claim as a letter's recipient first sees it: parties, amount, reason and deadline, then the choices. */
export function LetterPage({ letter, claim, details }: Props) {
  const texts = useTexts('answer')
  const vocabulary = useTexts('vocabulary')
  const formats = useFormats()
  const sentence = useClaimSentence()
  const whole = useRef<HTMLDivElement>(null)
  const [isDisowned, setDisowned] = useState(false)
  const { plaintiff, stage, until, publicFrom } = useLetterFacts(claim)
  const { user } = useSession()
  const ask = askOf(claim)
  const isOwn = user !== null && user.id === claim.plaintiffs[0]?.id
  const silence = stage === 'to be answered' || stage === 'public' ? texts.silence[stage] : null
  const number = formats.shortId(claim.id)
  if (isDisowned) {
    const { done } = texts.choices.notMe
    return (
      <Page title={done.title} lead={done.text(plaintiff)} width="reading">
        <ButtonLink variant="secondary" to={paths.home}>
          {done.leave}
        </ButtonLink>
      </Page>
    )
  }
  return (
    <Page
      title={ask ? sentence(ask) : texts.title}
      eyebrow={claim.type === null ? number : texts.eyebrow(number, vocabulary.claimType(claim.type))}
      lead={texts.stands[stage](stage === 'public' ? publicFrom : until)}
      width="reading"
    >
      <div className={classes.stack}>
        <section className={classes.says}>
          <h2>{texts.says(plaintiff)}</h2>
          <Quote className={classes.words}>{claim.whatDidDefendantDo}</Quote>
          <div className={classes.more}>
            <Button variant="quiet" isSmall onClick={() => whole.current?.scrollIntoView({ block: 'start' })}>
              {texts.more}
            </Button>
          </div>
        </section>
        <SessionNote letter={letter} claim={claim} />
        {isOwn ? null : <Choices letter={letter} claim={claim} onDisowned={() => setDisowned(true)} />}
        <div className={classes.facts}>
          {silence === null ? null : (
            <div>
              <h3>{silence.title}</h3>
              <p>{silence.text(until)}</p>
            </div>
          )}
          {stage === 'to be answered' ? (
            <div>
              <h3>{texts.settling.title}</h3>
              <p>{texts.settling.text(until)}</p>
            </div>
          ) : null}
          <div>
            <h3>{texts.noCourt.title}</h3>
            <p>{texts.noCourt.text}</p>
          </div>
        </div>
        <div ref={whole}>
          <Section title={texts.details}>{details}</Section>
        </div>
        <Closing letter={letter} />
      </div>
    </Page>
  )
}

interface ChoicesProps {
  letter: OpenedLetter
  claim: PartyClaim
  onDisowned: () => void
}

function Choices({ letter, claim, onDisowned }: ChoicesProps) {
  const { choices: texts } = useTexts('answer')
  const { plaintiff, amount, concessionFee, disputeFee, isRestricted } = useLetterFacts(claim)
  const answerable = answerableClaim(letter, claim)
  const possible = answersTo(answerable)
  return (
    <Section title={texts.title}>
      <div className={classes.stack}>
        <NotInForce acts={claim.pendingActs} />
        {letter.answer === null ? null : <KeptAnswer isGivable={isGivable(letter.answer, answerable)} />}
        <ul className={classes.choices}>
          {possible.includes('concession') ? (
            <Choice
              step="concession"
              title={texts.concession.title}
              text={texts.concession.text(plaintiff, amount, concessionFee)}
            />
          ) : null}
          {possible.includes('offer') ? (
            <Choice step="offer" title={texts.offer.title} text={texts.offer.text(plaintiff)} />
          ) : null}
          {possible.includes('dispute') ? (
            <Choice step="dispute" title={texts.dispute.title} text={texts.dispute.text(disputeFee)} />
          ) : null}
          {possible.includes('already paid') ? (
            <Choice step="paid" title={texts.paid.title} text={texts.paid.text(plaintiff, isRestricted)} />
          ) : null}
          {possible.includes('reply') ? (
            <Choice step="reply" title={texts.reply.title} text={texts.reply.text(claim.isDisregarded)} />
          ) : null}
          <OtherChoices letter={letter} claim={claim} onDisowned={onDisowned} />
          {possible.includes('dispute') ? null : <Choice step="give" title={texts.join.title} text={texts.join.text} />}
        </ul>
        <FeeMeans />
        <AddToCalendar claim={claim} asReader />
      </div>
    </Section>
  )
}

/** Banner for a written answer that is not given yet, or is outdated because the claim has changed. */
function KeptAnswer({ isGivable }: { isGivable: boolean }) {
  const { choices, give } = useTexts('answer')
  const { title, text, action } = isGivable ? choices.kept : { ...choices.outdated, title: give.moved.title }
  return (
    <Banner
      tone={isGivable ? 'info' : 'attention'}
      title={title}
      action={<ButtonLink to={paths.answer('give')}>{action}</ButtonLink>}
    >
      {text}
    </Banner>
  )
}

function Choice({ step, title, text }: { step: AnswerStep; title: string; text: string }) {
  return (
    <li className={classes.choice}>
      <Link to={paths.answer(step)}>{title}</Link>
      <p>{text}</p>
      <ArrowRight className={classes.arrow} aria-hidden size={20} />
    </li>
  )
}

function Closing({ letter }: { letter: OpenedLetter }) {
  const texts = useTexts('answer')
  const acts = useLetterActs()
  const close = useAct({ run: () => requestClosing(), failed: texts.close.failed, onDone: () => acts.lookAgain() })
  const name = [letter.firstName, letter.lastName].filter(Boolean).join(' ') || letter.companyName || ''
  return (
    <div className={classes.account}>
      <p>{texts.writtenTo(name, letter.email)}</p>
      <p>{texts.close.text}</p>
      <div>
        <Button variant="secondary" isSmall isPending={close.isPending} onClick={() => close.mutate()}>
          {texts.close.button}
        </Button>
      </div>
    </div>
  )
}
