export type ToastTone = 'success' | 'error' | 'info'

export interface Toast {
  readonly id: number
  readonly tone: ToastTone
  readonly text: string
  readonly milliseconds: number
}

type Options = { readonly milliseconds?: number }

/** How long each tone stays (specification section 9). */
const durations: Record<ToastTone, number> = { success: 3_000, error: 5_000, info: 5_000 }

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const tell of listeners) tell()
}

function add(tone: ToastTone, text: string, { milliseconds = durations[tone] }: Options = {}) {
  lastId += 1
  const kept = toasts.filter(each => each.text !== text || each.tone !== tone)
  change([...kept, { id: lastId, tone, text, milliseconds }])
}

/** What the Toaster draws. */
export const toastStore = {
  read: () => toasts,
  subscribe: (tell: () => void) => {
    listeners.add(tell)
    return () => {
      listeners.delete(tell)
    }
  },
  dismiss: (id: number) => change(toasts.filter(each => each.id !== id)),
}

const toast = {
  success: (text: string, options?: Options) => add('success', text, options),
  error: (text: string, options?: Options) => add('error', text, options),
  info: (text: string, options?: Options) => add('info', text, options),
}

/** Short messages about what has just happened: `toast.success(text)`, `toast.error(text, { milliseconds: 8000 })`. */
export const useToast = () => toast
