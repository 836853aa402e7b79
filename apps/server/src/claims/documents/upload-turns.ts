import pLimit, { type LimitFunction } from 'p-limit'

/** For one room, an account's or that of a letter, so many are received at once, by each server process: what is unfinished takes room on its disk. */
const atOnce = 3

const limits = new Map<string, LimitFunction>()

/** Receives an upload when it is its room's turn; until then nothing of it is read, so that it waits at the sender's. */
export async function inTurn<Value>(room: string, receive: () => Promise<Value>): Promise<Value> {
  const limit = limits.get(room) ?? pLimit(atOnce)
  limits.set(room, limit)
  try {
    return await limit(receive)
  } finally {
    if (limit.activeCount + limit.pendingCount === 0) limits.delete(room)
  }
}
