import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createStorage } from '../../adapters/storage/create-storage.ts'
import { openInstallationDatabase } from '../../local/installation-database.ts'
import type { CommandResult } from '../../platform/command-result.ts'
import type { Log } from '../../platform/observability/log.ts'
import { type Settings, WrongSetting } from '../../platform/settings.ts'
import { packArchive } from '../archive/archive.ts'
import { writeArchiveFile } from '../archive/archive-file.ts'
import { complaintOf, momentInWords, sizeInWords, totalsInWords, warningOf } from './backup-words.ts'
import { exportInstallation } from './export-installation.ts'
import { noteMoment } from './note-moment.ts'
import { passphraseOf } from './passphrase.ts'

export interface CommandSurroundings {
  readonly settings: Settings
  readonly log: Log
  /** Aborts the backup; no partial file is left. */
  readonly signal: AbortSignal
}

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

/** @throws WrongSetting if no new file can be created there */
function checkTarget(path: string): void {
  if (isFolder(path)) return
  if (existsSync(path)) throw new WrongSetting(`${path} is there already. Name another file, or a folder.`)
  if (!isFolder(dirname(path))) throw new WrongSetting(`There is no folder ${dirname(path)}.`)
}

/** Name with milliseconds: two backups may begin within one second. */
const nameFor = (moment: string, isEncrypted: boolean): string =>
  `redress-${moment.replaceAll(':', '')}.tar.gz${isEncrypted ? '.age' : ''}`

/** Backs up an installation into a new file; in a folder, the file is named for the time. */
export async function backUp({ settings, log, signal }: CommandSurroundings, target: string): Promise<CommandResult> {
  let path = target
  try {
    const passphrase = passphraseOf(settings)
    checkTarget(target)
    await using running = new AsyncDisposableStack()
    const databaseUrl = await openInstallationDatabase(settings, running, log)
    const installation = { settings, databaseUrl, storage: createStorage(settings) }
    const { manifest, entries, totals } = await exportInstallation(installation, running)
    if (isFolder(target)) {
      path = join(target, nameFor(manifest.moment, passphrase !== null))
      checkTarget(path)
    }
    const size = await writeArchiveFile(
      path,
      packArchive(entries, () => totals),
      { passphrase, signal },
    )
    const encrypted = passphrase === null ? 'not encrypted: set BACKUP_PASSPHRASE_FILE to change that' : 'encrypted'
    const what = `Backed up the state of ${momentInWords(manifest.moment)}: ${totalsInWords(totals)},`
    const untold = await noteMoment('written', manifest.moment, async () => databaseUrl)
    return {
      ok: true,
      text: `${what} into ${path} (${sizeInWords(size)}, ${encrypted}).`,
      ...warningOf(totals, untold),
    }
  } catch (error) {
    return { ok: false, text: complaintOf(error, path, 'Nothing was backed up.') }
  }
}
