import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { updateClaim } from '@redress/contract/claims.ts'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { caller } from '../../lib/api-client.ts'
import { isApiError, isPassing } from '../../lib/api-error.ts'
import { claimFormKey, type FormValues, persistedForm } from '../../lib/form-persistence.ts'
import { clientId } from '../../lib/http.ts'
import { useSession } from '../../lib/session.ts'
import { useIsTakenOver } from '../../texts/texts.tsx'
import { createDraftSaver, type DraftSaver } from './draft-saver.ts'

const saveDraft = caller<typeof updateClaim>('PATCH', '/v1/claims/:id')

/** What the server takes of the values. Where the schema cannot be loaded, as offline, the server itself is asked. */
async function takenOf(values: FormValues): Promise<FormValues> {
  const schema = await import('@redress/contract/claim-forms.ts').then(
    ({ claimPatch }) => claimPatch,
    () => null,
  )
  if (schema === null) return values
  const fields: Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>> = schema.shape
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => fields[name]?.safeParse(value).success))
}

/** Without locks, which a page has on https only, the tabs send as they please. */
const inTurn = async (key: string, send: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(key, send) : send()

export interface Draft {
  readonly saver: DraftSaver
  /** The claim as the server has it. */
  readonly saved: PartyClaim
  /** What was written, here or in another tab, and is not saved yet. */
  readonly unsaved: FormValues
}

const nothing: FormValues = {}

/** Saves a claim's draft while it is written; what an earlier visit could not save is sent now. */
export function useDraft(claim: PartyClaim): Draft {
  const { id: claimId } = claim
  const cache = useClaimCache()
  const userId = useSession().user?.id ?? null
  const [persisted] = useState(() => persistedForm(userId, claimFormKey(claimId, 'draft')))
  const [saver] = useState(() =>
    createDraftSaver({
      persisted,
      send: async patch => cache.show(await saveDraft({ params: { id: claimId }, body: patch }, { clientId })),
      takenOf,
      isPassing,
      refusedFields: error => (isApiError(error) ? error.details.map(detail => detail.path) : []),
      inTurn: sendAll => inTurn(persisted.key, sendAll),
      refresh: () => cache.refresh(claimId),
    }),
  )
  useEffect(() => persisted.onOtherTab(() => void saver.followOtherTab()), [persisted, saver])
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
  const isTakenOver = useIsTakenOver()
  const unsaved = useStore(saver.store, draft => (isTakenOver ? draft.unsaved : nothing))
  return { saver, saved: cache.latest(claim), unsaved }
}
