import pLimit, { type LimitFunction } from 'p-limit'

/** Lets so many of one key go on at once in this process; whoever comes then waits for their turn. */
export function turns(atOnce: number): <Value>(key: string, act: () => Promise<Value>) => Promise<Value> {
  const limits = new Map<string, LimitFunction>()
  return async (key, act) => {
    const limit = limits.get(key) ?? pLimit(atOnce)
    limits.set(key, limit)
    try {
      return await limit(act)
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) limits.delete(key)
    }
  }
}
