import type { ModerationCase, ModerationDecision, ModerationReport } from '@redress/contract/moderation.ts'
import type { ReportReason } from '@redress/domain/claim/reports.ts'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { Elements } from '../../lib/elements.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Quote } from '../../ui/quote.tsx'
import { Section } from '../../ui/section.tsx'
import type { ModerationAct } from './decision-parts.tsx'
import classes from './moderation.module.css'
import { operatorSection } from './operator-section.ts'
import type { PublicWords } from './redaction-form.tsx'
import { Said } from './said.tsx'

// Loaded on demand: reading a case needs no form.
const DecisionForm = lazy(async () => ({ default: (await import('./decision-form.tsx')).DecisionForm }))
const RedactionForm = lazy(async () => ({ default: (await import('./redaction-form.tsx')).RedactionForm }))

interface Props {
  found: ModerationCase
  /** The claim as the public reads it. */
  record: Elements
}

/** A case: the reports, the decisions, and the claim beside them. */
export function ModerationCaseView({ found, record }: Props) {
  const texts = useTexts('moderation')
  const { reports, decisions, mayModerate, isParty, isRestricted } = found
  const shown = useShownWords(found)
  return (
    <div className={classes.parts}>
      <Banner tone={isRestricted ? 'attention' : 'info'}>{isRestricted ? texts.isRestricted : texts.isPublic}</Banner>
      {isParty ? <Banner tone="attention">{texts.isParty}</Banner> : null}
      <div>
        <Section title={texts.reportsTitle}>
          <ul className={classes.entries}>
            {reports.map(report => (
              <li key={report.id}>
                <Reported
                  report={report}
                  decision={decisions.find(({ id }) => id === report.decisionId)}
                  mayModerate={mayModerate}
                  shown={shown}
                />
              </li>
            ))}
          </ul>
        </Section>
      </div>
      {decisions.length === 0 ? null : (
        <div>
          <Section title={texts.decisionsTitle}>
            <ul className={classes.entries}>
              {decisions.map(decision => (
                <li key={decision.id}>
                  <Decided decision={decision} mayModerate={mayModerate} />
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
      <section aria-label={texts.record}>
        <h2 className={classes.listTitle}>{texts.record}</h2>
        {record}
      </section>
    </div>
  )
}

/** The texts beside the claim that the public reads now. */
function useShownWords({ claim, isRestricted }: ModerationCase): readonly PublicWords[] {
  const { reply, answer: answerTo } = useTexts('moderation').redaction
  if (isRestricted) return []
  return claim.replies.flatMap(({ id, name, text, answer }) => [
    { id, label: reply(name), text },
    ...(answer ? [{ id: answer.id, label: answerTo(name), text: answer.text }] : []),
  ])
}

interface ReportedProps {
  report: ModerationReport
  decision: ModerationDecision | undefined
  mayModerate: boolean
  shown: readonly PublicWords[]
}

function Reported({ report, decision, mayModerate, shown }: ReportedProps) {
  const texts = useTexts('moderation')
  const grounds = useTexts('grounds')
  const formats = useFormats()
  const { id, number, replyId, authorUsername, words, isShown, ground, text, isAnswered, provenAddress, reportedAt } =
    report
  return (
    <article className={classes.entry}>
      <header className={classes.entryHead}>
        <h3>{texts.report(number, formats.date(reportedAt))}</h3>
        <Badge tone="attention">{grounds[ground]}</Badge>
        {decision ? <Badge>{texts.kinds[decision.kind]}</Badge> : null}
      </header>
      <p className={classes.muted}>
        <span>{replyId === null ? texts.ofClaim : texts.ofWords}</span>
        {' · '}
        <Link to={operatorSection('accounts', authorUsername)}>{texts.author(authorUsername)}</Link>
      </p>
      <Quote className={classes.quoted}>{text}</Quote>
      {words === null ? null : (
        <div>
          <strong>{texts.words}</strong>
          <Quote className={classes.quoted}>{words}</Quote>
          {isShown ? null : <p className={classes.muted}>{texts.notShown}</p>}
        </div>
      )}
      {provenAddress === null ? null : <p>{texts.disowned(provenAddress)}</p>}
      <p className={classes.muted}>{isAnswered ? texts.answered : texts.unanswered}</p>
      {decision || !mayModerate ? null : (
        <Acts id={id} ground={ground} acts={['restricted', 'refused']}>
          <Redact id={id} ground={ground} reported={replyId} shown={shown} />
        </Acts>
      )}
    </article>
  )
}

function Decided({ decision, mayModerate }: { decision: ModerationDecision; mayModerate: boolean }) {
  const texts = useTexts('moderation')
  const grounds = useTexts('grounds')
  const formats = useFormats()
  const { id, kind, ground, reason, decidedAt, decidedBy, objections, outcome, outcomeReason, outcomeAt } = decision
  const isOpen = objections.some(objection => objection.isOpen)
  const { takenOut } = useTexts('redactions')
  const isInForce = kind !== 'refused' && outcome !== 'restored'
  return (
    <article className={classes.entry}>
      <header className={classes.entryHead}>
        <h3>{texts.kinds[kind]}</h3>
        <Badge tone="attention">{grounds[ground]}</Badge>
      </header>
      <p className={classes.muted}>{texts.decided(formats.date(decidedAt), decidedBy)}</p>
      <Quote className={classes.quoted}>{reason}</Quote>
      {decision.redactions.map(({ passage, takenOut: what }) => (
        <Said key={passage} title={takenOut[what]}>
          {passage}
        </Said>
      ))}
      {objections.map(({ party, text, madeAt, answer }) => (
        <div key={madeAt + party}>
          <Said title={`${texts.objection[party]}, ${formats.date(madeAt)}`}>{text}</Said>
          {answer === null || answer === outcomeReason ? null : <Said title={texts.objectionAnswered}>{answer}</Said>}
        </div>
      ))}
      {outcome === null || (outcome === 'kept' && isOpen) ? null : (
        <Said title={`${texts.kinds[outcome]}, ${formats.date(outcomeAt)}`}>{outcomeReason}</Said>
      )}
      {decision.mayDecide ? (
        <Acts id={id} ground={ground} acts={isOpen ? ['restored', 'kept'] : ['restored']} />
      ) : isInForce && isOpen && mayModerate ? (
        <p>{texts.another}</p>
      ) : null}
    </article>
  )
}

type Act = Exclude<ModerationAct, 'redacted'>

interface ActsProps {
  id: string
  ground: ReportReason
  acts: readonly Act[]
  children?: Elements
}

/** Buttons for a report or a restriction. Each opens a form that asks for the reason. */
function Acts({ id, ground, acts, children }: ActsProps) {
  const texts = useTexts('moderation')
  const [chosen, setChosen] = useState<Act | null>(null)
  return (
    <div className={classes.acts}>
      {acts.map((act, index) => (
        <Button key={act} isSmall variant={index === 0 ? 'primary' : 'secondary'} onClick={() => setChosen(act)}>
          {texts.acts[act].open}
        </Button>
      ))}
      {children}
      {chosen === null ? null : (
        <Suspense>
          <DecisionForm id={id} ground={ground} act={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </div>
  )
}

interface RedactProps extends Pick<ActsProps, 'id' | 'ground'>, Pick<ReportedProps, 'shown'> {
  reported: string | null
}

/** Button that redacts a text beside the claim, if there is one. */
function Redact({ id, ground, reported, shown: [first, ...others] }: RedactProps) {
  const { open } = useTexts('moderation').acts.redacted
  const [isOpen, setOpen] = useState(false)
  if (!first) return null
  return (
    <>
      <Button isSmall variant="secondary" onClick={() => setOpen(true)}>
        {open}
      </Button>
      {isOpen ? (
        <Suspense>
          <RedactionForm
            id={id}
            ground={ground}
            texts={[first, ...others]}
            reported={reported}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
