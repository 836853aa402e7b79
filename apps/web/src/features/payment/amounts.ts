import type { PayablePayment } from '@redress/contract/payments.ts'
import { useFormats } from '../../texts/texts.tsx'

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
