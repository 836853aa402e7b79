import type { Context } from '../adapters/context.ts'
import { runningInstallation } from '../local/running-installation.ts'
import { openContext } from '../open-context.ts'
import type { CommandResult } from '../platform/command-result.ts'
import { isDatabaseAway } from '../platform/database/database.ts'
import { createLog } from '../platform/observability/log.ts'
import { readSettings, WrongSetting } from '../platform/settings.ts'

type Command = (context: Context, parameters: readonly string[]) => Promise<CommandResult>

/** Runs one command of the operator on the installation's database; mails and other jobs that follow are the server's. */
async function run(command: Command): Promise<boolean> {
  const settings = runningInstallation(readSettings(process.env))
  await using running = new AsyncDisposableStack()
  const context = await openContext(settings, running, { log: createLog(settings.LOG_LEVEL) })
  const { ok, text } = await command(context, process.argv.slice(2))
  process[ok ? 'stdout' : 'stderr'].write(`${text}\n`)
  return ok
}

/** Runs the command and ends the process; what goes wrong is said in one line where the operator can mend it. */
export async function runOperator(command: Command): Promise<never> {
  try {
    process.exit((await run(command)) ? 0 : 1)
  } catch (error) {
    const line =
      error instanceof WrongSetting ? error.message : isDatabaseAway(error) && 'The database does not answer.'
    process.stderr.write(`${line || (error instanceof Error && error.stack) || error}\n`)
    process.exit(1)
  }
}
