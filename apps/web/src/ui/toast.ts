import { Toast } from '@base-ui/react/toast'

export type ToastTone = 'success' | 'error' | 'info'

interface Options {
  readonly milliseconds?: number
}

/** What the one message says, a sentence each. */
export interface ToastContent {
  readonly sentences: readonly string[]
}

/** How long each tone stays, in milliseconds (specification section 9). */
const durations: Record<ToastTone, number> = { success: 3_000, error: 5_000, info: 5_000 }

/** What one act has to say comes within this time, in milliseconds, and stands in one message. */
const sameActMilliseconds = 500

/** Passes the messages on to the Toaster. */
export const toastManager = Toast.createToastManager<ToastContent>()

const toaster = Promise.withResolvers<void>()

/** The Toaster listens from now on; it is loaded after the first page is drawn. */
export const noteToasterReady = (): void => toaster.resolve()

let shown: ToastContent & { readonly tone: ToastTone; readonly at: number } = { sentences: [], tone: 'info', at: 0 }

async function show(tone: ToastTone, sentence: string, { milliseconds = durations[tone] }: Options = {}) {
  await toaster.promise
  const at = Date.now()
  const isSameAct = shown.tone === tone && at - shown.at < sameActMilliseconds
  const sentences = isSameAct ? [...new Set([...shown.sentences, sentence])] : [sentence]
  shown = { sentences, tone, at }
  // One name for all: a newer message takes the place of the one that is shown, and begins its time anew.
  toastManager.add({ id: 'message', type: tone, data: { sentences }, timeout: milliseconds })
}

const toast = {
  success: (text: string, options?: Options) => void show('success', text, options),
  error: (text: string, options?: Options) => void show('error', text, options),
  info: (text: string, options?: Options) => void show('info', text, options),
}

/** Short messages about what has just happened: `toast.success(text)`, `toast.error(text, { milliseconds: 8000 })`. */
export const useToast = () => toast
