import { claimPatch } from '@redress/contract/claim-forms.ts'
import type { updateClaim } from '@redress/contract/claims.ts'
import { useEffect, useState } from 'react'
import { caller } from '../../lib/api-client.ts'
import { isApiError, isPassing } from '../../lib/api-error.ts'
import { useClaimCache } from '../../lib/claim.ts'
import { keptText, wordsKey } from '../../lib/kept-text.ts'
import { createDraftSaver, type DraftSaver } from './draft-saver.ts'

const saveDraft = caller<typeof updateClaim>('PATCH', '/v1/claims/:id')
const fields: Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>> = claimPatch.shape

const keyOf = (claimId: string) => wordsKey(`draft.${claimId}`)

/** Saves a claim's draft while it is written; what an earlier visit could not save is sent now. */
export function useDraftSaver(claimId: string): DraftSaver {
  const cache = useClaimCache()
  const [saver] = useState(() =>
    createDraftSaver({
      key: keyOf(claimId),
      storage: keptText,
      send: async patch => cache.show(await saveDraft({ params: { id: claimId }, body: patch })),
      isSendable: (field, value) => fields[field]?.safeParse(value).success ?? false,
      isPassing,
      refusedFields: error => (isApiError(error) ? error.details.map(detail => detail.path) : []),
    }),
  )
  useEffect(() => {
    const flush = () => void saver.flush().catch(() => undefined)
    const flushWhenHidden = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    flush()
    window.addEventListener('online', flush)
    document.addEventListener('visibilitychange', flushWhenHidden)
    return () => {
      window.removeEventListener('online', flush)
      document.removeEventListener('visibilitychange', flushWhenHidden)
      flush()
    }
  }, [saver])
  return saver
}

/** Drops the words that were kept for a claim that is gone. */
export const forgetDraft = (claimId: string): void => keptText.write(keyOf(claimId), null)
