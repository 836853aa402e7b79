import { writeBackupMoment } from '../../platform/database/backup-moments.ts'
import { openSingleConnection } from '../../platform/database/single-connection.ts'
import { lineOf } from '../run-command.ts'

/**
 * Records the time of a backup or restore for the server's alerts. The backup is done even if that fails.
 * @returns a warning for the operator in that case
 */
export async function noteMoment(
  kind: 'written' | 'restored',
  moment: string,
  openDatabase: (running: AsyncDisposableStack) => Promise<string>,
): Promise<string | undefined> {
  try {
    await using running = new AsyncDisposableStack()
    const { database } = await openSingleConnection(await openDatabase(running), running)
    await writeBackupMoment(database, kind, moment)
  } catch (error) {
    return `The database could not note it, so that alerts do not know of it: ${lineOf(error)}`
  }
}
