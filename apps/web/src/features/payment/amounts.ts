import type { PayablePayment } from '@redress/contract/payments.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'

/** How a payment's amounts read: the fee in the reader's currency, and about how much that is in SOL. */
export function useAmounts({ fee, currency, sol, missingSol }: PayablePayment) {
  const formats = useFormats()
  const about = new Intl.NumberFormat(formats.locale, { maximumSignificantDigits: 3 })
  return {
    fee: formats.money(fee, currency),
    aboutSol: about.format(Number(sol)),
    aboutMissingSol: about.format(Number(missingSol)),
  }
}

/** How much of a fee is asked, has arrived and is missing: in its currency where it can be paid by bank, else in SOL. */
export function useArrived({ bank, fee, currency, sol, received, missingSol }: PayablePayment) {
  const { amountInSol } = useTexts('payment')
  const formats = useFormats()
  if (!bank) {
    return {
      missing: amountInSol(formats.sol(missingSol)),
      received: amountInSol(formats.solOf(BigInt(received))),
      whole: amountInSol(formats.sol(sol)),
    }
  }
  const money = (value: number) => formats.money(value, currency)
  return { missing: money(bank.missing), received: money(fee - bank.missing), whole: money(fee) }
}
