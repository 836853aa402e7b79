import type { AccountObserver } from '../../accounts/account-ports.ts'
import type { Context } from '../../platform/context.ts'
import { fail, ok } from '../../platform/result.ts'
import { linkDefendantsByEmail } from './link-by-email.ts'
import { isDefendantOfOwnClaim } from './own-claim.ts'
import { redeemCodeHash } from './redeem-code.ts'

/** How claims react to accounts: a confirmed address links its owner to the claims in which it is a defendant's. */
export const accountObserver = (context: Context): AccountObserver => ({
  async checkNewEmail(transaction, email) {
    return (await isDefendantOfOwnClaim(transaction, email)) ? fail('OWN_CLAIM') : ok(null)
  },

  async emailConfirmed(transaction, { userId, address, redeemCodeHash: codeHash }) {
    // A code that has become invalid since the registration is no failure here.
    if (codeHash !== null) await redeemCodeHash(context, transaction, { userId, codeHash })
    await linkDefendantsByEmail(context, transaction, { userId, address })
  },
})
