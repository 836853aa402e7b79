import { resolve } from 'node:path'
import { type CommandResult, misused } from '../../platform/command-result.ts'
import { createLog } from '../../platform/observability/log.ts'
import { readSettings } from '../../platform/settings.ts'
import { backUp, type CommandSurroundings } from './back-up.ts'
import { checkBackup } from './check-backup.ts'
import { restore } from './restore.ts'

type FileCommand = (surroundings: CommandSurroundings, path: string) => Promise<CommandResult>

const commands = new Map<string, FileCommand>([
  ['write', backUp],
  ['check', checkBackup],
  ['restore', restore],
])

/** Runs a backup command on one file, relative to the folder where npm was called. A signal aborts it cleanly. */
export async function runBackup([verb = '', ...paths]: readonly string[]): Promise<CommandResult> {
  const command = commands.get(verb)
  const [path = verb === 'write' ? '.' : '', ...others] = paths
  if (!command || path === '' || path.startsWith('-') || others.length > 0) return misused
  const settings = readSettings(process.env)
  // Other users may not read the files written here, as with the server itself.
  process.umask(0o077)
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort())
  const surroundings = { settings, log: createLog(settings.LOG_LEVEL), signal: stopping.signal }
  return command(surroundings, resolve(process.env.INIT_CWD ?? '', path))
}
