import { join } from 'node:path'
import { smtpTransport } from '../adapters/mail/smtp-transport.ts'
import { createRates } from '../adapters/rates/create-rates.ts'
import { createRpcChain } from '../adapters/solana/rpc-chain.ts'
import { createStorage } from '../adapters/storage/create-storage.ts'
import { claimPayments } from '../claims/lifecycle/claim-payments.ts'
import { runningEmbeddedDatabase } from '../local/embedded-database.ts'
import { runOperatorCommand } from '../payments/operator-command.ts'
import { systemClock } from '../platform/clock.ts'
import { isDatabaseAway, openDatabase } from '../platform/database/database.ts'
import { startLiveEvents } from '../platform/events/live-events.ts'
import { startJobs } from '../platform/jobs/jobs.ts'
import { createLog } from '../platform/observability/log.ts'
import { readSettings, WrongSetting } from '../platform/settings.ts'

/** Runs one command of the operator on the installation's database; mails and other jobs that follow are the server's. */
async function run(): Promise<boolean> {
  const settings = readSettings(process.env)
  const databaseUrl = settings.DATABASE_URL ?? runningEmbeddedDatabase(join(settings.DATA_DIR, 'database'))
  if (!databaseUrl)
    throw new WrongSetting(`No server runs in DATA_DIR (${settings.DATA_DIR}), and DATABASE_URL is not set`)
  const log = createLog(settings.LOG_LEVEL)
  const database = openDatabase(databaseUrl, { onError: error => log.warn({ error }, 'lost a database connection') })
  const jobs = await startJobs(databaseUrl, log)
  const live = await startLiveEvents(databaseUrl, log)
  const mail = smtpTransport(settings.SMTP_URL ?? `smtp://127.0.0.1:${settings.SMTP_PORT}`, settings.MAIL_FROM)
  const chain = createRpcChain({
    rpcUrl: settings.SOLANA_RPC_URL ?? `http://127.0.0.1:${settings.LOCALNET_PORT}`,
    webSocketUrl: settings.SOLANA_WS_URL ?? `ws://127.0.0.1:${settings.LOCALNET_PORT + 1}`,
  })
  const storage = createStorage(settings)
  const rates = createRates(settings, { chain, clock: systemClock })
  try {
    const context = {
      settings,
      clock: systemClock,
      log,
      database,
      jobs,
      live,
      mail,
      storage,
      chain,
      rates,
      google: null,
    }
    const { ok, text } = await runOperatorCommand({ ...context, claims: claimPayments(context) }, process.argv.slice(2))
    process[ok ? 'stdout' : 'stderr'].write(`${text}\n`)
    return ok
  } finally {
    mail.close()
    await live.stop()
    await jobs.stop()
    await database.destroy()
  }
}

try {
  process.exit((await run()) ? 0 : 1)
} catch (error) {
  const line = error instanceof WrongSetting ? error.message : isDatabaseAway(error) && 'The database does not answer.'
  process.stderr.write(`${line || (error instanceof Error && error.stack) || error}\n`)
  process.exit(1)
}
