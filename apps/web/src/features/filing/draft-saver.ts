import type { KeptText } from '../../lib/kept-text.ts'

const waitAfterEdit = 800
const waitAfterFailure = 5_000

export type SaveState =
  | { readonly phase: 'idle' | 'waiting' | 'saving' | 'retrying' }
  | { readonly phase: 'saved'; readonly at: Date }
  /** Some answers are kept here and not sent, because the server would refuse them. */
  | { readonly phase: 'held'; readonly fields: readonly string[] }
  | { readonly phase: 'failed'; readonly error: unknown }

type Patch = Readonly<Record<string, unknown>>

export interface DraftSaverOptions {
  /** Where words that are not saved yet are kept. */
  key: string
  storage: KeptText
  send: (patch: Patch) => Promise<unknown>
  /** Whether the server takes this value of this field. */
  isSendable: (field: string, value: unknown) => boolean
  /** Whether the same attempt may well succeed a moment later. */
  isPassing: (error: unknown) => boolean
  /** The fields that the server refused, by the failure. */
  refusedFields: (error: unknown) => readonly string[]
  /** Runs what sends, one tab at a time. */
  inTurn: (send: () => Promise<void>) => Promise<void>
  /** Has fetched what another tab has saved. */
  refresh: () => Promise<unknown>
}

/**
 * Saves a draft while it is written: 800 ms after the last edit, one request at a time. What is not saved is kept in
 * the browser, for all of its tabs, and tried again, so that neither a lost connection nor a closed page loses a word.
 */
export function createDraftSaver(options: DraftSaverOptions) {
  const { key, storage, send, isSendable, isPassing, refusedFields, inTurn, refresh } = options
  const pending = (): Patch => readKept(storage.read(key))
  /** What is pending as a form shows it: what another tab has saved stays until it is fetched. */
  let shown = pending()
  let refused: Patch = {}
  let state: SaveState = { phase: 'idle' }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let isDiscarded = false
  const listeners = new Set<() => void>()

  const show = (next: SaveState) => {
    state = next
    for (const tell of listeners) tell()
  }
  const keep = (patch: Patch) => {
    storage.write(key, Object.keys(patch).length === 0 ? null : JSON.stringify(patch))
    shown = patch
  }
  const sendable = () => pick(pending(), (field, value) => refused[field] !== value && isSendable(field, value))
  const schedule = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush().catch(() => undefined), milliseconds)
  }

  function change(patch: Patch): void {
    if (isDiscarded || Object.keys(patch).length === 0) return
    keep({ ...pending(), ...patch })
    show(running ? state : { phase: 'waiting' })
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
    for (let patch = sendable(); Object.keys(patch).length > 0 && !isDiscarded; patch = sendable()) {
      show({ phase: 'saving' })
      try {
        await send(patch)
        keep(pick(pending(), (field, value) => !(field in patch) || patch[field] !== value))
        if (!isDiscarded) show({ phase: 'saved', at: new Date() })
      } catch (error) {
        if (isDiscarded) return
        const fields = refusedFields(error).filter(field => field in patch)
        if (fields.length === 0) {
          fail(error)
          throw error
        }
        refused = { ...refused, ...pick(patch, field => fields.includes(field)) }
      }
    }
    const held = Object.keys(pending())
    if (held.length > 0 && !isDiscarded) show({ phase: 'held', fields: held })
  }

  function fail(error: unknown): void {
    const mayPass = isPassing(error)
    show(mayPass ? { phase: 'retrying' } : { phase: 'failed', error })
    if (mayPass) schedule(waitAfterFailure)
  }

  /** Another tab has changed what is kept. */
  async function hear(): Promise<void> {
    const now = pending()
    if (Object.keys(shown).some(field => !(field in now))) await refresh().catch(() => undefined)
    shown = pending()
    show(state)
  }

  return {
    change,
    flush,
    hear,
    /** The words that were kept here and have not been saved. */
    kept: (): Patch => shown,
    /** Forgets everything: the claim is gone. */
    discard: () => {
      isDiscarded = true
      clearTimeout(timer)
      storage.write(key, null)
    },
    state: () => state,
    subscribe: (tell: () => void) => {
      listeners.add(tell)
      return () => {
        listeners.delete(tell)
      }
    },
  }
}

export type DraftSaver = ReturnType<typeof createDraftSaver>

const pick = (patch: Patch, take: (field: string, value: unknown) => boolean): Patch =>
  Object.fromEntries(Object.entries(patch).filter(([field, value]) => take(field, value)))

function readKept(text: string | null): Patch {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}
