import type { Clock } from '../clock.ts'
import type { Log } from '../observability/log.ts'
import { type Connection, isDatabaseAway } from './database.ts'

/** A copy of the database that follows it, and may be a moment behind. */
export interface Replica {
  /**
   * Reads on one connection, so that all that is read is of one copy, whichever of several it is; `null` where the copy
   * cannot answer now, and the database itself is to be asked.
   */
  read<Value>(act: (connection: Connection) => Promise<Value>): Promise<Value | null>
}

/** How long a copy that could not answer is left alone: whoever asks would wait for it each time. */
const restMilliseconds = 10_000

/** PostgreSQL's code where what was read had to make way for what the copy has to follow. */
const conflictsWithRecovery = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '40001'

export function replicaOn(database: Connection, { clock, log }: { readonly clock: Clock; readonly log: Log }): Replica {
  let restsUntil = 0
  return {
    async read(act) {
      if (clock.now().getTime() < restsUntil) return null
      let isConnected = false
      try {
        return await database.connection().execute(connection => {
          isConnected = true
          return act(connection)
        })
      } catch (error) {
        if (isConnected && conflictsWithRecovery(error)) return null
        // An unreachable replica must not fail a read that the primary can answer.
        if (isConnected && !isDatabaseAway(error)) throw error
        restsUntil = clock.now().getTime() + restMilliseconds
        log.warn({ error }, 'the replica cannot be read, and the database is asked in its place')
        return null
      }
    },
  }
}
