import pLimit, { type LimitFunction } from 'p-limit'

/** Of one account so many are received at once, by each server process: what is unfinished takes room on its disk. */
const atOnce = 3

const limits = new Map<string, LimitFunction>()

/** Receives an upload when it is its account's turn; until then nothing of it is read, so that it waits at the sender's. */
export async function inTurn<Value>(userId: string, receive: () => Promise<Value>): Promise<Value> {
  const limit = limits.get(userId) ?? pLimit(atOnce)
  limits.set(userId, limit)
  try {
    return await limit(receive)
  } finally {
    if (limit.activeCount + limit.pendingCount === 0) limits.delete(userId)
  }
}
