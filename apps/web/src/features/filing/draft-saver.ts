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
  /** Browser storage for unsaved values, shared by all tabs. */
  persisted: Pick<PersistedForm, 'read' | 'write'>
  send: (patch: FormValues) => Promise<unknown>
  /** Filters the values that the server accepts. */
  takenOf: (values: FormValues) => Promise<FormValues>
  /** Whether a retry may soon succeed. */
  isPassing: (error: unknown) => boolean
  /** The fields that the server refused, by the failure. */
  refusedFields: (error: unknown) => readonly string[]
  /** Runs `send` in one tab at a time. */
  inTurn: (send: () => Promise<void>) => Promise<void>
  /** Fetches the claim after another tab has saved it. */
  refresh: () => Promise<unknown>
}

interface Draft {
  readonly save: SaveState
  /** Unsaved values, as the form shows them. A value that another tab has saved stays until it is fetched. */
  readonly unsaved: FormValues
}

/**
 * Saves a draft while it is typed: 800 ms after the last edit, one request at a time. Unsaved values are persisted in
 * the browser for all tabs and retried, so that neither a lost connection nor a closed page loses input.
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

  /** Sends the unsaved values; settles when nothing sendable is left. Rejects with the failure. */
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

  /** Takes over another tab's change of the unsaved values. */
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
