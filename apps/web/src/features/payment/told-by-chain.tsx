import type { PayablePayment } from '@redress/contract/payments.ts'
import { mostFor } from '@redress/domain/money/fees.ts'
import { centsFromNumber, numberFromCents } from '@redress/domain/money/money.ts'
import { followsFromSum } from '@redress/domain/money/payments.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import classes from './checkout.module.css'

/** Warning before payment: anybody can estimate the settlement from the fee on the public chain. */
export function ToldByChain({ payment: { purpose, fee, currency } }: { payment: PayablePayment }) {
  const { toldByChain: texts } = useTexts('payment')
  const formats = useFormats()
  if (!followsFromSum(purpose)) return null
  const cents = centsFromNumber(fee)
  const most = cents === null ? null : mostFor(cents)
  return (
    <p className={classes.told}>
      {most === null ? texts.sum : texts.most(formats.money(numberFromCents(most), currency))}
    </p>
  )
}
