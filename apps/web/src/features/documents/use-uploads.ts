import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Document } from '@redress/contract/documents.ts'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { isApiError } from '../../lib/api-error.ts'
import { newKey } from '../../lib/http.ts'
import { useTexts } from '../../texts/texts.tsx'
import { useFailureText } from '../../ui/failure-text.ts'
import { useToast } from '../../ui/toast.ts'
import { uploadFile } from './document-requests.ts'
import { createUploadQueue, type Upload, type UploadQueue, type UploadQueueOptions } from './upload-queue.ts'

export interface Uploads {
  readonly list: readonly Upload[]
  readonly queue: Pick<UploadQueue, 'add' | 'cancel' | 'retry' | 'dismiss'>
}

interface Options {
  readonly claimId: string
  /** What the claim holds; each person has a room of their own in it. */
  readonly documents: readonly Document[]
  readonly send: UploadQueueOptions['send']
  /** Said when one is there. */
  readonly done?: string
}

/** Files on their way. They go on when the window that began them is closed, and when one goes to another step. */
export function useUploadQueue({ claimId, documents, send, done }: Options): Uploads {
  const texts = useTexts('documents')
  const describe = useFailureText()
  const toast = useToast()
  const cache = useClaimCache()
  const latest = useRef({ documents, done })
  useEffect(() => {
    latest.current = { documents, done }
  })
  const [queue] = useState(() =>
    createUploadQueue({
      send,
      documents: () => latest.current.documents.filter(({ addedBy }) => addedBy.isYou),
      newKey,
      wasAnswered: error => isApiError(error) && error.status > 0,
      onUploaded: () => {
        if (latest.current.done !== undefined) toast.success(latest.current.done)
        void cache.refresh(claimId)
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

/** The files on their way to the evidence of a claim. */
export function useUploads(claim: PartyClaim): Uploads {
  const texts = useTexts('documents')
  return useUploadQueue({
    claimId: claim.id,
    documents: claim.files,
    send: (file, options) => uploadFile({ params: { claimId: claim.id }, file }, options),
    done: texts.uploaded,
  })
}
