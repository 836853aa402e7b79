import { useSyncExternalStore } from 'react'

let isLive = false
const listeners = new Set<() => void>()

/** Whether the server's event stream is open. */
export const liveConnection = {
  isLive: () => isLive,
  set: (live: boolean) => {
    if (isLive === live) return
    isLive = live
    for (const tell of listeners) tell()
  },
  subscribe: (tell: () => void) => {
    listeners.add(tell)
    return () => {
      listeners.delete(tell)
    }
  },
}

/** A query's `refetchInterval`: the server's events make polling needless, and where they are cut it goes on. */
export function usePolling(milliseconds: number): number | false {
  const live = useSyncExternalStore(liveConnection.subscribe, liveConnection.isLive, () => false)
  return live ? false : milliseconds
}
