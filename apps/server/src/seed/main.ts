import { join } from 'node:path'
import { prepareLocalRecipient } from '@redress/localnet/local-recipient.ts'
import { openLocalWallet } from '@redress/localnet/local-wallet.ts'
import type { Context } from '../adapters/context.ts'
import { smtpTransport } from '../adapters/mail/smtp-transport.ts'
import { createRates } from '../adapters/rates/create-rates.ts'
import { createRpcChain } from '../adapters/solana/rpc-chain.ts'
import { createStorage } from '../adapters/storage/create-storage.ts'
import { applyDueDeadlines } from '../claims/lifecycle/deadlines.ts'
import { runningEmbeddedDatabase } from '../local/embedded-database.ts'
import { openDatabase } from '../platform/database/database.ts'
import { startLiveEvents } from '../platform/events/live-events.ts'
import { type Jobs, startJobs } from '../platform/jobs/jobs.ts'
import { createLog } from '../platform/observability/log.ts'
import { readSettings, WrongSetting } from '../platform/settings.ts'
import { createServer } from '../server.ts'
import { createSampleClaim, type SeedEnvironment } from './create-sample-claim.ts'
import { OffsetClock } from './offset-clock.ts'
import { sampleClaims } from './sample-claims.ts'
import { people, seedPassword } from './sample-people.ts'
import { register } from './sample-user.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

const settings = readSettings(process.env)
const { DATA_DIR, LOCALNET_PORT, MAIL_UI_PORT, SMTP_PORT } = settings
const databaseUrl = settings.DATABASE_URL ?? runningEmbeddedDatabase(join(DATA_DIR, 'database'))
if (!databaseUrl) throw new WrongSetting(`No server runs in DATA_DIR (${DATA_DIR}), and DATABASE_URL is not set`)
const rpcUrl = `http://127.0.0.1:${LOCALNET_PORT}`
const chainSettings = {
  SOLANA_RPC_URL: rpcUrl,
  SOLANA_WS_URL: `ws://127.0.0.1:${LOCALNET_PORT + 1}`,
  SOLANA_CLUSTER: 'localnet',
  PAYMENT_RECIPIENT: await prepareLocalRecipient(rpcUrl, join(DATA_DIR, 'chain')),
} as const

const log = createLog(settings.LOG_LEVEL)
const database = openDatabase(databaseUrl, { onError: error => log.warn({ error }, 'lost a database connection') })
const jobs = await startJobs(databaseUrl, log)
/** Without the jobs of deadlines: the running server would do them by its own clock, by which each of the past is over. */
const pastJobs: Jobs = {
  ...jobs,
  enqueue: (transaction, name, ...about) =>
    name === 'apply deadlines' ? Promise.resolve() : jobs.enqueue(transaction, name, ...about),
}
const live = await startLiveEvents(databaseUrl, log)
const mail = smtpTransport(`smtp://127.0.0.1:${SMTP_PORT}`, settings.MAIL_FROM)
const clock = new OffsetClock()
const chain = createRpcChain({ rpcUrl, webSocketUrl: chainSettings.SOLANA_WS_URL })
const context = (fees: Partial<Context['settings']>): Context => ({
  settings: { ...settings, ...chainSettings, REQUESTS_PER_MINUTE: 100_000, ...fees },
  clock,
  log,
  database,
  jobs,
  live,
  mail,
  storage: createStorage(settings),
  chain,
  rates: createRates(settings, { chain, clock }),
  google: null,
})
const free = readSettings({ SUBMISSION_FEE: '0', DISPUTE_FEE: '0' })
const pastContext = {
  ...context({ SUBMISSION_FEE: free.SUBMISSION_FEE, DISPUTE_FEE: free.DISPUTE_FEE }),
  jobs: pastJobs,
}
const past = await createServer(pastContext)
const today = await createServer(context({}))
const wallet = await openLocalWallet(rpcUrl)
const environment: SeedEnvironment = {
  past,
  today,
  pay: wallet.pay,
  setClockBack: days => clock.setBack(days),
  applyDueDeadlines: () => applyDueDeadlines(pastContext),
  noticePeriodDays: settings.NOTICE_PERIOD / 86_400_000,
}

const mailUrl = `http://127.0.0.1:${MAIL_UI_PORT}`
const registered = []
for (const person of Object.values(people)) registered.push(await register(today, mailUrl, person))
if (registered.includes('new')) {
  for (const claim of sampleClaims) {
    await createSampleClaim(claim, environment)
    say(`${people[claim.plaintiff].firstName}: ${claim.type}`)
  }
} else {
  say('The sample claims are there already.')
}
say(`\nSign in at ${settings.PUBLIC_URL}/auth/login with the password ${seedPassword} as`)
say(`  ${people.amelie.username}  or  ${people.jonas.username}`)

await past.close()
await today.close()
mail.close()
await live.stop()
await jobs.stop()
await database.destroy()
