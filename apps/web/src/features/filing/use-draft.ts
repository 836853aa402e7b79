import { claimPatch } from '@redress/contract/claim-forms.ts'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { updateClaim } from '@redress/contract/claims.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { caller } from '../../lib/api-client.ts'
import { isApiError, isPassing } from '../../lib/api-error.ts'
import { clientId } from '../../lib/http.ts'
import { aboutClaim, placeOfWords } from '../../lib/kept-words.ts'
import { useSession } from '../../lib/session.ts'
import { createDraftSaver, type DraftSaver } from './draft-saver.ts'

const saveDraft = caller<typeof updateClaim>('PATCH', '/v1/claims/:id')
const fields: Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>> = claimPatch.shape

/** Without locks, which a page has on https only, the tabs send as they please. */
const inTurn = async (key: string, send: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(key, send) : send()

interface Draft {
  readonly saver: DraftSaver
  /** The claim as the server has it. */
  readonly saved: PartyClaim
  /** What was written, here or in another tab, and is not saved yet. */
  readonly unsaved: ReturnType<DraftSaver['kept']>
}

/** Saves a claim's draft while it is written; what an earlier visit could not save is sent now. */
export function useDraft(claim: PartyClaim): Draft {
  const { id: claimId } = claim
  const cache = useClaimCache()
  const userId = useSession().user?.id ?? null
  const [{ store, key }] = useState(() => placeOfWords(userId, aboutClaim(claimId, 'draft')))
  const [saver] = useState(() =>
    createDraftSaver({
      key,
      storage: store,
      send: async patch => cache.show(await saveDraft({ params: { id: claimId }, body: patch }, { clientId })),
      isSendable: (field, value) => fields[field]?.safeParse(value).success ?? false,
      isPassing,
      refusedFields: error => (isApiError(error) ? error.details.map(detail => detail.path) : []),
      inTurn: sendAll => inTurn(key, sendAll),
      refresh: () => cache.refresh(claimId),
    }),
  )
  useEffect(
    () =>
      store.subscribe(change => {
        if (change.isElsewhere && change.key === key) void saver.hear()
      }),
    [store, key, saver],
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
  const unsaved = useSyncExternalStore(saver.subscribe, saver.kept)
  return { saver, saved: cache.latest(claim), unsaved }
}
