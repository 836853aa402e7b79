import type { Context } from '../adapters/context.ts'
import { runningInstallation } from '../local/running-installation.ts'
import type { CommandResult } from '../platform/command-result.ts'
import { checkSchema } from '../platform/database/migrate.ts'
import { createLog } from '../platform/observability/log.ts'
import { readSettings } from '../platform/settings.ts'
import { openContext } from '../wiring/open-context.ts'

/** Runs a command on the installation's database; the server processes the resulting jobs and mails. */
export const onInstallation =
  (command: (context: Context, parameters: readonly string[]) => Promise<CommandResult>) =>
  async (parameters: readonly string[]): Promise<CommandResult> => {
    const settings = runningInstallation(readSettings(process.env))
    await checkSchema(settings.DATABASE_URL)
    await using running = new AsyncDisposableStack()
    const context = await openContext(settings, running, { log: createLog(settings.LOG_LEVEL) })
    // `await` keeps `running` open until the command has ended.
    return await command(context, parameters)
  }
