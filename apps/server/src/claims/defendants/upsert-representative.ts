import type { representativeDefendant } from '@redress/contract/defendants.ts'
import type { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/result.ts'
import { editDraft } from '../edit-draft.ts'
import { defendantsOfClaim } from './list-defendants.ts'
import { personIdentity } from './person-identity.ts'
import { saveDefendant } from './save-defendant.ts'

interface UpsertRepresentative {
  readonly claimId: string
  readonly userId: string
  readonly companyId: string
  readonly representative: z.output<typeof representativeDefendant>
}

export const upsertRepresentative = (
  context: Context,
  { claimId, userId, companyId, representative }: UpsertRepresentative,
) =>
  editDraft(context, { claimId, userId }, async transaction => {
    const company = (await defendantsOfClaim(transaction, claimId)).find(each => each.id === companyId)
    if (company?.type !== 'Company') return fail('COMPANY_NOT_FOUND')
    const { companyPosition } = representative
    return saveDefendant(context, transaction, {
      claimId,
      userId,
      contacts: representative,
      identity: personIdentity(representative, { companyId, companyPosition }),
    })
  })
