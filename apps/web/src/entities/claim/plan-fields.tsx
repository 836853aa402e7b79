import { offerOf } from '@redress/contract/offer-words.ts'
import { summaryOfPlan } from '@redress/domain/claim/payment-plan.ts'
import type { Currency } from '@redress/domain/money/money.ts'
import { numberFromCents } from '@redress/domain/money/money.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { useWatch } from 'react-hook-form'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { AmountRow } from '../../ui/form/amount-row.tsx'
import { DateField } from '../../ui/form/date-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { useUnwrittenNote } from '../../ui/form/use-unwritten-note.ts'
import { useMayWrite } from '../account/suspension.ts'
import { instalmentCounts, paidWhen } from './offer-form.ts'
import classes from './payment-plan.module.css'
import { typedOffer } from './typed-offer.ts'

/** Fields for the payment dates; hidden if nobody pays. */
export function PlanFields({ currency }: { currency: Currency }) {
  const { planForm: texts } = useTexts('claims')
  const { winningParty, paidWhen: when } = useWatch()
  if (winningParty === 'Defendant') return null
  return (
    <>
      <SelectField
        name="paidWhen"
        label={texts.question}
        options={paidWhen.map(value => ({ value, label: texts.when[value] }))}
        placeholder={null}
      />
      {when === 'by date' ? <DateField name="dueOn" label={texts.dueOn} isAhead /> : null}
      {when === 'instalments' ? (
        <>
          <AmountRow>
            <DateField name="dueOn" label={texts.firstDueOn} description={texts.monthly} isAhead />
            <SelectField
              name="instalmentCount"
              label={texts.count}
              options={instalmentCounts.map(value => ({ value, label: value }))}
              placeholder={null}
            />
          </AmountRow>
          <Preview currency={currency} />
        </>
      ) : null}
    </>
  )
}

/** Field for the note that goes with an offer; hidden from suspended accounts. */
export function OfferNoteField() {
  const { planForm: texts } = useTexts('claims')
  const hint = useUnwrittenNote('note', texts.noteHint)
  if (!useMayWrite()) return null
  return (
    <TextAreaField name="note" label={texts.note} description={hint} limit={limits.shortTextLength} rows={3} optional />
  )
}

/** The plan in short, as it is typed. */
function Preview({ currency }: { currency: Currency }) {
  const { planForm: texts } = useTexts('claims')
  const formats = useFormats()
  const offer = typedOffer({ costOwner: 'Defendant', ...useWatch() }, currency)
  const summary = offer && summaryOfPlan(offerOf(offer).paymentPlan ?? [])
  if (summary?.kind !== 'instalments') return null
  const { count, first, last } = summary
  const [each, rest] = [first, last].map(({ value }) => formats.money(numberFromCents(value), currency))
  const days = texts.days(formats.date(first.dueOn), formats.date(last.dueOn))
  const sums =
    summary.sums === 'equal' ? texts.times(count, each ?? '') : texts.timesAndLast(count - 1, each ?? '', rest ?? '')
  return (
    <p className={classes.preview} role="status">
      {`${sums}, ${days}`}
    </p>
  )
}
