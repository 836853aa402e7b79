import { useEffect } from 'react'

/**
 * Sets the text in the footer of printed pages, beside the page number. The stylesheet reads it from the root
 * element.
 */
export function usePrintedName(name: string): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--printed-name', `"${CSS.escape(name)}"`)
    return () => {
      style.removeProperty('--printed-name')
    }
  }, [name])
}
