import { claimPayments } from '../claims/lifecycle/claim-payments.ts'
import { runningInstallation } from '../local/running-installation.ts'
import { openContext } from '../open-context.ts'
import { runOperatorCommand } from '../payments/operator-command.ts'
import { isDatabaseAway } from '../platform/database/database.ts'
import { createLog } from '../platform/observability/log.ts'
import { readSettings, WrongSetting } from '../platform/settings.ts'

/** Runs one command of the operator on the installation's database; mails and other jobs that follow are the server's. */
async function run(): Promise<boolean> {
  const settings = runningInstallation(readSettings(process.env))
  await using running = new AsyncDisposableStack()
  const context = await openContext(settings, running, { log: createLog(settings.LOG_LEVEL) })
  const { ok, text } = await runOperatorCommand({ ...context, claims: claimPayments(context) }, process.argv.slice(2))
  process[ok ? 'stdout' : 'stderr'].write(`${text}\n`)
  return ok
}

try {
  process.exit((await run()) ? 0 : 1)
} catch (error) {
  const line = error instanceof WrongSetting ? error.message : isDatabaseAway(error) && 'The database does not answer.'
  process.stderr.write(`${line || (error instanceof Error && error.stack) || error}\n`)
  process.exit(1)
}
