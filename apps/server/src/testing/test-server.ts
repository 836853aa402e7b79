import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareLocalRecipient } from '@redress/localnet/local-recipient.ts'
import { startLocalnet } from '@redress/localnet/start-localnet.ts'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { inject } from 'vitest'
import { smtpTransport } from '../adapters/mail/smtp-transport.ts'
import { createRpcChain } from '../adapters/solana/rpc-chain.ts'
import { fileStorage } from '../adapters/storage/file-storage.ts'
import { startWorkers } from '../jobs/start-workers.ts'
import type { Context } from '../platform/context.ts'
import { openDatabase } from '../platform/database.ts'
import { InProcessClient } from '../platform/in-process-client.ts'
import { startJobs } from '../platform/jobs.ts'
import { startLiveEvents } from '../platform/live-events.ts'
import { createLog } from '../platform/log.ts'
import { readSettings } from '../platform/settings.ts'
import { createServer } from '../server.ts'
import { type Inbox, startInbox } from './inbox.ts'
import { MovableClock } from './movable-clock.ts'
import { templateDatabase } from './test-database.ts'

export interface TestServer {
  readonly context: Context
  readonly clock: MovableClock
  readonly inbox: Inbox
  readonly http: FastifyInstance
  /** A new browser without cookies. */
  client(): InProcessClient
  stop(): Promise<void>
}

/** The whole server on real parts, with a database of its own; `settings` are environment variables. */
export async function startTestServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(inject('databaseUrl'))
  await admin.connect()
  await admin.query(`create database ${name} template ${templateDatabase}`)
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${name}`
  const folder = mkdtempSync(join(tmpdir(), 'redress-test-'))
  const localnet = await startLocalnet({ port: 0 })
  const inbox = await startInbox()
  const clock = new MovableClock()
  const log = createLog('silent')
  const jobs = await startJobs(url.href, log)
  const live = await startLiveEvents(url.href, log)
  const mail = smtpTransport(inbox.url, 'Redress <no-reply@redress.example>')
  const context: Context = {
    settings: readSettings({
      REQUESTS_PER_MINUTE: '100000',
      SOLANA_RPC_URL: localnet.rpcUrl,
      SOLANA_WS_URL: localnet.webSocketUrl,
      SOLANA_CLUSTER: 'localnet',
      PAYMENT_RECIPIENT: await prepareLocalRecipient(localnet.rpcUrl, folder),
      ...settings,
    }),
    clock,
    log,
    database: openDatabase(url.href, () => undefined),
    jobs,
    live,
    mail,
    storage: fileStorage(join(folder, 'documents')),
    chain: createRpcChain({ rpcUrl: localnet.rpcUrl, webSocketUrl: localnet.webSocketUrl }),
  }
  const workers = await startWorkers(context)
  const http = await createServer(context)
  await http.ready()
  return {
    context,
    clock,
    inbox,
    http,
    client: () => new InProcessClient(http),
    async stop() {
      await http.close()
      await workers.stop()
      await jobs.stop()
      await live.stop()
      mail.close()
      await context.database.destroy()
      await inbox.stop()
      await localnet.stop()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
