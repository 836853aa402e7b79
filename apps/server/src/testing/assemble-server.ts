import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../adapters/context.ts'
import { googleProvider } from '../adapters/google/google-provider.ts'
import { smtpTransport } from '../adapters/mail/smtp-transport.ts'
import { createRates } from '../adapters/rates/create-rates.ts'
import { createRpcChain } from '../adapters/solana/rpc-chain.ts'
import { fileStorage } from '../adapters/storage/file-storage.ts'
import { claimPayments } from '../claims/lifecycle/claim-payments.ts'
import type { PaymentsContext } from '../payments/payment-ports.ts'
import type { Clock } from '../platform/clock.ts'
import { openDatabase } from '../platform/database/database.ts'
import { startLiveEvents } from '../platform/events/live-events.ts'
import { startJobs } from '../platform/jobs/jobs.ts'
import { createLog } from '../platform/observability/log.ts'
import { readSettings } from '../platform/settings.ts'
import { createServer } from '../server.ts'
import { startWorkers } from '../start-workers.ts'

export interface ServerParts {
  readonly databaseUrl: string
  readonly mailUrl: string
  /** Where documents are kept. */
  readonly folder: string
  readonly clock: Clock
  /** Environment variables, with the chain's addresses among them. */
  readonly settings: Readonly<Record<string, string>>
  /** After each statement that the server sends to its database. */
  readonly onStatement: (statement: string) => void
}

export interface AssembledServer {
  readonly context: PaymentsContext
  readonly http: FastifyInstance
  stop(): Promise<void>
}

/** One server process on real parts, as `main.ts` makes it, without a port of its own yet. */
export async function assembleServer(parts: ServerParts): Promise<AssembledServer> {
  const { databaseUrl, mailUrl, folder, clock, onStatement } = parts
  const settings = readSettings(parts.settings)
  const log = createLog('silent')
  const jobs = await startJobs(databaseUrl, log)
  const live = await startLiveEvents(databaseUrl, log)
  const mail = smtpTransport(mailUrl, 'Redress <no-reply@redress.example>')
  const chain = createRpcChain({ rpcUrl: settings.SOLANA_RPC_URL ?? '', webSocketUrl: settings.SOLANA_WS_URL ?? '' })
  const base: Context = {
    settings,
    clock,
    log,
    database: openDatabase(databaseUrl, { onError: () => undefined, onStatement }),
    jobs,
    live,
    mail,
    storage: fileStorage(join(folder, 'documents')),
    chain,
    rates: createRates(settings, { chain, clock }),
    google: googleProvider(settings, log),
  }
  const context: PaymentsContext = { ...base, claims: claimPayments(base) }
  const workers = await startWorkers(context)
  const http = await createServer(context)
  await http.ready()
  return {
    context,
    http,
    async stop() {
      await http.close()
      await workers.stop()
      await jobs.stop()
      await live.stop()
      mail.close()
      await context.database.destroy()
    },
  }
}
