import type { individualDefendant } from '@redress/contract/defendants.ts'
import type { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import { editDraft } from '../edit-draft.ts'
import { personIdentity } from './person-identity.ts'
import { saveDefendant } from './save-defendant.ts'

interface UpsertIndividual {
  readonly claimId: string
  readonly userId: string
  readonly individual: z.output<typeof individualDefendant>
}

export const upsertIndividual = (context: Context, { claimId, userId, individual }: UpsertIndividual) =>
  editDraft(context, { claimId, userId }, transaction =>
    saveDefendant(context, transaction, {
      claimId,
      userId,
      contacts: individual,
      identity: personIdentity(individual, null),
    }),
  )
