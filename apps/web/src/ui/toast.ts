import { Toast } from '@base-ui/react/toast'

export type ToastTone = 'success' | 'error' | 'info'

interface Options {
  readonly milliseconds?: number
}

/** How long each tone stays, in milliseconds (specification section 9). */
const durations: Record<ToastTone, number> = { success: 3_000, error: 5_000, info: 5_000 }

/** Passes the messages on to the Toaster. */
export const toastManager = Toast.createToastManager()

const toaster = Promise.withResolvers<void>()

/** The Toaster listens from now on; it is loaded after the first page is drawn. */
export const noteToasterReady = (): void => toaster.resolve()

async function add(type: ToastTone, description: string, { milliseconds = durations[type] }: Options = {}) {
  await toaster.promise
  // The same message again while it is shown: it is not doubled, and stays longer.
  toastManager.add({ id: `${type} ${description}`, type, description, timeout: milliseconds })
}

const toast = {
  success: (text: string, options?: Options) => void add('success', text, options),
  error: (text: string, options?: Options) => void add('error', text, options),
  info: (text: string, options?: Options) => void add('info', text, options),
}

/** Short messages about what has just happened: `toast.success(text)`, `toast.error(text, { milliseconds: 8000 })`. */
export const useToast = () => toast
