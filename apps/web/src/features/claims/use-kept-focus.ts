import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus if the focused element of a list disappears because the claim has changed. It goes to the claim's
 * name, or to the number of claims if the claim is no longer listed.
 */
export function useKeptFocus<Frame extends HTMLElement>(summary: RefObject<HTMLElement | null>) {
  const frame = useRef<Frame>(null)
  const last = useRef<{ readonly element: HTMLElement; readonly row: string | undefined }>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !frame.current?.contains(target)) last.current = null
      else last.current = { element: target, row: target.closest('tr')?.dataset.row }
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    if (last.current === null || document.activeElement !== document.body || last.current.element.isConnected) return
    const { row } = last.current
    const again = row && frame.current?.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(row)}"] th a`)
    ;(again || summary.current)?.focus()
  })
  return frame
}
