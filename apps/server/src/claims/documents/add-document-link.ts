import type { documentUrl } from '@redress/contract/documents.ts'
import type { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import { ok } from '../../platform/result.ts'
import { editDraft } from '../edit-draft.ts'
import { insertDocument } from './document-repository.ts'
import { documentsOfClaim } from './list-documents.ts'
import { whyNoMoreDocuments } from './room-for-documents.ts'

export interface AddDocumentLink {
  readonly claimId: string
  readonly userId: string
  readonly link: z.output<typeof documentUrl>
}

export const addDocumentLink = (context: Context, { claimId, userId, link }: AddDocumentLink) =>
  editDraft(context, { claimId, userId }, async transaction => {
    const refusal = await whyNoMoreDocuments(transaction, claimId)
    if (refusal) return refusal
    await insertDocument(transaction, {
      claim_id: claimId,
      type: 'url',
      url: link.url,
      url_description: link.urlDescription,
      created_at: context.clock.now(),
    })
    return ok({ files: await documentsOfClaim(transaction, claimId) })
  })
