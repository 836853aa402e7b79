import { useEffect } from 'react'

/** What stands at the foot of each printed page, beside its number; the style sheet takes it from the root element. */
export function usePrintedName(name: string): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--printed-name', `"${CSS.escape(name)}"`)
    return () => {
      style.removeProperty('--printed-name')
    }
  }, [name])
}
