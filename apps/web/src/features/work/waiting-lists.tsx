import type { WaitingWork } from '@redress/contract/work.ts'
import { dayMilliseconds } from '@redress/domain/claim/calendar-days.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Elements } from '../../lib/elements.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Section } from '../../ui/section.tsx'
import classes from './work.module.css'
import type { JobKind, WorkAct } from './work-act.ts'

// Loaded on demand: reading the lists needs no dialog.
const WorkDialog = lazy(async () => ({ default: (await import('./work-dialog.tsx')).WorkDialog }))

type Kind = 'mails' | 'letters' | 'heldLetters' | 'transfers' | 'agreements' | 'jobs'

/** Calendar days since a time. Never negative, because the server's clock may be ahead of the browser's. */
function daysSince(time: Date): number {
  const noon = (day: Date) => day.setHours(12, 0, 0, 0)
  return Math.max(0, Math.round((noon(new Date()) - noon(time)) / dayMilliseconds))
}

/** Lists of waiting work by kind, oldest entry first. One line names the empty lists. */
export function WaitingLists({ work }: { work: WaitingWork }) {
  const texts = useTexts('staff').work
  const formats = useFormats()
  const [act, setAct] = useState<WorkAct | null>(null)
  const { maySettle, mayRepeat, letters, heldLetters, transfers, agreements, payments, exports, closures } = work
  const since = ({ oldestAt }: { readonly oldestAt: string | null }): string => {
    const days = oldestAt === null ? 0 : daysSince(new Date(oldestAt))
    return texts.oldest(formats.date(oldestAt), formats.count(days), days)
  }
  const backlog = (all: { readonly count: number; readonly oldestAt: string | null }): string =>
    all.count === 0 ? texts.none : `${formats.count(all.count)}, ${since(all)}`
  const button = (label: string, chosen: WorkAct, isFirst = false) => (
    <Button isSmall variant={isFirst ? 'primary' : 'secondary'} onClick={() => setAct(chosen)}>
      {label}
    </Button>
  )
  const addressButton = (defendantId: string) => button(texts.acts.letter, { kind: 'letter', defendantId })
  const ofJobs = (of: JobKind) =>
    work[of].entries.map(job => (
      <Entry
        key={job.id}
        title={texts.jobs[job.name] ?? job.name}
        facts={[texts.wanted(formats.dateTime(job.wantedAt)), texts.failed(formats.dateTime(job.failedAt))]}
      >
        {mayRepeat ? (
          <>
            {button(texts.acts.again, { kind: 'again', of, jobs: [job] }, true)}
            {button(texts.acts.job, { kind: 'job', job })}
            {job.defendantId === null ? null : addressButton(job.defendantId)}
            {button(texts.acts.discard, { kind: 'discard', of, jobs: [job] })}
          </>
        ) : null}
      </Entry>
    ))
  const allAgain = (of: JobKind) => {
    const { count, entries } = work[of]
    if (!mayRepeat || entries.length < 2) return null
    const label = count > entries.length ? texts.shownAgain(formats.count(entries.length)) : texts.allAgain
    return button(label, { kind: 'again', of, jobs: entries })
  }

  const ofLetters = (entries: WaitingWork['letters']['entries']) =>
    entries.map(({ defendantId, claimId, refusedAt }) => (
      <Entry
        key={defendantId}
        title={texts.claim(formats.shortId(claimId))}
        facts={[texts.refused(formats.dateTime(refusedAt))]}
      >
        {mayRepeat ? addressButton(defendantId) : null}
      </Entry>
    ))

  const aboutTransfer = ({ bank, ...transfer }: WaitingWork['transfers']['entries'][number]) => {
    const reason = texts.reasons[transfer.reason]
    if (bank) {
      const sum = (value: number) => formats.money(value, bank.currency)
      return {
        title: sum(bank.unapplied),
        facts: [
          ...(bank.isReversal ? [texts.reversal] : []),
          ...[reason, texts.arrived(formats.date(transfer.arrivedAt))],
          ...(bank.amount === bank.unapplied ? [] : [texts.restOf(sum(bank.amount))]),
          ...(bank.payer === null ? [] : [bank.payer]),
        ],
        code: bank.text,
      }
    }
    const whole = transfer.sol === transfer.unappliedSol ? [] : [texts.restOf(texts.sol(formats.sol(transfer.sol)))]
    return {
      title: texts.sol(formats.sol(transfer.unappliedSol)),
      facts: [reason, texts.arrived(formats.dateTime(transfer.arrivedAt)), ...whole],
      code: transfer.signature,
    }
  }

  const lists: Record<Kind, { readonly entries: Elements; readonly actions?: Elements }> = {
    mails: { entries: ofJobs('mails'), actions: allAgain('mails') },
    jobs: { entries: ofJobs('jobs'), actions: allAgain('jobs') },
    letters: { entries: ofLetters(letters.entries) },
    heldLetters: { entries: ofLetters(heldLetters.entries) },
    transfers: {
      entries: transfers.entries.map(transfer => (
        <Entry key={transfer.id} {...aboutTransfer(transfer)}>
          {maySettle ? (
            <>
              {transfer.mayApply ? button(texts.acts.apply, { kind: 'apply', transfer, payments }, true) : null}
              {button(texts.acts.return, { kind: transfer.bank ? 'bankReturn' : 'return', transfer })}
            </>
          ) : null}
        </Entry>
      )),
    },
    agreements: {
      entries: agreements.entries.map(({ claimId, fee, currency, owedBy, dueOn }) => (
        <Entry
          key={claimId}
          title={texts.claim(formats.shortId(claimId))}
          facts={[texts.owed[owedBy](formats.money(fee, currency)), texts.due(formats.date(dueOn))]}
        >
          {maySettle ? button(texts.acts.end, { kind: 'end', claimId }) : null}
        </Entry>
      )),
    },
  }
  const kinds = Object.keys(lists) as Kind[]
  const empty = kinds.filter(kind => work[kind].count === 0)
  return (
    <div className={classes.lists}>
      {kinds
        .filter(kind => work[kind].count > 0)
        .map(kind => {
          const { count, entries } = work[kind]
          const shown = count > entries.length ? ` ${texts.shown(formats.count(entries.length))}` : ''
          return (
            <Section
              key={kind}
              title={`${texts.titles[kind]} (${formats.count(count)})`}
              note={`${texts.explained[kind]} ${texts.waits(since(work[kind]))}${shown}`}
              actions={lists[kind].actions ?? null}
            >
              <ul className={classes.entries}>{lists[kind].entries}</ul>
            </Section>
          )
        })}
      {empty.length === 0 ? null : (
        <p className={classes.muted}>{texts.nothing(formats.list(empty.map(kind => texts.titles[kind])))}</p>
      )}
      <Section title={texts.byItself} note={texts.byItselfNote}>
        <DescriptionList
          items={[
            { term: texts.exports, value: backlog(exports) },
            { term: texts.closures, value: backlog(closures) },
          ]}
        />
      </Section>
      {act === null ? null : (
        <Suspense>
          <WorkDialog act={act} onClose={() => setAct(null)} />
        </Suspense>
      )}
    </div>
  )
}

interface EntryProps {
  title: string
  facts: readonly string[]
  /** Text in monospace below the facts. */
  code?: string
  /** Buttons for the entry. */
  children: ReactNode
}

const Entry = ({ title, facts, code, children }: EntryProps) => (
  <li className={classes.entry}>
    <div className={classes.words}>
      <strong>{title}</strong>
      <span className={classes.muted}>{facts.join(' · ')}</span>
      {code === undefined ? null : <code className={classes.code}>{code}</code>}
    </div>
    <div className={classes.acts}>{children}</div>
  </li>
)
