import { platformFee } from '@redress/domain/money/fees.ts'
import type { Cents } from '@redress/domain/money/money.ts'
import type { PaymentPurpose } from '@redress/domain/money/payments.ts'
import type { Settings } from '../platform/settings.ts'

export interface FeeBasis {
  readonly claimValue: Cents
  /** The platform fee of the accepted resolution, where there is one. */
  readonly resolutionFee: Cents | null
}

/** What is asked for a purpose, in cents of the claim's currency; zero where nothing has to be paid. */
export function feeDue(settings: Settings, purpose: PaymentPurpose, basis: FeeBasis): Cents {
  switch (purpose) {
    case 'submission':
      return settings.SUBMISSION_FEE
    case 'dispute':
      return settings.DISPUTE_FEE
    case 'concession':
      return platformFee(basis.claimValue)
    case 'platform fee':
      if (basis.resolutionFee === null) throw new Error('A platform fee is asked for an accepted resolution only')
      return basis.resolutionFee
  }
}
