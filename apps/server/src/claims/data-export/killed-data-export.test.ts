import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { unzipped } from '../../testing/unzipped.ts'

/** A dead process is detected after half a minute. */
const untilTakenUp = 60_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const path = '/v1/users/data-export'

function storedFiles(): string[] {
  const folder = join(server.context.settings.DATA_DIR, 'documents', 'exports')
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(({ name }) => name)
}

test('a process that is killed while it writes the archive leaves the making to another, and nothing half', {
  tags: 'SPEC-6-data-export',
  timeout: 2 * untilTakenUp,
}, async () => {
  const user = await confirmedUser(server)
  const cookies = Object.fromEntries(user.client.cookies)
  // The process that is killed is the only one that works on jobs.
  await server.context.jobs.stop()
  const victim = await server.killable()
  await victim.killAfter('update "data_exports" set "storage_key"', 'from notifications')
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  const asked = await fetch(`${victim.url}${path}`, { method: 'POST', headers: { cookie: cookie.join('; ') } })
  expect(asked.status).toBe(200)
  await victim.killed
  expect(storedFiles()).toEqual([expect.stringMatching(/\.partial$/)])
  expect((await user.client.get(`${path}/file`)).body.code).toBe('DATA_EXPORT_NOT_FOUND')

  await server.killable()
  const madeAt = async () => {
    const { body } = await user.client.get(path)
    return (body.data as { archive: { madeAt: string | null } }).archive.madeAt
  }
  await expect.poll(madeAt, { timeout: untilTakenUp }).not.toBeNull()
  expect(storedFiles()).toEqual([expect.stringMatching(/^[0-9a-f-]+$/)])
  const { rawPayload } = await server.http.inject({ url: `${path}/file`, cookies })
  expect((await unzipped(new Uint8Array(rawPayload))).has('documents.json')).toBe(true)
})

test('a process that a test forgets ends with the server of the test', { timeout: untilTakenUp }, async () => {
  const another = await server.another()
  const forgotten = await another.killable()
  await another.stop()
  expect(await forgotten.killed).toEqual([null, 'SIGKILL'])
})
