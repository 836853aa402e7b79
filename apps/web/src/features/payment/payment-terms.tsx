import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Payment } from '@redress/contract/payments.ts'
import { endAfter } from '@redress/domain/claim/calendar-days.ts'
import { feeDueOn, isFeeLate } from '@redress/domain/claim/claim-turn.ts'
import { durationMilliseconds } from '@redress/domain/claim/deadlines.ts'
import { usePublicText } from '../../entities/claim/public-text.ts'
import { useConfiguration } from '../../lib/configuration.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { type Description, DescriptionList } from '../../ui/description-list.tsx'
import { Section } from '../../ui/section.tsx'
import { namesOf, settlementOf, useOwed } from './settlement.ts'

/** Terms beside the pay button: the payment's purpose, its effect, and what becomes public. */
export function PaymentTerms({ claim, payment }: { claim: PartyClaim; payment: Payment }) {
  const { terms } = useTexts('payment')
  const subject = useSubject(claim, payment)
  const publication = usePublication(claim, payment)
  return (
    <Section title={terms.title}>
      <DescriptionList
        items={[
          ...subject,
          { term: terms.effect, value: terms.effects[payment.purpose](payment.bank ? '' : terms.soon) },
          ...publication,
        ]}
      />
    </Section>
  )
}

/** Rows on the subject: the claim or the settlement, and the fee. */
function useSubject(claim: PartyClaim, { purpose, fee, currency, sol, bank }: Payment): Description[] {
  const { terms, amountInSol } = useTexts('payment')
  const formats = useFormats()
  const owed = useOwed(claim)
  const names = namesOf(claim)
  const settlement = settlementOf(claim, purpose)
  const asked = formats.money(claim.asked ?? 0, claim.currency)
  const dueOn = purpose === 'platform fee' ? feeDueOn(claim.status, claim.resolutions.at(-1)) : null
  const dueText = dueOn !== null && isFeeLate(dueOn, new Date()) ? terms.dueLate : terms.dueBy
  const due = dueOn === null ? null : dueText(formats.date(dueOn))
  const money = formats.money(fee, currency)
  const feeText = settlement ? terms.inAddition : terms.feeText
  return [
    settlement
      ? { term: terms.settlement, value: owed(settlement) }
      : {
          term: terms.claim,
          value:
            claim.role === 'Plaintiff'
              ? terms.claimAgainst(asked, names.Defendant)
              : terms.claimBy(names.Plaintiff, asked),
        },
    { term: terms.fee, value: feeText(bank ? money : `${money} (${amountInSol(formats.sol(sol))})`) },
    { term: terms.due, value: due },
    { term: terms.transfer, value: settlement?.winner === 'Plaintiff' ? terms.transferText : null },
  ]
}

/** Rows on the time to answer, and on what becomes public when. */
function usePublication(claim: PartyClaim, { purpose }: Payment): Description[] {
  const { terms } = useTexts('payment')
  const effect = usePublicText(claim, purpose === 'submission' ? '' : terms.publicEffects[purpose])
  const formats = useFormats()
  const { data: settings } = useConfiguration()
  if (purpose !== 'submission') return [{ term: terms.becomesPublic, value: effect }]
  if (!settings) return []
  const period = durationMilliseconds(settings.noticePeriod) ?? 0
  if (period === 0) return [{ term: terms.becomesPublic, value: terms.publicAtOnce }]
  const end = formats.until(endAfter(new Date(), period))
  return [
    { term: terms.answerUntil, value: terms.answerUntilText(end) },
    { term: terms.becomesPublic, value: terms.publicFrom(end) },
  ]
}
