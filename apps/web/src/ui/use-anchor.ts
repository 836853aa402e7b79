import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Opens what is folded whenever a link leads to its id, again too. */
export function useAnchor(id: string | undefined, open: () => void) {
  const { hash, key } = useLocation()
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of the link is a new location.
  useEffect(() => {
    if (id !== undefined && hash === `#${id}`) latest.current()
  }, [id, hash, key])
}
