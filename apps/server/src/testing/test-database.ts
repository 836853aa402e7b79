import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '../local/embedded-database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createLog } from '../platform/observability/log.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string
  }
}

export const templateDatabase = 'redress_template'

/** Once per run: a PostgreSQL server, and a migrated database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'redress-tests-'))
  const server = await startEmbeddedDatabase(folder, { log: createLog('silent'), isForTests: true })
  const url = new URL(server.connectionString)
  const client = new pg.Client(server.connectionString)
  await client.connect()
  await client.query(`create database ${templateDatabase}`)
  await client.end()
  url.pathname = `/${templateDatabase}`
  await migrate(url.href)
  project.provide('databaseUrl', server.connectionString)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
