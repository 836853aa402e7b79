import { confirmedOwners } from '../../accounts/people.ts'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { hashSecret } from '../../platform/secrets.ts'
import { announceClaim, notifyParties } from '../notifications/notify-parties.ts'
import { insertActions } from '../repositories/action-repository.ts'
import { type ClaimRecord, filedStatuses, findClaimOf } from '../repositories/claim-repository.ts'
import {
  findDefendantsOfClaim,
  hasValidCode,
  isCodeRedeemed,
  linkDefendants,
  lockAddresses,
  lockDefendantByCodeHash,
  lockUntakenDefendantsByEmail,
  updateDefendant,
} from '../repositories/defendant-repository.ts'

/** An account that takes a claim over for one of its defendants. */
interface TakeOver {
  readonly defendantId: string
  readonly userId: string
}

/** Links accounts to defendants of a filed claim and notifies the plaintiff. The caller has locked the rows. */
async function takeOverClaim(
  context: Context,
  transaction: Connection,
  claim: ClaimRecord,
  takeOvers: readonly TakeOver[],
  { isByEmail }: { readonly isByEmail: boolean },
): Promise<void> {
  if (takeOvers.length === 0) return
  const now = context.clock.now()
  await linkDefendants(transaction, takeOvers, { isByEmail, now })
  await insertActions(
    transaction,
    takeOvers.map(({ userId }) => ({ claimId: claim.id, type: 'CLAIM_TAKEN', party: 'Defendant', userId, now })),
  )
  const changed = { claim, defendants: await findDefendantsOfClaim(transaction, claim.id) }
  const occurrences = takeOvers.map(({ userId }) => ({ event: 'take over', userId }) as const)
  await notifyParties(context, transaction, changed, occurrences)
  await announceClaim(transaction, changed)
}

type Redemption = Result<{ claimId: string }, 'CODE_NOT_FOUND' | 'OWN_CLAIM' | 'CODE_ALREADY_REDEEMED'>

/** Takes a claim over by a code in its one form. */
export const redeemCode = (
  context: Context,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<Redemption> =>
  inTransaction(context.database, transaction =>
    redeemCodeHash(context, transaction, { userId, codeHash: hashSecret(code) }),
  )

/** Takes a claim over by the hash of a code: once, by one account, while the code is valid. */
export async function redeemCodeHash(
  context: Context,
  transaction: Connection,
  { userId, codeHash }: { readonly userId: string; readonly codeHash: string },
): Promise<Redemption> {
  const defendant = await lockDefendantByCodeHash(transaction, codeHash)
  if (!defendant) return fail('CODE_NOT_FOUND')
  if (isCodeRedeemed(defendant)) return fail('CODE_ALREADY_REDEEMED')
  const isOwn = defendant.user_id === userId
  if (!hasValidCode(defendant, context.clock.now()) || (defendant.user_id !== null && !isOwn)) {
    return fail('CODE_NOT_FOUND')
  }
  const claim = await findClaimOf(transaction, defendant)
  if (claim.plaintiff_id === userId) return fail('OWN_CLAIM')
  await updateDefendant(transaction, defendant.id, { redeem_code_expires_at: null })
  // Whoever was linked by the e-mail address has the claim already, and only uses the code up.
  if (!isOwn)
    await takeOverClaim(context, transaction, claim, [{ defendantId: defendant.id, userId }], { isByEmail: false })
  return ok({ claimId: claim.id })
}

/** Links a user to every defendant of a filed claim that was stated with an address which the user has confirmed. */
export async function linkDefendantsByEmail(
  context: Context,
  transaction: Connection,
  { userId, address }: { readonly userId: string; readonly address: string },
): Promise<void> {
  await lockAddresses(transaction, [address])
  const defendants = await lockUntakenDefendantsByEmail(transaction, { userId, address, statuses: filedStatuses })
  for (const ofClaim of Map.groupBy(defendants, defendant => defendant.claim_id).values()) {
    const [first] = ofClaim
    if (!first) continue
    const takeOvers = ofClaim.map(defendant => ({ defendantId: defendant.id, userId }))
    await takeOverClaim(context, transaction, await findClaimOf(transaction, first), takeOvers, { isByEmail: true })
  }
}

/** The same from the other side: the defendants of a claim that is being filed, where they have an account already. */
export async function linkDefendantsWithAccounts(
  context: Context,
  transaction: Connection,
  claim: ClaimRecord,
): Promise<void> {
  const untaken = (await findDefendantsOfClaim(transaction, claim.id)).filter(defendant => defendant.user_id === null)
  const addresses = untaken.map(defendant => defendant.email)
  await lockAddresses(transaction, addresses)
  const owners = await confirmedOwners(transaction, addresses)
  const takeOvers = untaken.flatMap(({ id: defendantId, email }) => {
    const userId = owners.get(email)
    return userId ? [{ defendantId, userId }] : []
  })
  await takeOverClaim(context, transaction, claim, takeOvers, { isByEmail: true })
}
