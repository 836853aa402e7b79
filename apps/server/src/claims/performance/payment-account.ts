import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { givenPaymentDetails } from '@redress/contract/performance.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import {
  accountAfter,
  accountBefore,
  accountProofText,
  endingOf,
  isSameAccount,
  type PaymentAccount,
} from '@redress/domain/claim/payment-account.ts'
import { isAnyOwed, withAccount } from '@redress/domain/claim/performance.ts'
import { shortId } from '@redress/domain/claim/short-id.ts'
import { foundIban } from '@redress/domain/text/found-code.ts'
import { isValidIBAN } from 'ibantools'
import type { z } from 'zod'
import { tellChange } from '../../accounts/profile/account-changes.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { hashSecret, newSecret } from '../../platform/secrets.ts'
import { type ActingParty, changeClaim, type LockFailure, present } from '../act/change-claim.ts'
import { type ClaimState, lockClaim } from '../act/claim-state.ts'
import { type Actor, type Happening, noActor } from '../act/happening.ts'
import { happeningsToDebtors, writeSums } from '../act/owed-sums.ts'
import { type Act, actWithin } from '../act/record.ts'
import { findAccountsStatedSince } from '../repositories/claim-repository.ts'

type DetailsFailure = 'NOT_IN_THIS_STATE' | 'INVALID_INPUT' | LockFailure

/**
 * States the plaintiff's payment account. As a change of the user's account it is announced to all their addresses
 * and can be undone. Debtors are notified at once.
 */
export const statePaymentDetails = (
  context: Context,
  by: ActingParty,
  { holder, iban: given, words }: z.output<typeof givenPaymentDetails>,
): Promise<Result<PartyClaim, DetailsFailure>> =>
  changeClaim<PartyClaim, DetailsFailure>(context, by, async (act, state) => {
    if (!isAnyOwed(state.claim.owed_sums)) return fail('NOT_IN_THIS_STATE')
    const iban = foundIban(given, isValidIBAN) ?? given
    const problems = [
      ...(iban !== '' && !isValidIBAN(iban) ? [{ path: 'iban', message: validationTexts.iban }] : []),
      ...(iban !== '' && holder === '' ? [{ path: 'holder', message: validationTexts.required }] : []),
      ...(iban === '' && words === '' ? [{ path: 'iban', message: validationTexts.ibanOrWords }] : []),
    ]
    if (problems.length > 0) return fail('INVALID_INPUT', problems)
    const details = { holder, iban, words }
    const { payment_details: before } = state.claim
    if (isSameAccount(before, details)) return ok(await present(act, state, by))
    // Runs first, because undoing a change takes back everything stated since.
    await tellChange(context, act.transaction, {
      ...{ userId: by.userId, kind: 'payment details' },
      address: changeInShort(state.claim.id, before, details),
    })
    const account = accountAfter(before, details, { now: context.clock.now(), salt: newSecret() })
    const after = await replaceAccount(act, state, account, { event: 'payment details stated', by })
    return ok(await present(act, after, by))
  })

type HasIban = Pick<PaymentAccount, 'iban'>

/** The claim and both endings, in no language. */
const changeInShort = (claimId: string, before: HasIban | null, after: HasIban): string => {
  const short = (account: HasIban) => (account.iban === '' ? '–' : `…${endingOf(account)}`)
  return `${shortId(claimId)}: ${before ? `${short(before)} → ` : ''}${short(after)}`
}

/** Replaces or removes the payment account of a locked claim, and notifies its debtors. */
async function replaceAccount(
  { context, transaction, news }: Act,
  state: ClaimState,
  account: PaymentAccount | null,
  { event, by }: { readonly event: Happening['event']; readonly by: Actor & Partial<Pick<ActingParty, 'clientId'>> },
): Promise<ClaimState> {
  const now = context.clock.now()
  const { payment_details: before, owed_sums: sums } = state.claim
  const owed = withAccount(sums, account !== null, now)
  const after = await writeSums(context, transaction, state, { sums: owed, account })
  const unpaid = sums.findIndex(({ receivedAt, saidPaidAt }) => receivedAt === null && saidPaidAt === null)
  const told = {
    ...{ event, by, accountSha256: account && hashSecret(accountProofText(account)) },
    account: {
      from: before && endingOf(before),
      to: account && endingOf(account),
      on: now.toISOString().slice(0, 10),
    },
  }
  const position = unpaid === -1 ? sums.findIndex(({ receivedAt }) => receivedAt === null) : unpaid
  const toDebtors = happeningsToDebtors(after, position, told)
  // The history records it even if no debtor is left to notify.
  news.push({ state: after, happenings: toDebtors.length > 0 ? toDebtors : [told], clientId: by.clientId })
  return after
}

/**
 * Restores the payment accounts that were stated since a time, because the change of the user's account is undone.
 */
export const takeBackAccounts = (context: Context, transaction: Connection, userId: string, since: Date) =>
  actWithin(context, transaction, async act => {
    for (const id of await findAccountsStatedSince(transaction, userId, since)) {
      const state = await lockClaim(transaction, id, [userId])
      const stands = state?.claim.payment_details ?? null
      if (!state || !stands || new Date(stands.statedAt) < since) continue
      await replaceAccount(act, state, accountBefore(stands, since), {
        event: 'payment details taken back',
        by: noActor,
      })
    }
  })
