import type { Clock } from '../clock.ts'
import type { Log } from '../observability/log.ts'
import { type Connection, isDatabaseAway } from './database.ts'

/** Read replica of the database, which may lag. */
export interface Replica {
  /**
   * Reads on one connection, so that all reads see the same replica. `null` if the replica cannot answer; the caller
   * then reads from the primary.
   */
  read<Value>(act: (connection: Connection) => Promise<Value>): Promise<Value | null>
}

/** Pause after a failure, in which nobody waits for the replica. */
const restMilliseconds = 10_000

/** PostgreSQL's code for a query cancelled by a recovery conflict. */
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
