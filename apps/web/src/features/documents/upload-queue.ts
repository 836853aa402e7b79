import type { Document } from '@redress/contract/documents.ts'
import { type FileProblem, holdingOf, problemOf } from './file-check.ts'

const atOnce = 3

export type UploadState =
  | { readonly phase: 'waiting' | 'done' | 'cancelled' }
  /** `share` from 0 to 1. */
  | { readonly phase: 'sending'; readonly share: number }
  | { readonly phase: 'refused'; readonly problem: FileProblem }
  | { readonly phase: 'failed'; readonly error: unknown }

export interface Upload {
  readonly id: number
  readonly file: File
  readonly state: UploadState
}

interface SendOptions {
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
  readonly idempotencyKey: string
}

export interface UploadQueueOptions {
  send: (file: File, options: SendOptions) => Promise<unknown>
  documents: () => readonly Document[]
  newKey: () => string
  /** Whether the failure was an answer; where there was none, the same key makes sure that a file arrives only once. */
  wasAnswered: (error: unknown) => boolean
  onUploaded: () => void
  onFailed: (error: unknown) => void
}

interface Entry {
  readonly id: number
  readonly file: File
  state: UploadState
  key: string
  readonly abort: AbortController
}

const isUnderway = ({ state }: Entry) => state.phase === 'waiting' || state.phase === 'sending'

/** Uploads several files, three at a time; each can be cancelled and tried again. */
export function createUploadQueue(options: UploadQueueOptions) {
  const { send, documents, newKey, wasAnswered, onUploaded, onFailed } = options
  let entries: Entry[] = []
  let shown: readonly Upload[] = []
  let lastId = 0
  const listeners = new Set<() => void>()

  const show = () => {
    shown = entries.map(({ id, file, state }) => ({ id, file, state }))
    for (const tell of listeners) tell()
  }
  const set = (entry: Entry, state: UploadState) => {
    entry.state = state
    show()
  }
  const underway = () => entries.filter(isUnderway).map(({ file }) => file)

  function enqueue(file: File): Entry {
    const problem = problemOf(file, holdingOf(documents(), underway()))
    lastId += 1
    const state: UploadState = problem ? { phase: 'refused', problem } : { phase: 'waiting' }
    return { id: lastId, file, state, key: newKey(), abort: new AbortController() }
  }

  function advance(): void {
    const free = atOnce - entries.filter(({ state }) => state.phase === 'sending').length
    for (const entry of entries.filter(({ state }) => state.phase === 'waiting').slice(0, free)) void transmit(entry)
  }

  async function transmit(entry: Entry): Promise<void> {
    set(entry, { phase: 'sending', share: 0 })
    try {
      await send(entry.file, {
        signal: entry.abort.signal,
        onProgress: share => set(entry, { phase: 'sending', share }),
        idempotencyKey: entry.key,
      })
      set(entry, { phase: 'done' })
      onUploaded()
    } catch (error) {
      if (wasAnswered(error)) entry.key = newKey()
      if (entry.abort.signal.aborted) set(entry, { phase: 'cancelled' })
      else {
        set(entry, { phase: 'failed', error })
        onFailed(error)
      }
    }
    advance()
  }

  return {
    add: (files: Iterable<File>) => {
      for (const file of files) entries = [...entries, enqueue(file)]
      show()
      advance()
    },
    cancel: (id: number) => {
      const entry = entries.find(each => each.id === id)
      if (!entry) return
      entry.abort.abort()
      if (entry.state.phase === 'waiting') set(entry, { phase: 'cancelled' })
    },
    retry: (id: number) => {
      entries = entries.map(entry => {
        if (entry.id !== id) return entry
        return { ...enqueue(entry.file), id, key: entry.key }
      })
      show()
      advance()
    },
    dismiss: (id: number) => {
      entries = entries.filter(entry => entry.id !== id)
      show()
    },
    read: () => shown,
    subscribe: (tell: () => void) => {
      listeners.add(tell)
      return () => {
        listeners.delete(tell)
      }
    },
  }
}

export type UploadQueue = ReturnType<typeof createUploadQueue>
