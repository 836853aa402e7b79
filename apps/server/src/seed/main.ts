import { join } from 'node:path'
import { prepareLocalRecipient } from '@redress/localnet/local-recipient.ts'
import { openLocalWallet } from '@redress/localnet/local-wallet.ts'
import { applyDueDeadlines } from '../claims/act/deadlines.ts'
import { localAddresses, runningInstallation } from '../local/running-installation.ts'
import { everyMinute } from '../platform/jobs/job-data.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { createLog } from '../platform/observability/log.ts'
import { readSettings } from '../platform/settings.ts'
import { openContext } from '../wiring/open-context.ts'
import { createServer } from '../wiring/server.ts'
import { createSampleClaim, type SeedEnvironment } from './create-sample-claim.ts'
import { OffsetClock } from './offset-clock.ts'
import { sampleClaims } from './sample-claims.ts'
import { people, seedPassword } from './sample-people.ts'
import { register } from './sample-user.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

const given = readSettings(process.env)
const local = localAddresses(given)
const settings = {
  ...runningInstallation(given),
  ...local,
  SOLANA_CLUSTER: 'localnet',
  PAYMENT_RECIPIENT: await prepareLocalRecipient(local.SOLANA_RPC_URL, join(given.DATA_DIR, 'chain')),
  REQUESTS_PER_MINUTE: 100_000,
} as const

await using running = new AsyncDisposableStack()
const clock = new OffsetClock()
const context = {
  ...(await openContext(settings, running, { log: createLog(settings.LOG_LEVEL), clock })),
  google: null,
}
// Deadlines wait meanwhile: the running server would apply them by its own clock, by which all past ones are over.
// Should the seeding be killed, its next start schedules them again.
await context.jobs.schedule('apply deadlines', null)
running.defer(() => context.jobs.schedule('apply deadlines', everyMinute))
/** Jobs without deadlines, for the same reason. */
const pastJobs: Jobs = {
  ...context.jobs,
  enqueue: (transaction, name, ...about) =>
    name === 'apply deadlines' ? Promise.resolve() : context.jobs.enqueue(transaction, name, ...about),
}
const free = readSettings({ SUBMISSION_FEE: '0', DISPUTE_FEE: '0' })
const pastContext = {
  ...context,
  settings: { ...settings, SUBMISSION_FEE: free.SUBMISSION_FEE, DISPUTE_FEE: free.DISPUTE_FEE },
  jobs: pastJobs,
}
const past = await createServer(pastContext)
running.defer(() => past.close())
const today = await createServer(context)
running.defer(() => today.close())
const wallet = await openLocalWallet(local.SOLANA_RPC_URL)
const environment: SeedEnvironment = {
  past,
  today,
  pay: wallet.pay,
  setClockBack: days => clock.setBack(days),
  applyDueDeadlines: () => applyDueDeadlines(pastContext),
  noticePeriodDays: settings.NOTICE_PERIOD / 86_400_000,
}

const mailUrl = `http://127.0.0.1:${settings.MAIL_UI_PORT}`
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
