import type { Settings } from '../platform/settings.ts'

/** Account on which the operator takes bank transfers. */
export interface BankAccount {
  readonly iban: string
  readonly holder: string
}

/** `null` if the settings name none. */
export const bankAccountOf = ({ OPERATOR_IBAN: iban, OPERATOR_IBAN_HOLDER: holder }: Settings): BankAccount | null =>
  iban && holder ? { iban, holder } : null
