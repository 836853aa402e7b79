import type { Context } from '../adapters/context.ts'
import { googleProvider } from '../adapters/google/google-provider.ts'
import { bounceMailbox } from '../adapters/mail/bounce-mailbox.ts'
import { type DkimKey, smtpTransport } from '../adapters/mail/smtp-transport.ts'
import { timedMail } from '../adapters/mail/timed-mail.ts'
import { type HashingCost, passwordHashing } from '../adapters/passwords/password-hashing.ts'
import { createRates } from '../adapters/rates/create-rates.ts'
import { clamdScanner } from '../adapters/scanner/clamd-scanner.ts'
import { createRpcChain } from '../adapters/solana/rpc-chain.ts'
import { timedChain } from '../adapters/solana/timed-chain.ts'
import { createStorage } from '../adapters/storage/create-storage.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database/database.ts'
import { replicaOn } from '../platform/database/replica.ts'
import { startLiveEvents } from '../platform/events/live-events.ts'
import { startJobs } from '../platform/jobs/jobs.ts'
import type { Log } from '../platform/observability/log.ts'
import { silentTelemetry, type Telemetry } from '../platform/observability/telemetry.ts'
import { secretKeyOf } from '../platform/secret-key.ts'
import type { ConnectedSettings, Settings } from '../platform/settings.ts'

interface Given {
  readonly log: Log
  readonly telemetry?: Telemetry
  readonly clock?: Clock
  /** Cost of the password hash; the recommended one by default. */
  readonly hashingCost?: HashingCost
  /** Called with the text of every statement. */
  readonly onStatement?: (sql: string) => void
}

const dkimKeyOf = ({ DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: privateKey }: Settings): DkimKey | null =>
  selector && privateKey ? { selector, privateKey } : null

/** Connects a process to the parts that its use cases need; `running` closes them. */
export async function openContext(
  settings: ConnectedSettings,
  running: AsyncDisposableStack,
  { log, telemetry = silentTelemetry, clock = systemClock, hashingCost, onStatement }: Given,
): Promise<Context> {
  const open = (poolName: string, url: string) =>
    openDatabase(url, {
      onError: error => log.warn({ error, poolName }, 'lost a database connection'),
      statementLimit: settings.DATABASE_TIMEOUT,
      arePrepared: settings.PREPARED_STATEMENTS === 'on',
      telemetry,
      poolName,
      ...(onStatement && { onStatement }),
    })
  const database = open('database', settings.DATABASE_POOLER_URL ?? settings.DATABASE_URL)
  running.defer(() => database.destroy())
  const replica = settings.DATABASE_READ_URL === undefined ? null : open('replica', settings.DATABASE_READ_URL)
  running.defer(() => replica?.destroy())
  const jobs = await startJobs(settings.DATABASE_URL, log, { statementLimit: settings.DATABASE_TIMEOUT, telemetry })
  running.defer(() => jobs.stop())
  const live = await startLiveEvents(settings.DATABASE_URL, log, settings.DATABASE_TIMEOUT)
  running.defer(() => live.stop())
  const mail = timedMail(smtpTransport(settings.SMTP_URL, settings.MAIL_FROM, dkimKeyOf(settings)), telemetry)
  running.defer(() => mail.close())
  const node = { rpcUrl: settings.SOLANA_RPC_URL, webSocketUrl: settings.SOLANA_WS_URL }
  const chain = timedChain(createRpcChain(node), telemetry)
  return {
    settings,
    clock,
    log,
    telemetry,
    secretKey: secretKeyOf(settings),
    database,
    replica: replica && replicaOn(replica, { clock, log }),
    jobs,
    live,
    mail,
    bounces: settings.BOUNCES_URL === undefined ? null : bounceMailbox(settings.BOUNCES_URL),
    passwords: passwordHashing(hashingCost),
    storage: createStorage(settings),
    scanner: settings.CLAMD_SOCKET === undefined ? null : clamdScanner(settings.CLAMD_SOCKET, settings.SCAN_TIMEOUT),
    chain,
    rates: createRates(settings, { chain, clock }),
    google: googleProvider(settings, log),
  }
}
