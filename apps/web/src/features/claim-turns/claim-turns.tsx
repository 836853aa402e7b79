import type { ClaimListItem } from '@redress/contract/claim-views.ts'
import type { Turn } from '@redress/domain/claim/turns.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { Link } from 'react-router'
import { useClaimLists } from '../../entities/claim/claim-queries.ts'
import { ClaimRow, ClaimRows } from '../../entities/claim/claim-row.tsx'
import { claimListViews, viewOf } from '../../entities/claim/claim-sides.ts'
import { type NextStep, useNextStep } from '../../entities/claim/next-step.ts'
import { NotInForce } from '../../entities/claim/not-in-force.tsx'
import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Section } from '../../ui/section.tsx'
import classes from './claim-turns.module.css'

/** So many are shown of each; the lists have the rest. */
const most = 10

interface Waiting {
  readonly claim: ClaimListItem
  readonly party: Party
  readonly step: NextStep
}

const parts = {
  yours: ['yours', 'either'],
  theirs: ['theirs', 'none'],
} as const satisfies Record<string, readonly Turn[]>

/** What waits for the reader, and what the reader waits for; without any claim, what to do first. */
export function ClaimTurns() {
  const texts = useTexts('dashboardHome').turns
  const { data } = useClaimLists()
  const stepOf = useNextStep()
  if (!data) return null
  if (data.myClaimsCount + data.accusedClaimsCount === 0) return <WhereToBegin />
  const of = (claims: readonly ClaimListItem[], party: Party) =>
    claims.map((claim): Waiting => ({ claim, party, step: stepOf(claim, party) }))
  const all = [...of(data.myClaims, 'Plaintiff'), ...of(data.accusedClaims, 'Defendant')].sort(bySoonest)
  const within = (turns: readonly Turn[]) => all.filter(({ step }) => turns.includes(step.turn))
  return (
    <>
      <Section title={texts.yours}>
        <Claims waiting={within(parts.yours)} nothing={texts.nothingYours} />
      </Section>
      <Section title={texts.theirs}>
        <Claims waiting={within(parts.theirs)} nothing={texts.nothingTheirs} />
      </Section>
    </>
  )
}

/** The days that lie ahead. */
const dueDates: readonly string[] = ['due', 'expected', 'fee'] satisfies NonNullable<NextStep['date']>['kind'][]

/** What is due comes first, the soonest first; then the newest. What is late already has waited longest, and waits on. */
function bySoonest(one: Waiting, other: Waiting): number {
  const dueOf = ({ step: { date } }: Waiting) =>
    date !== null && dueDates.includes(date.kind) ? Date.parse(date.at) : Number.POSITIVE_INFINITY
  const [first, second] = [dueOf(one), dueOf(other)]
  return first === second ? Date.parse(other.claim.createdAt) - Date.parse(one.claim.createdAt) : first - second
}

function Claims({ waiting, nothing }: { waiting: readonly Waiting[]; nothing: string }) {
  const texts = useTexts('dashboardHome').turns
  if (waiting.length === 0) return <p className={classes.nothing}>{nothing}</p>
  return (
    <>
      <ClaimRows>
        {waiting.slice(0, most).map(each => (
          <Claim key={each.claim.id} {...each} />
        ))}
      </ClaimRows>
      {waiting.length > most ? (
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

function Claim({ claim, party, step }: Waiting) {
  const texts = useTexts('turns')
  const { sentence, words, date, label, to, isMain } = step
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
