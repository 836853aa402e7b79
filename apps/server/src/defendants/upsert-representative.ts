import type { representativeDefendant } from '@redress/contract/defendants.ts'
import type { z } from 'zod'
import { admitStep } from '../claims/admit-step.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { fail } from '../platform/result.ts'
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
  inTransaction(context.database, async transaction => {
    const admitted = await admitStep(transaction, { claimId, event: 'edit', by: 'Plaintiff' })
    if (!admitted.ok) return admitted
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
