import { createStore } from 'zustand/vanilla'
import { type FileProblem, type Held, holdingOf, problemOf } from './file-check.ts'

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
  /** Stored documents that count towards the uploader's quota. */
  held: () => readonly Held[]
  newKey: () => string
  /** Whether the server answered. Without a response the retry keeps the key, so that the file is stored once. */
  wasAnswered: (error: unknown) => boolean
  /** Refreshes the view; the upload counts as running until this settles. */
  onUploaded: () => unknown
  onFailed: (error: unknown) => void
}

interface Entry extends Upload {
  readonly key: string
  readonly abort: AbortController
}

const isUnderway = ({ state }: Upload) => state.phase === 'waiting' || state.phase === 'sending'

/** Uploads several files, three at a time; each can be cancelled and tried again. */
export function createUploadQueue(options: UploadQueueOptions) {
  const { send, held, newKey, wasAnswered, onUploaded, onFailed } = options
  const store = createStore<readonly Entry[]>(() => [])
  let lastId = 0

  const replace = (entries: readonly Entry[]) => store.setState(entries, true)
  const change = (id: number, changes: Partial<Entry>) =>
    replace(store.getState().map(entry => (entry.id === id ? { ...entry, ...changes } : entry)))

  function checked(file: File): UploadState {
    const underway = store.getState().filter(isUnderway)
    const problem = problemOf(
      file,
      holdingOf(
        held(),
        underway.map(entry => entry.file),
      ),
    )
    return problem ? { phase: 'refused', problem } : { phase: 'waiting' }
  }

  function advance(): void {
    const entries = store.getState()
    const free = atOnce - entries.filter(({ state }) => state.phase === 'sending').length
    for (const entry of entries.filter(({ state }) => state.phase === 'waiting').slice(0, free)) void transmit(entry)
  }

  function fail(id: number, error: unknown): void {
    change(id, { state: { phase: 'failed', error } })
    onFailed(error)
  }

  /** Marks the upload as done after a refresh. If that fails, a retry with the same key returns the same file. */
  async function show(id: number): Promise<void> {
    try {
      await onUploaded()
      change(id, { state: { phase: 'done' } })
    } catch (error) {
      fail(id, error)
    }
  }

  async function transmit({ id, file, key, abort }: Entry): Promise<void> {
    change(id, { state: { phase: 'sending', share: 0 } })
    try {
      await send(file, {
        signal: abort.signal,
        onProgress: share => change(id, { state: { phase: 'sending', share } }),
        idempotencyKey: key,
      })
      await show(id)
    } catch (error) {
      if (wasAnswered(error)) change(id, { key: newKey() })
      if (abort.signal.aborted) change(id, { state: { phase: 'cancelled' } })
      else fail(id, error)
    }
    advance()
  }

  return {
    store,
    add: (files: Iterable<File>) => {
      for (const file of files) {
        lastId += 1
        const entry = { id: lastId, file, state: checked(file), key: newKey(), abort: new AbortController() }
        replace([...store.getState(), entry])
      }
      advance()
    },
    cancel: (id: number) => {
      const entry = store.getState().find(each => each.id === id)
      entry?.abort.abort()
      if (entry?.state.phase === 'waiting') change(id, { state: { phase: 'cancelled' } })
    },
    retry: (id: number) => {
      const entry = store.getState().find(each => each.id === id)
      if (entry) change(id, { state: checked(entry.file), abort: new AbortController() })
      advance()
    },
    dismiss: (id: number) => replace(store.getState().filter(entry => entry.id !== id)),
  }
}

export type UploadQueue = ReturnType<typeof createUploadQueue>
