import { Toast } from '@base-ui/react/toast'

export type ToastTone = 'success' | 'error' | 'info'

interface Options {
  readonly milliseconds?: number
}

/** Sentences of the current message. */
export interface ToastContent {
  readonly sentences: readonly string[]
}

/** Duration of each tone, in milliseconds (specification section 9). */
const durations: Record<ToastTone, number> = { success: 3_000, error: 5_000, info: 5_000 }

/** Window, in milliseconds, within which the sentences of one act join one message. */
const sameActMilliseconds = 500

/** Passes the messages on to the Toaster. */
export const toastManager = Toast.createToastManager<ToastContent>()

const toaster = Promise.withResolvers<void>()

/** Called when the Toaster is mounted; it is loaded after the first render. */
export const noteToasterReady = (): void => toaster.resolve()

let shown: ToastContent & { readonly tone: ToastTone; readonly at: number } = { sentences: [], tone: 'info', at: 0 }

async function show(tone: ToastTone, sentence: string, { milliseconds = durations[tone] }: Options = {}) {
  await toaster.promise
  const at = Date.now()
  const isSameAct = shown.tone === tone && at - shown.at < sameActMilliseconds
  const sentences = isSameAct ? [...new Set([...shown.sentences, sentence])] : [sentence]
  shown = { sentences, tone, at }
  // One id for all messages: a newer one replaces the current one and restarts its timeout.
  toastManager.add({ id: 'message', type: tone, data: { sentences }, timeout: milliseconds })
}

const toast = {
  success: (text: string, options?: Options) => void show('success', text, options),
  error: (text: string, options?: Options) => void show('error', text, options),
  info: (text: string, options?: Options) => void show('info', text, options),
}

/** Short messages after an act: `toast.success(text)`, `toast.error(text, { milliseconds: 8000 })`. */
export const useToast = () => toast
