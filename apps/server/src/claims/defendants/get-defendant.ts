import type { Defendant } from '@redress/contract/defendants.ts'
import { viewFor } from '@redress/domain/claim/visibility.ts'
import type { Context } from '../../platform/context.ts'
import type { SignedIn } from '../../platform/http/caller.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { relationToClaim } from '../relation-to-claim.ts'
import { presentDefendant } from './defendant-presenter.ts'
import { findDefendant } from './defendant-repository.ts'
import { defendantsOfClaim } from './list-defendants.ts'

/** A defendant, for whoever may see the claim: for the public it exists only through a public claim. */
export async function getDefendant(
  context: Context,
  { id, caller }: { readonly id: string; readonly caller: SignedIn | null },
): Promise<Result<Defendant, 'DEFENDANT_NOT_FOUND'>> {
  const { database, settings } = context
  const defendant = await findDefendant(database, id)
  if (!defendant) return fail('DEFENDANT_NOT_FOUND')
  const relation = await relationToClaim(context)(defendant.claim_id, caller)
  if (relation === null) return fail('DEFENDANT_NOT_FOUND')
  const ofClaim = await defendantsOfClaim(database, defendant.claim_id)
  const view = { view: viewFor[relation], privateContacts: settings.PRIVATE_CONTACTS }
  return ok(presentDefendant(defendant, ofClaim, view))
}
