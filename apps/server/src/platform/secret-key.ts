import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Settings, WrongSetting } from './settings.ts'

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

function readKey(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

/** Creates the key file atomically; of concurrent calls, one wins. */
function makeKey(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    unlinkSync(draft)
  }
}

/** File of the key if it is not a setting. */
export const keyFileIn = (folder: string): string => join(folder, 'secret.key')

/**
 * Key from which the secrets in mail are derived and under which others are encrypted: the setting, or a generated one
 * stored in the data folder.
 */
export function secretKeyOf({ SECRET_KEY, DATA_DIR }: Pick<Settings, 'SECRET_KEY' | 'DATA_DIR'>): string {
  if (SECRET_KEY) return SECRET_KEY
  const file = keyFileIn(DATA_DIR)
  try {
    const kept = readKey(file)
    if (kept) return kept
    makeKey(DATA_DIR, file)
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new WrongSetting(`SECRET_KEY is not set, and none can be kept in ${file}: ${(error as Error).message}`, {
      cause: error,
    })
  }
}
