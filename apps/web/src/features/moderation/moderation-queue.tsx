import type { QueuedCase } from '@redress/contract/moderation.ts'
import { NavLink } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import classes from './moderation.module.css'

interface Props {
  waiting: readonly QueuedCase[]
  restricted: readonly QueuedCase[]
}

/** The cases that wait, the oldest first, and those that are off the record; each is a link to itself. */
export function ModerationQueue({ waiting, restricted }: Props) {
  const texts = useTexts('moderation')
  return (
    <>
      <CaseList title={texts.waiting} cases={waiting} empty={texts.nothingWaits} />
      <CaseList title={texts.restricted} cases={restricted} empty={texts.nothingRestricted} />
    </>
  )
}

function CaseList({ title, cases, empty }: { title: string; cases: readonly QueuedCase[]; empty: string }) {
  const formats = useFormats()
  return (
    <nav aria-label={title}>
      <h2 className={classes.listTitle}>
        {title} ({formats.count(cases.length)})
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
    </nav>
  )
}

function CaseLink({ queued }: { queued: QueuedCase }) {
  const texts = useTexts('moderation')
  const grounds = useTexts('grounds')
  const formats = useFormats()
  const { claimId, plaintiffName, defendantNames, value, currency, reports, objections, since } = queued
  const facts = [
    reports > 0 ? texts.reports(formats.count(reports), reports === 1) : null,
    objections > 0 ? texts.objections(formats.count(objections), objections === 1) : null,
    ...queued.grounds.map(ground => grounds[ground]),
    formats.money(value, currency),
    texts.since(formats.date(since)),
  ]
  return (
    <NavLink to={paths.operator(claimId)} className={classes.case ?? ''}>
      <strong>{texts.against(plaintiffName, formats.list(defendantNames))}</strong>
      <span className={classes.muted}>{facts.filter(Boolean).join(' · ')}</span>
    </NavLink>
  )
}
