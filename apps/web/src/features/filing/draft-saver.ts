import { createStore } from 'zustand/vanilla'
import type { FormValues, PersistedForm } from '../../lib/form-persistence.ts'

const waitAfterEdit = 800
const waitAfterFailure = 5_000

export type SaveState =
  | { readonly phase: 'idle' | 'waiting' | 'saving' | 'retrying' }
  | { readonly phase: 'saved'; readonly at: Date }
  /** Some answers are not sent, because the server would refuse them. */
  | { readonly phase: 'held'; readonly fields: readonly string[] }
  | { readonly phase: 'failed'; readonly error: unknown }

export interface DraftSaverOptions {
  /** Holds what is not saved yet, for all tabs. */
  persisted: Pick<PersistedForm, 'read' | 'write'>
  send: (patch: FormValues) => Promise<unknown>
  /** Those of the values that the server takes. */
  takenOf: (values: FormValues) => Promise<FormValues>
  /** Whether the same attempt may well succeed a moment later. */
  isPassing: (error: unknown) => boolean
  /** The fields that the server refused, by the failure. */
  refusedFields: (error: unknown) => readonly string[]
  /** Runs what sends, one tab at a time. */
  inTurn: (send: () => Promise<void>) => Promise<void>
  /** Has fetched what another tab has saved. */
  refresh: () => Promise<unknown>
}

interface Draft {
  readonly save: SaveState
  /** What is not saved yet, as a form shows it: what another tab has saved stays until it is fetched. */
  readonly unsaved: FormValues
}

/**
 * Saves a draft while it is written: 800 ms after the last edit, one request at a time. What is not saved is persisted in
 * the browser, for all of its tabs, and tried again, so that neither a lost connection nor a closed page loses a word.
 */
export function createDraftSaver(options: DraftSaverOptions) {
  const { persisted, send, takenOf, isPassing, refusedFields, inTurn, refresh } = options
  const store = createStore<Draft>(() => ({ save: { phase: 'idle' }, unsaved: persisted.read() }))
  let refused: FormValues = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null

  const show = (save: SaveState) => store.setState({ save })
  const persist = (unsaved: FormValues) => {
    persisted.write(unsaved)
    store.setState({ unsaved })
  }
  async function sendable(): Promise<FormValues> {
    const unsent = pick(persisted.read(), (field, value) => refused[field] !== value)
    return Object.keys(unsent).length > 0 ? takenOf(unsent) : unsent
  }
  const schedule = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush().catch(() => undefined), milliseconds)
  }

  function change(patch: FormValues): void {
    if (Object.keys(patch).length === 0) return
    persist({ ...persisted.read(), ...patch })
    if (!running) show({ phase: 'waiting' })
    schedule(waitAfterEdit)
  }

  /** Sends what is not sent yet, and settles when nothing sendable is left. Rejects with the failure. */
  function flush(): Promise<void> {
    clearTimeout(timer)
    running ??= inTurn(sendAll).finally(() => {
      running = null
    })
    return running
  }

  async function sendAll(): Promise<void> {
    for (let patch = await sendable(); Object.keys(patch).length > 0; patch = await sendable()) {
      show({ phase: 'saving' })
      try {
        await send(patch)
        persist(pick(persisted.read(), (field, value) => !(field in patch) || patch[field] !== value))
        show({ phase: 'saved', at: new Date() })
      } catch (error) {
        const fields = refusedFields(error).filter(field => field in patch)
        if (fields.length === 0) {
          fail(error)
          throw error
        }
        refused = { ...refused, ...pick(patch, field => fields.includes(field)) }
      }
    }
    const held = Object.keys(persisted.read())
    if (held.length > 0) show({ phase: 'held', fields: held })
  }

  function fail(error: unknown): void {
    const mayPass = isPassing(error)
    show(mayPass ? { phase: 'retrying' } : { phase: 'failed', error })
    if (mayPass) schedule(waitAfterFailure)
  }

  /** Another tab has changed what is not saved yet. */
  async function followOtherTab(): Promise<void> {
    const now = persisted.read()
    const hasSaved = Object.keys(store.getState().unsaved).some(field => !(field in now))
    if (hasSaved) await refresh().catch(() => undefined)
    store.setState({ unsaved: persisted.read() })
  }

  return { store, change, flush, followOtherTab }
}

export type DraftSaver = ReturnType<typeof createDraftSaver>

const pick = (values: FormValues, take: (field: string, value: unknown) => boolean): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => take(field, value)))
