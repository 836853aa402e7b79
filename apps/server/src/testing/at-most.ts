/** Limits concurrency; further calls wait for their turn. */
export function atMost(count: number): <Value>(act: () => Promise<Value>) => Promise<Value> {
  let free = count
  const waiting: (() => void)[] = []
  return async act => {
    if (free > 0) free -= 1
    else await new Promise<void>(resolve => waiting.push(resolve))
    try {
      return await act()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
