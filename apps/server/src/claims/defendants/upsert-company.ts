import type { companyDefendant } from '@redress/contract/defendants.ts'
import type { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import { editDraft } from '../edit-draft.ts'
import { saveDefendant } from './save-defendant.ts'

interface UpsertCompany {
  readonly claimId: string
  readonly userId: string
  readonly company: z.output<typeof companyDefendant>
}

export const upsertCompany = (context: Context, { claimId, userId, company }: UpsertCompany) =>
  editDraft(context, { claimId, userId }, transaction =>
    saveDefendant(context, transaction, {
      claimId,
      userId,
      contacts: company,
      identity: {
        type: 'Company',
        company_id: null,
        country: company.country,
        tax_id: company.taxId,
        legal_name: company.legalName,
        website: company.website,
        first_name: null,
        last_name: null,
        company_position: null,
      },
    }),
  )
