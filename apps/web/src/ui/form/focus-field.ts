import { flushSync } from 'react-dom'

const focusable = 'input:not([aria-hidden]), select, textarea, button'

/** Brings a field of a form into view and gives it the focus; the folded sections that it lies in are opened. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.querySelector(`[data-field="${CSS.escape(name)}"]`)
  const control = field?.querySelector<HTMLElement>(focusable)
  if (!control) return
  for (let folded = control.closest('[hidden]'); folded; folded = folded.parentElement?.closest('[hidden]') ?? null) {
    const section = folded
    // The browser's own search opens what is folded in the same way.
    flushSync(() => section.dispatchEvent(new Event('beforematch')))
  }
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
}
