import { chmodSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const othersMayPass = 0o001

/**
 * PostgreSQL does not run as root: as root it is started as the user `postgres`, who must be able to pass through the
 * folders above its programs and its data. Lets others pass (not list or read) where root's own folders forbid it.
 * @returns the folders that were changed
 */
export function letOthersPass(path: string): string[] {
  const changed: string[] = []
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const { mode } = statSync(folder)
    if (!(mode & othersMayPass)) {
      chmodSync(folder, (mode & 0o7777) | othersMayPass)
      changed.push(folder)
    }
    if (folder === dirname(folder)) return changed
  }
}
