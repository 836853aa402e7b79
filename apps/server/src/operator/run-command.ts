import { StorageUnavailable } from '../adapters/storage/document-storage.ts'
import type { CommandResult } from '../platform/command-result.ts'
import { isDatabaseAway } from '../platform/database/database.ts'
import { WrongSetting } from '../platform/settings.ts'

/** What went wrong in one line where the operator can mend it, else all that is known of it. */
export function lineOf(error: unknown): string {
  if (error instanceof WrongSetting || error instanceof StorageUnavailable) return error.message
  if (isDatabaseAway(error)) return 'The database does not answer.'
  return String((error instanceof Error && error.stack) || error)
}

/** Runs one command of the operator and ends the process, with exit code 0 where it did what it was asked for. */
export async function runCommand(command: (parameters: readonly string[]) => Promise<CommandResult>): Promise<never> {
  const failed = (error: unknown): CommandResult => ({ ok: false, text: lineOf(error) })
  const { ok, text, warning } = await command(process.argv.slice(2)).catch(failed)
  process[ok ? 'stdout' : 'stderr'].write(`${text}\n`)
  if (warning) process.stderr.write(`${warning}\n`)
  process.exit(ok ? 0 : 1)
}
