import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { reveal } from './reveal.ts'

/** Makes an element the target of links with its id: what it is folded in opens, and the form around it is begun. */
export function useAnchor<Target extends HTMLElement>(id: string | undefined) {
  const element = useRef<Target>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of the link is a new location.
  useEffect(() => {
    if (id === undefined || hash !== `#${id}`) return
    // Nothing opens at once while React draws.
    const frame = requestAnimationFrame(() => {
      if (element.current === null) return
      reveal(element.current)
      const field = element.current.closest('form')?.querySelector('textarea')
      if (field) field.focus()
      else element.current.scrollIntoView()
    })
    return () => cancelAnimationFrame(frame)
  }, [id, hash, key])
  return { id, ref: element }
}
