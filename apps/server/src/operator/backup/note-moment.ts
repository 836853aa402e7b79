import { writeBackupMoment } from '../../platform/database/backup-moments.ts'
import { openSingleConnection } from '../../platform/database/single-connection.ts'
import { lineOf } from '../run-command.ts'

/**
 * Notes for the alerts of the running server what was backed up or restored, which is done whether or not that succeeds.
 * @returns what the operator is told where it does not
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
