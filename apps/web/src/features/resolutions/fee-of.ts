import { platformFee } from '@redress/domain/money/fees.ts'
import { centsFromNumber, numberFromCents } from '@redress/domain/money/money.ts'

/** The platform fee of an amount as it travels and is typed; `null` where it is no amount. */
export function feeOf(value: unknown): number | null {
  const amount = typeof value === 'number' && value > 0 ? centsFromNumber(value) : null
  return amount === null ? null : numberFromCents(platformFee(amount))
}
