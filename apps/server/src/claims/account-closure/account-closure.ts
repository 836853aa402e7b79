import type { closeAccount as closeAccountEndpoint } from '@redress/contract/account-closure.ts'
import type { Output } from '@redress/contract/endpoint.ts'
import { isFiled } from '@redress/domain/claim/questions.ts'
import { accountsToErase, closeAccount, eraseAccount, isToBeErased } from '../../accounts/profile/close-account.ts'
import type { Context } from '../../adapters/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { loadClaims } from '../act/claim-state.ts'
import { actWithin, inAct } from '../act/record.ts'
import { findDataExportFiles } from '../data-export/data-export-repository.ts'
import { deleteFilesLater } from '../documents/stored-files.ts'
import { lockClaimsOfUser } from '../repositories/claim-repository.ts'
import { deleteUnsentFilesOf } from '../repositories/document-repository.ts'
import { isAnyInTheWay, leaveForGood, withdraw } from './leave-claims.ts'

/** Closes an account, unless one of its claims prevents that. It can be undone until the owner's data is deleted. */
export const closeOwnAccount = (
  context: Context,
  { userId }: { readonly userId: string },
): Promise<Result<Output<typeof closeAccountEndpoint>, 'CLAIMS_IN_THE_WAY' | 'NOT_SIGNED_IN'>> =>
  inAct(context, async act => {
    const { transaction } = act
    // Locks the claims before the account, in the order in which all acts lock them.
    const claims = await loadClaims(transaction, await lockClaimsOfUser(transaction, userId))
    if (isAnyInTheWay(claims, userId, context.clock.now())) return fail('CLAIMS_IN_THE_WAY')
    for (const claim of claims) await withdraw(act, claim, userId)
    const undoneUntil = await closeAccount(context, transaction, userId)
    return undoneUntil ? ok({ undoneUntil: undoneUntil.toISOString() }) : fail('NOT_SIGNED_IN')
  })

/** Erases closed accounts whose closing can no longer be undone. */
export async function eraseClosedAccounts(context: Context): Promise<void> {
  for (const userId of await accountsToErase(context)) {
    await erase(context, userId).catch(error =>
      context.log.error({ error, userId }, 'a closed account was not deleted'),
    )
  }
}

const erase = (context: Context, userId: string): Promise<void> =>
  inTransaction(context.database, async transaction => {
    const ids = await lockClaimsOfUser(transaction, userId)
    // The closing may have been undone since the look-up.
    if (!(await isToBeErased(context, transaction, userId))) return
    const claims = await loadClaims(transaction, ids)
    // One claim at a time: an account may have thousands, too many for one statement.
    for (const claim of claims) await actWithin(context, transaction, act => leaveForGood(act, claim, userId))
    const files = await deleteUnsentFilesOf(transaction, userId)
    await deleteFilesLater(context, transaction, [...files, ...(await findDataExportFiles(transaction, userId))])
    const hasFiled = claims.some(({ claim }) => claim.plaintiff_id === userId && isFiled(claim.status))
    await eraseAccount(context, transaction, { userId, hasFiled })
  })
