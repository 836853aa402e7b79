import type {
  deleteDefendant,
  upsertCompany,
  upsertIndividual,
  upsertRepresentative,
} from '@redress/contract/defendants.ts'
import { caller } from '../../lib/api-client.ts'

export const saveCompany = caller<typeof upsertCompany>('POST', '/v1/claims/:claimId/defendants/company')
export const saveIndividual = caller<typeof upsertIndividual>('POST', '/v1/claims/:claimId/defendants/individual')
export const saveRepresentative = caller<typeof upsertRepresentative>(
  'POST',
  '/v1/claims/:claimId/defendants/company/:companyId',
)
export const requestDeletion = caller<typeof deleteDefendant>('DELETE', '/v1/claims/:claimId/defendants/:defendantId')
