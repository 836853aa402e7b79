import { readFileSync } from 'node:fs'
import { passphrase, type Settings, WrongSetting } from '../../platform/settings.ts'

/**
 * Passphrase for backups; `null` leaves them unencrypted. Never a parameter: other users see those in the process
 * list.
 */
export function passphraseOf({ BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_FILE: file }: Settings): string | null {
  if (BACKUP_PASSPHRASE !== undefined || file === undefined) return BACKUP_PASSPHRASE ?? null
  let content: string
  try {
    content = readFileSync(file, 'utf8').trim()
  } catch (cause) {
    throw new WrongSetting(`BACKUP_PASSPHRASE_FILE (${file}) cannot be read: ${(cause as Error).message}`, { cause })
  }
  const { error } = passphrase.safeParse(content)
  if (error) throw new WrongSetting(`BACKUP_PASSPHRASE_FILE (${file}): its content ${error.issues[0]?.message}`)
  return content
}
