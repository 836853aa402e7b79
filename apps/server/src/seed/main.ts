import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareLocalRecipient } from '@redress/localnet/local-recipient.ts'
import { openLocalWallet } from '@redress/localnet/local-wallet.ts'
import { smtpTransport } from '../adapters/mail/smtp-transport.ts'
import { createRates } from '../adapters/rates/create-rates.ts'
import { createRpcChain } from '../adapters/solana/rpc-chain.ts'
import { createStorage } from '../adapters/storage/create-storage.ts'
import { applyDueDeadlines } from '../claims/lifecycle/deadlines.ts'
import type { Context } from '../platform/context.ts'
import { openDatabase } from '../platform/database/database.ts'
import { startLiveEvents } from '../platform/events/live-events.ts'
import { type Jobs, startJobs } from '../platform/jobs/jobs.ts'
import { createLog } from '../platform/observability/log.ts'
import { readSettings } from '../platform/settings.ts'
import { createServer } from '../server.ts'
import { register } from './member.ts'
import { StoryClock } from './story-clock.ts'
import { type Teller, tellStory } from './tell-story.ts'
import { people, seedPassword, stories } from './world.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

const settings = readSettings(process.env)
const { DATA_DIR, LOCALNET_PORT, MAIL_UI_PORT, SMTP_PORT } = settings
const databaseUrl = settings.DATABASE_URL ?? readFileSync(join(DATA_DIR, 'database', 'connection'), 'utf8')
const rpcUrl = `http://127.0.0.1:${LOCALNET_PORT}`
const chainSettings = {
  SOLANA_RPC_URL: rpcUrl,
  SOLANA_WS_URL: `ws://127.0.0.1:${LOCALNET_PORT + 1}`,
  SOLANA_CLUSTER: 'localnet',
  PAYMENT_RECIPIENT: await prepareLocalRecipient(rpcUrl, join(DATA_DIR, 'chain')),
} as const

const log = createLog(settings.LOG_LEVEL)
const database = openDatabase(databaseUrl, error => log.warn({ error }, 'lost a database connection'))
const jobs = await startJobs(databaseUrl, log)
/** By the clock of the server that runs, which would publish them first, the past claims are all due. */
const pastJobs: Jobs = {
  ...jobs,
  enqueue: (transaction, name, ...about) =>
    name === 'apply deadlines' ? Promise.resolve() : jobs.enqueue(transaction, name, ...about),
}
const live = await startLiveEvents(databaseUrl, log)
const mail = smtpTransport(`smtp://127.0.0.1:${SMTP_PORT}`, settings.MAIL_FROM)
const clock = new StoryClock()
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
const teller: Teller = {
  past,
  today,
  pay: wallet.pay,
  turnBack: days => clock.turnBack(days),
  publish: async () => {
    await applyDueDeadlines(pastContext)
  },
  noticePeriodDays: settings.NOTICE_PERIOD / 86_400_000,
}

const mailUrl = `http://127.0.0.1:${MAIL_UI_PORT}`
const registered = []
for (const person of Object.values(people)) registered.push(await register(today, mailUrl, person))
if (registered.includes('new')) {
  for (const story of stories) {
    await tellStory(story, teller)
    say(`${people[story.plaintiff].firstName}: ${story.type}`)
  }
} else {
  say('The small world is there already.')
}
say(`\nSign in at ${settings.PUBLIC_URL}/auth/login with the password ${seedPassword} as`)
say(`  ${people.amelie.username}  or  ${people.jonas.username}`)

await past.close()
await today.close()
mail.close()
await live.stop()
await jobs.stop()
await database.destroy()
