import { StorageUnavailable } from '../adapters/storage/document-storage.ts'
import type { CommandResult } from '../platform/command-result.ts'
import { isDatabaseAway } from '../platform/database/database.ts'
import { WrongSetting } from '../platform/settings.ts'

/** Error message in one line if the operator can mend it, otherwise with the stack. */
export function lineOf(error: unknown): string {
  if (error instanceof WrongSetting || error instanceof StorageUnavailable) return error.message
  if (isDatabaseAway(error)) return 'The database does not answer.'
  return String((error instanceof Error && error.stack) || error)
}

/** Escapes control characters: text by strangers may contain terminal escape sequences. */
export const printable = (text: string): string =>
  text.replace(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, character => `\\u{${character.codePointAt(0)?.toString(16)}}`)

/** Runs one command of the operator and ends the process, with exit code 0 on success. */
export async function runCommand(command: (parameters: readonly string[]) => Promise<CommandResult>): Promise<never> {
  const failed = (error: unknown): CommandResult => ({ ok: false, text: lineOf(error) })
  const { ok, text, warning } = await command(process.argv.slice(2)).catch(failed)
  process[ok ? 'stdout' : 'stderr'].write(`${printable(text)}\n`)
  if (warning) process.stderr.write(`${printable(warning)}\n`)
  process.exit(ok ? 0 : 1)
}
