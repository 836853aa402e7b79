import { platformFee } from '@redress/domain/money/fees.ts'
import { type Currency, centsFromNumber, numberFromCents } from '@redress/domain/money/money.ts'
import { type Party, parties } from '@redress/domain/people/parties.ts'
import { useWatch } from 'react-hook-form'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import classes from './resolutions.module.css'

interface Props {
  /** The reader's party in the claim. */
  role: Party
  currency: Currency
  /** Whether the terms are agreed and read-only. Otherwise the amount is a separate field of the offer. */
  isFixed?: boolean
}

/** Fields for the recorded terms: the winner, the amount, the bearer of the fee, and the resulting fee. */
export function TermsFields({ role, currency, isFixed = false }: Props) {
  const { form } = useTexts('resolutions')
  const { party } = useTexts('claims')
  const options = parties.map(value => ({
    value,
    label: value === role ? form.me(party[value]) : form.other(party[value]),
  }))
  return (
    <div className={classes.terms}>
      <SelectField name="winningParty" label={form.winningParty} options={options} disabled={isFixed} />
      {isFixed ? <AmountField name="value" label={form.value} currency={currency} disabled /> : null}
      <SelectField name="costOwner" label={form.costOwner} options={options} disabled={isFixed} />
      <SelectField
        name="currency"
        label={form.currency}
        options={[{ value: currency, label: currency }]}
        placeholder={null}
        disabled
      />
      <FeeSentence currency={currency} />
    </div>
  )
}

function FeeSentence({ currency }: { currency: string }) {
  const { form } = useTexts('resolutions')
  const formats = useFormats()
  const fee = feeOf(useWatch({ name: 'value' }))
  return (
    <p className={classes.fee} role="status">
      {fee === null ? null : form.fee(currency, formats.amount(fee))}
    </p>
  )
}

/** Platform fee for an amount; `null` if the value is no amount. */
function feeOf(value: unknown): number | null {
  const amount = typeof value === 'number' && value > 0 ? centsFromNumber(value) : null
  return amount === null ? null : numberFromCents(platformFee(amount))
}
