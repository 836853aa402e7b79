import { useId, useLayoutEffect, useSyncExternalStore } from 'react'

/** Places of a page that have the same to say, the first one first. */
const places: string[] = []
const listeners = new Set<() => void>()

function change(act: () => unknown): void {
  act()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether this is the first place of the page that has it to say, so that it is said once. */
export function useIsFirst(hasToSay: boolean): boolean {
  const id = useId()
  useLayoutEffect(() => {
    if (!hasToSay) return
    change(() => places.push(id))
    return () => change(() => places.splice(places.indexOf(id), 1))
  }, [id, hasToSay])
  return useSyncExternalStore(
    subscribe,
    () => places[0] === id,
    () => false,
  )
}
