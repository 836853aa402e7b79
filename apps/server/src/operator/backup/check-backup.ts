import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openInstallationDatabase } from '../../local/installation-database.ts'
import type { CommandResult } from '../../platform/command-result.ts'
import { WrongSetting } from '../../platform/settings.ts'
import type { CommandSurroundings } from './back-up.ts'
import { complaintOf, momentInWords, totalsInWords, warningOf } from './backup-words.ts'
import { noteMoment } from './note-moment.ts'
import { restoreFile } from './restore.ts'

/**
 * Path of the backup, or of the newest one in a folder by the time in its name.
 * @throws WrongSetting if there is none
 */
function backupOf(fileOrFolder: string): string {
  if (!statSync(fileOrFolder, { throwIfNoEntry: false })?.isDirectory()) return fileOrFolder
  const newest = readdirSync(fileOrFolder)
    .filter(name => /^redress-[\dT.-]+Z\.tar\.gz(\.age)?$/.test(name))
    .sort()
    .at(-1)
  if (newest === undefined) throw new WrongSetting(`There is no backup named redress-… in ${fileOrFolder}.`)
  return join(fileOrFolder, newest)
}

/** Checks a backup: restores it into a temporary target, and records the success in the installation's database. */
export async function checkBackup(surroundings: CommandSurroundings, fileOrFolder: string): Promise<CommandResult> {
  const { log } = surroundings
  const { DATABASE_URL, S3_BUCKET, ...settings } = surroundings.settings
  const folder = mkdtempSync(join(tmpdir(), 'redress-check-'))
  let path = fileOrFolder
  try {
    path = backupOf(fileOrFolder)
    const target = { ...surroundings, settings: { ...settings, DATA_DIR: folder } }
    const { manifest, totals } = await restoreFile(target, path)
    const untold = await noteMoment('restored', manifest.moment, running =>
      openInstallationDatabase(surroundings.settings, running, log),
    )
    const text = `${path} can be restored: the state of ${momentInWords(manifest.moment)}, ${totalsInWords(totals)}.`
    return { ok: true, text, ...warningOf(totals, untold) }
  } catch (error) {
    return { ok: false, text: complaintOf(error, path, 'It was not checked.') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
