import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useTexts } from '../texts/texts.tsx'
import { type Toast, type ToastTone, toastStore } from './toast.ts'
import classes from './toaster.module.css'

const icons = { success: CircleCheck, error: CircleAlert, info: Info } satisfies Record<ToastTone, typeof Info>
const heldCheck = 1_000
const nothing: readonly Toast[] = []

/** The one polite live region of the page. As a popover it is lifted above every open dialog. */
export function Toaster() {
  const texts = useTexts('ui').toast
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, () => nothing)
  const region = useRef<HTMLElement>(null)
  useEffect(() => region.current?.showPopover(), [])
  const newest = toasts.at(-1)?.id
  useLayoutEffect(() => {
    if (newest === undefined) return
    const lift = () => {
      if (!document.querySelector('dialog[open]')) return
      region.current?.hidePopover()
      region.current?.showPopover()
    }
    const liftAboveDialog = ({ target }: Event) => {
      if (target instanceof HTMLDialogElement) lift()
    }
    lift()
    document.addEventListener('toggle', liftAboveDialog, true)
    return () => document.removeEventListener('toggle', liftAboveDialog, true)
  }, [newest])
  return (
    <section
      ref={region}
      popover="manual"
      className={`${classes.region} no-print`}
      aria-label={texts.region}
      aria-live="polite"
      aria-relevant="additions"
    >
      {toasts.map(toast => (
        <ToastCard key={toast.id} toast={toast} dismissLabel={texts.dismiss} />
      ))}
    </section>
  )
}

/** It stays for as long as it is pointed at or holds the focus. */
function ToastCard({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const card = useRef<HTMLDivElement>(null)
  const { id, milliseconds } = toast
  useEffect(() => {
    let timer = setTimeout(leave, milliseconds)
    function leave() {
      if (card.current?.matches(':hover, :focus-within')) timer = setTimeout(leave, heldCheck)
      else toastStore.dismiss(id)
    }
    return () => clearTimeout(timer)
  }, [id, milliseconds])
  const Icon = icons[toast.tone]
  return (
    <div ref={card} className={classes.toast} data-tone={toast.tone}>
      <Icon aria-hidden size={20} />
      <p>{toast.text}</p>
      <button type="button" aria-label={dismissLabel} onClick={() => toastStore.dismiss(id)}>
        <X aria-hidden size={18} />
      </button>
    </div>
  )
}
