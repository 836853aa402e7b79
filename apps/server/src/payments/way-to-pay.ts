import {
  type Cents,
  cents,
  type Lamports,
  lamports,
  moneyText,
  numberFromCents,
  solAmount,
} from '@redress/domain/money/money.ts'
import { lamportsForCents, surplusInCents, type WayToPay } from '@redress/domain/money/ways-to-pay.ts'
import type { PaymentRecord } from '../platform/database/schema.ts'
import type { TransferRecord, Unapplied } from './transfer-repository.ts'

type Sum = Pick<TransferRecord, 'lamports' | 'cents' | 'currency' | keyof Unapplied>

/** Differences between the ways to pay in the ledger. */
interface Way {
  /** Lamports for which the transfer counts for the payment. */
  readonly worth: (transfer: Sum, payment: PaymentRecord) => Lamports
  /** Surplus of a transfer that completed the payment. */
  readonly surplus: (beyond: Lamports, payment: PaymentRecord) => Unapplied
  readonly amount: (transfer: Sum) => string
  readonly unapplied: (transfer: Sum) => string
}

const moneyOf = (amount: Cents, { currency }: Sum): string => moneyText(numberFromCents(amount), currency ?? '', 'en')

const ways: Record<WayToPay, Way> = {
  SOL: {
    worth: transfer => transfer.lamports,
    surplus: beyond => ({ unapplied_lamports: beyond, unapplied_cents: cents(0n) }),
    amount: transfer => `${solAmount(transfer.lamports)} SOL`,
    unapplied: transfer => `${solAmount(transfer.unapplied_lamports)} SOL`,
  },
  bank: {
    worth: (transfer, payment) => lamportsForCents(transfer.cents, payment),
    surplus: (beyond, payment) => ({
      unapplied_lamports: lamports(0n),
      unapplied_cents: surplusInCents(beyond, payment),
    }),
    amount: transfer => moneyOf(transfer.cents, transfer),
    unapplied: transfer => moneyOf(transfer.unapplied_cents, transfer),
  },
}

export const wayNameOf = ({ cents }: { readonly cents: Cents }): WayToPay => (cents > 0n ? 'bank' : 'SOL')

/** The way on which a transfer came. */
export const wayOf = (transfer: Sum): Way => ways[wayNameOf(transfer)]
