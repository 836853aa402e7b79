import type { QueryClient } from '@tanstack/react-query'

let isLive = false

/** Notes whether the server's event stream is open; what polls begins or stops, and nothing is drawn anew for that. */
export function setLive(queries: QueryClient, next: boolean): void {
  if (isLive === next) return
  isLive = next
  for (const { observers } of queries.getQueryCache().findAll({ type: 'active' }))
    for (const observer of observers) observer.setOptions(observer.options)
}

/** A query's `refetchInterval`: the server's events make polling needless, and where they are cut it goes on. */
export const polling = (milliseconds: number) => (): number | false => (isLive ? false : milliseconds)
