import type { ClaimLists } from '@redress/contract/claim-views.ts'
import { Link } from 'react-router'
import { useClaimLists } from '../../entities/claim/claim-queries.ts'
import { ClaimRow, ClaimRows } from '../../entities/claim/claim-row.tsx'
import { claimListViews, viewOf } from '../../entities/claim/claim-sides.ts'
import { useNextStep } from '../../entities/claim/next-step.ts'
import { NotInForce } from '../../entities/claim/not-in-force.tsx'
import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Section } from '../../ui/section.tsx'
import classes from './claim-turns.module.css'

type Waiting = ClaimLists['waiting']['yours']

/** What waits for the reader, and what the reader waits for; without any claim, what to do first. */
export function ClaimTurns() {
  const texts = useTexts('dashboardHome').turns
  const { data } = useClaimLists()
  if (!data) return null
  if (data.myClaimsCount + data.accusedClaimsCount === 0) return <WhereToBegin />
  return (
    <>
      <Section title={texts.yours}>
        <Claims waiting={data.waiting.yours} nothing={texts.nothingYours} />
      </Section>
      <Section title={texts.theirs}>
        <Claims waiting={data.waiting.theirs} nothing={texts.nothingTheirs} />
      </Section>
    </>
  )
}

function Claims({ waiting: { claims, count }, nothing }: { waiting: Waiting; nothing: string }) {
  const texts = useTexts('dashboardHome').turns
  if (count === 0) return <p className={classes.nothing}>{nothing}</p>
  return (
    <>
      <ClaimRows>
        {claims.map(each => (
          <Claim key={each.claim.id} {...each} />
        ))}
      </ClaimRows>
      {count > claims.length ? (
        <p className={classes.all}>
          {claimListViews.map(view => (
            <Link key={view} to={paths.dashboard.claims(view)}>
              {texts.all[view]}
            </Link>
          ))}
        </p>
      ) : null}
    </>
  )
}

function Claim({ claim, party }: Waiting['claims'][number]) {
  const texts = useTexts('turns')
  const { sentence, words, date, label, to, isMain } = useNextStep()(claim, party)
  return (
    <ClaimRow
      sentence={<Link to={paths.dashboard.claim(viewOf(party), claim.id)}>{sentence}</Link>}
      action={
        <ButtonLink
          to={to}
          variant={isMain ? 'primary' : 'secondary'}
          isSmall
          aria-label={texts.actionOf(label, sentence)}
        >
          {label}
        </ButtonLink>
      }
    >
      <p>{words}</p>
      <NotInForce acts={claim.pendingActs} />
      {date === null ? null : (
        <p className={classes.date}>
          {texts.dates[date.kind]} <DateText value={date.at} />
        </p>
      )}
    </ClaimRow>
  )
}

function WhereToBegin() {
  const texts = useTexts('dashboardHome').start
  return (
    <Section title={texts.title}>
      <p>{texts.text}</p>
      <div className={classes.begin}>
        <ButtonLink to={paths.dashboard.createClaim}>{texts.file}</ButtonLink>
        <ButtonLink variant="secondary" to={paths.dashboard.takeover()}>
          {texts.takeover}
        </ButtonLink>
      </div>
    </Section>
  )
}
