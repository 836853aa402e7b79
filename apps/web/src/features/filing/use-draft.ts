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

/**
 * Filters the values that the schema accepts. If it cannot be loaded, as when offline, the server checks them all.
 */
async function takenOf(values: FormValues): Promise<FormValues> {
  const schema = await import('@redress/contract/claim-forms.ts').then(
    ({ claimPatch }) => claimPatch,
    () => null,
  )
  if (schema === null) return values
  const fields: Readonly<Record<string, { safeParse: (value: unknown) => { success: boolean } }>> = schema.shape
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => fields[name]?.safeParse(value).success))
}

/** Runs the requests of all tabs one at a time by a Web Lock. Plain HTTP has none, so there the tabs do not wait. */
const inTurn = async (key: string, send: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(key, send) : send()

export interface Draft {
  readonly saver: DraftSaver
  /** The claim as the server has it. */
  readonly saved: PartyClaim
  /** Values that are not saved yet, from this tab or another. */
  readonly unsaved: FormValues
}

const nothing: FormValues = {}

/** Saves a claim's draft while it is typed. Input that an earlier visit could not save is sent at once. */
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
