import type { ClaimLists } from '@redress/contract/claim-views.ts'
import { Link } from 'react-router'
import { useSuspension } from '../../entities/account/suspension.ts'
import { useClaimLists } from '../../entities/claim/claim-queries.ts'
import { ClaimRow, ClaimRows } from '../../entities/claim/claim-row.tsx'
import { claimListViews, viewOf } from '../../entities/claim/claim-sides.ts'
import { useNextStep } from '../../entities/claim/next-step.ts'
import { NotInForce } from '../../entities/claim/not-in-force.tsx'
import { paths } from '../../lib/paths.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Section } from '../../ui/section.tsx'
import classes from './claim-turns.module.css'

type Waiting = ClaimLists['waiting']['yours']

/**
 * Claims that wait for the reader, then those that wait for others; first steps if there are no claims.
 * @param hasOffers whether there are offered claims for the reader
 */
export function ClaimTurns({ hasOffers }: { hasOffers: boolean }) {
  const texts = useTexts('dashboardHome').turns
  const { data } = useClaimLists()
  if (!data) return null
  if (data.myClaimsCount + data.accusedClaimsCount === 0) return hasOffers ? null : <WhereToBegin />
  return (
    <>
      <Section title={texts.yours}>
        <Claims
          waiting={data.waiting.yours}
          nothing={hasOffers ? texts.onlyOffers : texts.nothingYours}
          order="?sort=turn"
        />
      </Section>
      <Section title={texts.theirs}>
        <Claims waiting={data.waiting.theirs} nothing={texts.nothingTheirs} />
      </Section>
    </>
  )
}

interface ClaimsProps {
  waiting: Waiting
  nothing: string
  /** Query of the links to the full lists, which puts the claims that wait for the reader first. */
  order?: '?sort=turn'
}

function Claims({ waiting: { claims, count }, nothing, order }: ClaimsProps) {
  const texts = useTexts('dashboardHome').turns
  const formats = useFormats()
  if (count === 0) return <p className={classes.nothing}>{nothing}</p>
  return (
    <>
      <ClaimRows>
        {claims.map(each => (
          <Claim key={each.claim.id} {...each} />
        ))}
      </ClaimRows>
      {count > claims.length ? (
        <div className={classes.all}>
          <p>{texts.some(formats.count(claims.length), formats.count(count))}</p>
          {claimListViews.map(view => (
            <Link key={view} to={{ pathname: paths.dashboard.claims(view), search: order ?? '' }}>
              {texts.all[view]}
            </Link>
          ))}
        </div>
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
  const isRefused = useSuspension('create a claim') !== null
  return (
    <Section title={texts.title}>
      <p>{isRefused ? texts.writtenTo : `${texts.owed} ${texts.writtenTo}`}</p>
      <div className={classes.begin}>
        {isRefused ? null : <ButtonLink to={paths.dashboard.createClaim}>{texts.file}</ButtonLink>}
        <ButtonLink variant="secondary" to={paths.dashboard.takeover()}>
          {texts.takeover}
        </ButtonLink>
      </div>
    </Section>
  )
}
