import type { AccountObserver } from '../../accounts/account-ports.ts'
import type { Context } from '../../adapters/context.ts'
import { fail, ok } from '../../platform/result.ts'
import { filedStatuses } from '../repositories/claim-repository.ts'
import { countClaimsOfUntaken, findDefendantInClaimsByPlaintiff } from '../repositories/defendant-repository.ts'
import { setRecordOfPerson } from '../repositories/record-placing-repository.ts'
import { confirmHeldPlaces, linkDefendantsByEmail, takeContestedPlaces } from './confirmed-address.ts'
import { redeemCodeHash } from './redeem-code.ts'

/** How claims react to accounts: a confirmed address links its owner to the claims in which it is a defendant's. */
export const accountObserver = (context: Context): AccountObserver => ({
  async checkNewEmail(transaction, { userId, address }) {
    const isOfOwnDefendant = (await findDefendantInClaimsByPlaintiff(transaction, userId, address)) !== undefined
    return isOfOwnDefendant ? fail('OWN_CLAIM') : ok(null)
  },

  countClaimsNaming: (connection, email) => countClaimsOfUntaken(connection, { ...email, statuses: filedStatuses }),

  async emailConfirmed(transaction, { userId, address, redeemCodeHash: codeHash }) {
    // A code that has become invalid since the registration is no failure here.
    if (codeHash !== null) await redeemCodeHash(context, transaction, { userId, codeHash })
    await takeContestedPlaces(context, transaction, { userId, address })
    await linkDefendantsByEmail(context, transaction, { userId, address })
    await confirmHeldPlaces(context, transaction, { userId, address })
    await setRecordOfPerson(transaction, { userId, address })
  },
})
