import pLimit, { type LimitFunction } from 'p-limit'

/** Limits the concurrency per key in this process; further calls wait for their turn. */
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
