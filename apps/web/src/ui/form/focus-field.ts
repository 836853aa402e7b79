/** Brings a field of a form into view and gives it the focus; the folded sections that it lies in are opened. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const found = form?.elements.namedItem(name)
  const field = found instanceof RadioNodeList ? found[0] : found
  if (!(field instanceof HTMLElement)) return
  for (let folded = field.closest('details'); folded; folded = folded.parentElement?.closest('details') ?? null) {
    folded.open = true
  }
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'center' })
}
