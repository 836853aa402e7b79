import { isSamePerson } from '@redress/domain/people/same-person.ts'
import type { AccountObserver } from '../../accounts/people/account-ports.ts'
import type { Context } from '../../adapters/context.ts'
import { announce } from '../../platform/events/live-events.ts'
import { fail, ok } from '../../platform/result.ts'
import { actWithin } from '../act/record.ts'
import { setRecordsOfPeople } from '../defendants/record-assignment-repository.ts'
import { isRedeemable } from '../letters/redeem-codes.ts'
import { takeBackAccounts } from '../performance/payment-account.ts'
import { writeSearchWordsOfPlaintiff } from '../record/search-words-repository.ts'
import {
  addressesNamedBy,
  countOfferedClaims,
  findDefendantByCodeHash,
  lockAddresses,
} from '../repositories/defendant-repository.ts'
import { findPartiesOfNumber, findStaffSharingClaims } from '../repositories/shared-claims-repository.ts'
import { confirmHeldSeats } from './confirmed-address.ts'
import { proveSeatsOf } from './prove-seat.ts'
import { redeemCodeHash } from './redeem-code.ts'

/** How claims react to accounts: the owner of a confirmed address is offered the claims that name it, and handed none. */
export const accountObserver = (context: Context): AccountObserver => ({
  async checkNewEmail(transaction, { userId, address }) {
    const named = await addressesNamedBy(transaction, userId)
    return isSamePerson({ addresses: [address] }, { addresses: named }) ? fail('OWN_CLAIM') : ok(null)
  },

  async claimsNaming(connection, { userId, address, redeemCodeHash: codeHash }) {
    const invited = codeHash === null ? undefined : await findDefendantByCodeHash(connection, codeHash)
    const takesClaimOver = invited !== undefined && isRedeemable(invited, context.clock.now())
    const offered = await countOfferedClaims(connection, { userId, addresses: [address] })
    const isTakenOfThese = takesClaimOver && invited.email === address && invited.user_id === null
    return { takesClaimOver, claimCount: isTakenOfThese ? offered - 1 : offered }
  },

  emailConfirmed: (transaction, { userId, address, redeemCodeHash: codeHash, browser }) =>
    actWithin(context, transaction, async act => {
      // A code that has become invalid since the registration is no failure here.
      if (codeHash !== null) await redeemCodeHash(act, { userId, codeHash, browser })
      await lockAddresses(transaction, [address])
      await confirmHeldSeats(act, { userId, address })
      await proveSeatsOf(context, transaction, userId)
      await setRecordsOfPeople(transaction, new Map([[address, userId]]))
      await announce(transaction, { userIds: [userId], topics: ['claims'] })
    }),

  async provenAccountOpened(transaction, { userId, address }) {
    await lockAddresses(transaction, [address])
    await setRecordsOfPeople(transaction, new Map([[address, userId]]))
  },

  changesUndone: (transaction, userId, since) => takeBackAccounts(context, transaction, userId, since),

  publicDataChanged: writeSearchWordsOfPlaintiff,

  staffSharingClaims: findStaffSharingClaims,
  partiesOfNumber: findPartiesOfNumber,
})
