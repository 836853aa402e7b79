import type { QueuedCase } from '@redress/contract/moderation.ts'
import { Link, NavLink } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import classes from './moderation.module.css'
import { operatorSection } from './operator-section.ts'

interface Props {
  waiting: readonly QueuedCase[]
  waitingCount: number
  restricted: readonly QueuedCase[]
  restrictedCount: number
  accountObjections: number
}

/** The cases that wait, the oldest first, and those that are off the record; each is a link to itself. */
export function ModerationQueue({ waiting, waitingCount, restricted, restrictedCount, accountObjections }: Props) {
  const texts = useTexts('moderation')
  const formats = useFormats()
  return (
    <>
      {accountObjections === 0 ? null : (
        <Link to={operatorSection('accounts')} className={classes.objections ?? ''}>
          {texts.accountObjections(formats.count(accountObjections), accountObjections === 1)}
        </Link>
      )}
      <CaseList title={texts.waiting} cases={waiting} count={waitingCount} empty={texts.nothingWaits} />
      <CaseList title={texts.restricted} cases={restricted} count={restrictedCount} empty={texts.nothingRestricted} />
    </>
  )
}

interface ListProps {
  title: string
  cases: readonly QueuedCase[]
  /** How many there are, of which `cases` are the oldest. */
  count: number
  empty: string
}

function CaseList({ title, cases, count, empty }: ListProps) {
  const texts = useTexts('moderation')
  const formats = useFormats()
  return (
    <nav aria-label={title}>
      <h2 className={classes.listTitle}>
        {title} ({formats.count(count)})
      </h2>
      {cases.length === 0 ? (
        <p className={classes.muted}>{empty}</p>
      ) : (
        <ul className={classes.list}>
          {cases.map(each => (
            <li key={each.claimId}>
              <CaseLink queued={each} />
            </li>
          ))}
        </ul>
      )}
      {count > cases.length ? <p className={classes.muted}>{texts.oldest(formats.count(cases.length))}</p> : null}
    </nav>
  )
}

function CaseLink({ queued }: { queued: QueuedCase }) {
  const texts = useTexts('moderation')
  const grounds = useTexts('grounds')
  const formats = useFormats()
  const { claimId, plaintiffName, defendantNames, asked, currency, reports, objections, since } = queued
  const facts = [
    reports > 0 ? texts.reports(formats.count(reports), reports === 1) : null,
    objections > 0 ? texts.objections(formats.count(objections), objections === 1) : null,
    ...queued.grounds.map(ground => grounds[ground]),
    formats.money(asked, currency),
    texts.since(formats.date(since)),
  ]
  return (
    <NavLink to={paths.operator(claimId)} className={classes.case ?? ''}>
      <strong>{texts.against(plaintiffName, formats.list(defendantNames))}</strong>
      <span className={classes.muted}>{facts.filter(Boolean).join(' · ')}</span>
    </NavLink>
  )
}
