import { resolve } from 'node:path'
import { type CommandResult, refuse } from '../../platform/command-result.ts'
import { createLog } from '../../platform/observability/log.ts'
import { readSettings } from '../../platform/settings.ts'
import { runCommand } from '../run-command.ts'
import type { CommandSurroundings } from './back-up.ts'

/** Runs a command about one file, which is found from where the operator called npm; a signal ends it in order. */
export const runOnFile = (
  act: (surroundings: CommandSurroundings, path: string) => Promise<CommandResult>,
  { usage, standard }: { readonly usage: string; readonly standard?: string },
): Promise<never> =>
  runCommand(async ([path = standard, ...others]) => {
    if (!path || others.length > 0 || path.startsWith('-')) return refuse(usage)
    const settings = readSettings(process.env)
    // What is written is nobody else's to read, as with the server itself.
    process.umask(0o077)
    const stopping = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort())
    const surroundings = { settings, log: createLog(settings.LOG_LEVEL), signal: stopping.signal }
    return act(surroundings, resolve(process.env.INIT_CWD ?? '', path))
  })
