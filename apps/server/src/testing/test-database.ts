import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type ClaimStatus, claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import { sql } from 'kysely'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '../local/embedded-database.ts'
import type { Connection } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createLog } from '../platform/observability/log.ts'
import { type FiledClaims, readClaimRows } from './claim-rows.ts'
import { claimByCalls } from './file-claim.ts'
import { startServerOn, stopChain } from './server-on-database.ts'
import { confirmedUser } from './sign-up.ts'
import { withClient } from './with-client.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string
    filedClaims: FiledClaims
  }
}

export const templateDatabase = 'redress_template'

/** Waits for the letters of a claim. A letter that its defendant overtook counts as accepted. */
async function lettersSent(database: Connection, claimId: string): Promise<void> {
  const waiting = sql`select from pgboss.job where name = 'send-invitation' and state < 'completed'`
  while ((await waiting.execute(database)).rows.length > 0) await setTimeout(10)
  await database
    .updateTable('defendants')
    .set(({ ref }) => ({ letter_accepted_at: ref('letter_queued_at') }))
    .where('claim_id', '=', claimId)
    .where('letter_accepted_at', 'is', null)
    .execute()
}

/** Files a claim of each status by API calls, each between new people. */
async function fileClaims(databaseUrl: string): Promise<FiledClaims> {
  const server = await startServerOn(databaseUrl)
  const filed: [ClaimStatus, FiledClaims[ClaimStatus]][] = []
  for (const status of claimStatuses) {
    const opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
    const id = await claimByCalls(server, opponents, status)
    await lettersSent(server.context.database, id)
    filed.push([status, await readClaimRows(server.context, opponents, id)])
  }
  await server.stop()
  return Object.fromEntries(filed) as FiledClaims
}

/** Lets a server create its job queues in a database, and removes its other rows. */
async function makeQueues(databaseUrl: string): Promise<void> {
  const server = await startServerOn(databaseUrl)
  await server.stop()
  await withClient(databaseUrl, client => client.query('delete from pgboss.job; delete from chain_cursors'))
}

/**
 * Global setup: a PostgreSQL server, a migrated template database with job queues, and the rows of a claim of each
 * status.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'redress-tests-'))
  const server = await startEmbeddedDatabase(folder, { log: createLog('silent'), isForTests: true })
  const at = (name: string) => Object.assign(new URL(server.connectionString), { pathname: `/${name}` }).href
  const client = new pg.Client(server.connectionString)
  await client.connect()
  await client.query(`create database ${templateDatabase}`)
  await migrate(at(templateDatabase))
  await makeQueues(at(templateDatabase))
  await client.query(`create database redress_filing template ${templateDatabase}`)
  project.provide('filedClaims', await fileClaims(at('redress_filing')))
  await client.end()
  await stopChain()
  project.provide('databaseUrl', server.connectionString)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
