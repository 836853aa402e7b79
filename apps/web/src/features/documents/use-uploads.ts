import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { isUnanswered } from '../../lib/api-error.ts'
import { newKey } from '../../lib/http.ts'
import { useTexts } from '../../texts/texts.tsx'
import { useFailureText } from '../../ui/failure-text.ts'
import { useToast } from '../../ui/toast.ts'
import { uploadFile } from './document-requests.ts'
import type { Held } from './file-check.ts'
import { createUploadQueue, type Upload, type UploadQueue, type UploadQueueOptions } from './upload-queue.ts'

export interface Uploads {
  readonly list: readonly Upload[]
  readonly queue: Pick<UploadQueue, 'add' | 'cancel' | 'retry' | 'dismiss'>
}

const isUnderway = ({ state }: Upload) => state.phase === 'sending' || state.phase === 'waiting'

export const isAnyUnderway = ({ list }: Uploads): boolean => list.some(isUnderway)

/** Leaves out finished uploads, which the document list shows. */
export const underwayOf = (uploads: Uploads): Uploads => ({
  ...uploads,
  list: uploads.list.filter(({ state }) => state.phase !== 'done'),
})

interface Options {
  /** Stored documents that count towards the uploader's quota, which is per person and claim. */
  readonly held: readonly Held[]
  readonly send: UploadQueueOptions['send']
  /** Toast after a file has arrived. */
  readonly done?: string
  /** Refreshes the view; rejects if that fails. */
  readonly refresh: () => Promise<unknown>
}

/** Upload queue. It goes on when its dialog is closed and when the user moves to another step. */
export function useUploadQueue({ held, send, done, refresh }: Options): Uploads {
  const texts = useTexts('documents')
  const describe = useFailureText()
  const toast = useToast()
  const latest = useRef({ held, done, refresh })
  useEffect(() => {
    latest.current = { held, done, refresh }
  })
  const [queue] = useState(() =>
    createUploadQueue({
      send,
      held: () => latest.current.held,
      newKey,
      wasAnswered: error => !isUnanswered(error),
      onUploaded: async () => {
        await latest.current.refresh()
        if (latest.current.done !== undefined) toast.success(latest.current.done)
      },
      onFailed: error => toast.error(describe(error, texts.linkFailed)),
    }),
  )
  const list = useStore(queue.store)
  const isBusy = list.some(isUnderway)
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
  const cache = useClaimCache()
  return useUploadQueue({
    held: claim.files.filter(({ addedBy }) => addedBy.isYou),
    send: (file, options) => uploadFile({ params: { claimId: claim.id }, file }, options),
    done: texts.uploaded,
    refresh: () => cache.refresh(claim.id),
  })
}
