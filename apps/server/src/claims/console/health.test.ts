import type { InstallationHealth } from '@redress/contract/figures.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newestMigration } from '../../platform/database/migrate.ts'
import { dataOf } from '../../testing/file-claim.ts'
import { staffMember } from '../../testing/staff.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { failedJob } from '../../testing/waiting-work.ts'

let server: TestServer
let reader: Awaited<ReturnType<typeof staffMember>>
beforeAll(async () => {
  server = await startTestServer()
  reader = await staffMember(server, 'reader')
})
afterAll(() => server.stop())

const health = async () => dataOf<InstallationHealth>(await reader.client.get('/v1/operator/health'))
const stateOf = ({ parts }: InstallationHealth) => Object.fromEntries(parts.map(({ part, state }) => [part, state]))
const well = { database: 'works', queue: 'works', mail: 'works', chain: 'works', storage: 'works', scanner: 'not used' }

test('each part is asked, and what waits, runs out or is forgotten is said', {
  tags: ['SPEC-4-health', 'SPEC-7-GET-operator-health'],
}, async () => {
  const before = await health()
  expect(stateOf(before)).toEqual(well)
  expect(before).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    migration: newestMigration,
    jobs: { failed: 0 },
    backups: { writtenSeconds: null, restoredSeconds: null },
  })
  expect(before.connections.used).toBeGreaterThan(0)
  const [disk] = before.disks
  expect(disk).toMatchObject({ holds: 'documents' })
  expect(disk?.freeBytes).toBeLessThanOrEqual(disk?.sizeBytes ?? 0)

  await sql`insert into backup_moments (kind, moment) values ('written', now() - interval '3 hours')`.execute(
    server.context.database,
  )
  await failedJob(server, 'send letters again', { address: 'ada@example.org' })
  const after = await health()
  expect(after.backups).toEqual({ writtenSeconds: expect.closeTo(3 * 3_600, -2), restoredSeconds: null })
  expect(after.jobs.failed).toBe(1)
  expect(JSON.stringify(after)).not.toContain('ada@example.org')
})

test('a part that does not work says of what it fails, and the others are as they were', {
  tags: 'SPEC-4-health',
}, async () => {
  server.inbox.leave()
  const found = await health()
  server.inbox.comeBack()
  expect(stateOf(found)).toEqual({ ...well, mail: 'fails' })
  expect(found.parts.find(({ part }) => part === 'mail')?.says).toContain('Try again later')
  expect(stateOf(await health())).toEqual(well)
})
