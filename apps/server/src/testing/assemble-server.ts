import type { FastifyInstance } from 'fastify'
import type { HashingCost } from '../adapters/passwords/password-hashing.ts'
import { claimPayments } from '../claims/act/claim-payments.ts'
import type { PaymentsContext } from '../payments/payment-ports.ts'
import type { Clock } from '../platform/clock.ts'
import { createLog } from '../platform/observability/log.ts'
import { startTelemetry } from '../platform/observability/start-telemetry.ts'
import { readSettings } from '../platform/settings.ts'
import { openContext } from '../wiring/open-context.ts'
import { createServer } from '../wiring/server.ts'
import { startWorkers } from '../wiring/start-workers.ts'

export interface ServerParts {
  readonly databaseUrl: string
  readonly mailUrl: string
  /** Folder of the documents. */
  readonly folder: string
  readonly clock: Clock
  /** Environment variables, including the chain's addresses. */
  readonly settings: Readonly<Record<string, string>>
  /** Cost of the password hash; the recommended one by default. */
  readonly hashingCost?: HashingCost
  /** Called after each statement that the server sends to its database. */
  readonly onStatement: (statement: string) => void
}

/** Assembles one server process as `main.ts` does, without a port; `running` stops it. */
export async function assembleServer(
  { databaseUrl, mailUrl, folder, clock, settings: variables, onStatement, hashingCost }: ServerParts,
  running: AsyncDisposableStack,
): Promise<{ readonly context: PaymentsContext; readonly http: FastifyInstance }> {
  const given = readSettings(variables)
  const settings = {
    ...given,
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    SMTP_URL: mailUrl,
    SOLANA_RPC_URL: given.SOLANA_RPC_URL ?? '',
    SOLANA_WS_URL: given.SOLANA_WS_URL ?? '',
  }
  const log = createLog('silent')
  const telemetry = await startTelemetry(settings, running, log)
  const opened = await openContext(settings, running, {
    ...{ log, telemetry, clock, onStatement },
    ...(hashingCost && { hashingCost }),
  })
  const context: PaymentsContext = { ...opened, claims: claimPayments(opened) }
  const workers = await startWorkers(context)
  running.defer(() => workers.stop())
  const http = await createServer(context)
  running.defer(() => http.close())
  await http.ready()
  return { context, http }
}
