import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Payment } from '@redress/contract/payments.ts'
import { paidEvent, transitions } from '@redress/domain/claim/lifecycle.ts'
import { viewOf } from '../../entities/claim/claim-sides.ts'
import { ClaimEyebrow } from '../../entities/claim/party-claim.tsx'
import { useConfiguration } from '../../lib/configuration.ts'
import { paths } from '../../lib/paths.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Section } from '../../ui/section.tsx'
import classes from './payment-confirmation.module.css'
import { PaymentReceipt } from './payment-receipt.tsx'
import { namesOf, type Settlement, settlementOf, useOwed } from './settlement.ts'

/** Page after a payment: its effect, the next steps, and the receipt. */
export function PaymentConfirmation({ claim, payment }: { claim: PartyClaim; payment: Payment }) {
  const { confirmation: texts } = useTexts('payment')
  const { data: settings } = useConfiguration()
  const formats = useFormats()
  const now = useNow(claim, payment)
  const next = useNext(claim, payment)
  return (
    <Page
      title={(payment.fee > 0 ? texts.headings : texts.headingsTakenOver)[payment.purpose]}
      eyebrow={<ClaimEyebrow claim={claim} />}
      lead={now}
    >
      <Section title={texts.nextTitle}>
        {next === null ? (
          <p>{texts.movedOn}</p>
        ) : (
          <ol className={classes.next}>
            {next.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        )}
        <div className={`${classes.links} no-print`}>
          <ButtonLink to={paths.dashboard.claim(viewOf(claim.role), claim.id)}>{texts.toClaim}</ButtonLink>
          <ButtonLink variant="secondary" to={paths.dashboard.home}>
            {texts.toHome}
          </ButtonLink>
        </div>
      </Section>
      <PaymentReceipt payment={payment} claimNumber={formats.shortId(claim.id)} configuration={settings} />
    </Page>
  )
}

function useNow(claim: PartyClaim, { purpose, paidAt }: Payment): string {
  const { now } = useTexts('payment').confirmation
  const formats = useFormats()
  const owed = useOwed(claim)
  const names = namesOf(claim)
  const settlement = settlementOf(claim, purpose)
  const date = formats.dateTime(paidAt)
  if (purpose === 'platform fee') return now[purpose]({ date, owed: settlement ? owed(settlement) : '' })
  return now[purpose]({
    date,
    plaintiff: names.Plaintiff,
    defendants: settlement?.defendants ?? names.Defendant,
    amount: formats.money(settlement?.value ?? claim.asked ?? 0, claim.currency),
  })
}

/** The next steps, one line each; `null` if the claim has moved on since the payment. */
function useNext(claim: PartyClaim, { purpose }: Payment): readonly string[] | null {
  const { next, record, private: keptPrivate } = useTexts('payment').confirmation
  const formats = useFormats()
  const names = namesOf(claim)
  const isAsPaid = transitions.some(({ event, to }) => event === paidEvent[purpose] && to === claim.status)
  if (purpose === 'submission') {
    if (isAsPaid)
      return next.submission({
        defendants: names.Defendant,
        until: claim.noticePeriodEndsAt === null ? '' : formats.until(claim.noticePeriodEndsAt),
      })
    return claim.isPublic && claim.noticePeriodEndsAt !== null && claim.firstResponseAt === null
      ? next.submissionPublic
      : null
  }
  if (!isAsPaid) return null
  if (purpose === 'dispute') return claim.isOtherSideGone ? next.disputeOfGone(names.Plaintiff) : next.dispute
  const settlement = settlementOf(claim, purpose)
  const isPrivate = claim.earlySettlement !== null && claim.earlySettlement.shownAt === null
  const end = claim.isRestricted ? [] : [isPrivate ? keptPrivate : record]
  if (settlement?.winner !== 'Plaintiff') return [next.told, ...end]
  return [...owedBy(settlement), ...end]

  function owedBy({ defendants, isAnothers }: Settlement): readonly string[] {
    const whereTo = claim.isOtherSideGone ? [] : [next.whereTo[claim.role]]
    if (claim.role === 'Plaintiff') return [next.owed(defendants), ...whereTo, next.told]
    if (isAnothers) return [next.owedByAnother(defendants, names.Plaintiff), next.told]
    return [next.owing(names.Plaintiff), ...whereTo, next.told]
  }
}
