import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CommandResult } from '../../platform/command-result.ts'
import { WrongSetting } from '../../platform/settings.ts'
import { readJson, unpackArchive } from '../archive/archive.ts'
import { readArchiveFile } from '../archive/archive-file.ts'
import { DamagedArchive } from '../archive/damaged-archive.ts'
import type { CommandSurroundings } from './back-up.ts'
import { complaintOf, momentInWords, totalsInWords, warningOf } from './backup-words.ts'
import { importInstallation } from './import-installation.ts'
import { type Manifest, manifestName, parseManifest, parseTotals, type Totals } from './manifest.ts'
import { passphraseOf } from './passphrase.ts'
import { checkRestoreTarget, openRestoreTarget } from './restore-target.ts'

/** Reads a backup to its end first, so that a damaged one is never restored in part. */
async function inspect(
  path: string,
  passphrase: string | null,
  signal: AbortSignal,
): Promise<{ readonly manifest: Manifest; readonly totals: Totals }> {
  const archive = unpackArchive(readArchiveFile(path, passphrase))
  const first = await archive.next()
  if (first.done || first.value.name !== manifestName) throw new DamagedArchive()
  const manifest = parseManifest(await readJson(first.value))
  for (;;) {
    signal.throwIfAborted()
    const { done, value } = await archive.next()
    if (done) return { manifest, totals: parseTotals(value) }
  }
}

/**
 * Restores a backup into the empty target of the settings.
 * @throws errors for `complaintOf`
 */
export async function restoreFile({ settings, log, signal }: CommandSurroundings, path: string) {
  const passphrase = passphraseOf(settings)
  if (!existsSync(path) || !statSync(path).isFile()) throw new WrongSetting(`There is no file ${path}.`)
  await checkRestoreTarget(settings)
  const { manifest, totals } = await inspect(path, passphrase, signal)
  await using running = new AsyncDisposableStack()
  const target = await openRestoreTarget(settings, running, log)
  const entries = unpackArchive(readArchiveFile(path, passphrase))
  await target.fill(connection => importInstallation(target, connection, { manifest, totals, entries }, signal))
  return { manifest, totals }
}

/** Runs a restore as a command with a result for the operator. */
export async function restore(surroundings: CommandSurroundings, path: string): Promise<CommandResult> {
  const { settings } = surroundings
  try {
    const { manifest, totals } = await restoreFile(surroundings, path)
    const where = [
      `DATA_DIR (${resolve(settings.DATA_DIR)})`,
      ...(settings.DATABASE_URL ? ['the database of DATABASE_URL'] : []),
      ...(settings.S3_BUCKET ? [`the bucket ${settings.S3_BUCKET}`] : []),
    ].join(', ')
    const sentences = [
      `Restored the state of ${momentInWords(manifest.moment)}: ${totalsInWords(totals)}, into ${where}.`,
      ...(manifest.isKeySet && !settings.SECRET_KEY ? ['Its SECRET_KEY was a setting: start it with the same.'] : []),
    ]
    return { ok: true, text: sentences.join(' '), ...warningOf(totals) }
  } catch (error) {
    return { ok: false, text: complaintOf(error, path, 'Nothing was restored.') }
  }
}
