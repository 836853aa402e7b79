import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { isApiError } from '../../lib/api-error.ts'
import { newKey } from '../../lib/http.ts'
import { useTexts } from '../../texts/texts.tsx'
import { useFailureText } from '../../ui/failure-text.ts'
import { useToast } from '../../ui/toast.ts'
import { uploadFile } from './document-requests.ts'
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts'

export interface Uploads {
  readonly list: readonly Upload[]
  readonly queue: Pick<UploadQueue, 'add' | 'cancel' | 'retry' | 'dismiss'>
}

/** The files on their way to a claim. They go on when the window that began them is closed, and when one goes to another step. */
export function useUploads(claim: PartyClaim): Uploads {
  const texts = useTexts('documents')
  const describe = useFailureText()
  const toast = useToast()
  const cache = useClaimCache()
  const documents = useRef(claim.files)
  useEffect(() => {
    documents.current = claim.files
  }, [claim.files])
  const [queue] = useState(() =>
    createUploadQueue({
      send: (file, options) => uploadFile({ params: { claimId: claim.id }, file }, options),
      documents: () => documents.current,
      newKey,
      wasAnswered: error => isApiError(error) && error.status > 0,
      onUploaded: () => {
        toast.success(texts.uploaded)
        void cache.refresh(claim.id)
      },
      onFailed: error => toast.error(describe(error, texts.linkFailed)),
    }),
  )
  const list = useStore(queue.store)
  const isBusy = list.some(({ state }) => state.phase === 'sending' || state.phase === 'waiting')
  useEffect(() => {
    if (!isBusy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isBusy])
  return { list, queue }
}
