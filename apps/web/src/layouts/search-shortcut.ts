import { useEffect } from 'react'
import { keepFocus } from '../ui/page.tsx'

/** The state of a navigation that leads to the search: its box takes the focus. */
export const searching = { ...keepFocus, isSearching: true } as const

export const isSearching = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSearching' in state

/** `/` goes to the search, unless one is typing or a dialog is open; `null` where another search on the page takes it. */
export function useSearchShortcut(goToSearch: (() => void) | null): void {
  useEffect(() => {
    if (!goToSearch) return
    const go = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return
      event.preventDefault()
      goToSearch()
    }
    document.addEventListener('keydown', go)
    return () => document.removeEventListener('keydown', go)
  }, [goToSearch])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'))
