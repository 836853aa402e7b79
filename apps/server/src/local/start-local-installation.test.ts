import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../platform/observability/log.ts'
import { readSettings } from '../platform/settings.ts'
import { metLater } from '../testing/failing-starts.ts'
import { freePorts } from '../testing/free-ports.ts'
import { startLocalInstallation } from './start-local-installation.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redress-local-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Error message of a start that runs the chain alone and fails. */
async function failure(port: number): Promise<string> {
  const settings = readSettings({
    ...{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SMTP_URL: 'smtp://127.0.0.1:1' },
    ...{ DATA_DIR: folder, LOCALNET_PORT: String(port) },
  })
  await using running = new AsyncDisposableStack()
  return await startLocalInstallation(settings, running, createLog('silent')).then(
    () => 'It started',
    error => String(error.message),
  )
}

test.each([
  ['its port', 0],
  ['the port of its WebSocket', 1],
])('%s that is still held is named, and nothing is said against the data', async (_, offset) => {
  const port = await freePorts(2)
  const holder = createServer().listen(port + offset, '127.0.0.1')
  await once(holder, 'listening')
  const said = await failure(port)
  holder.close()
  expect(said.replaceAll(String(port + offset), '8899')).toBe(metLater[0].line)
})

test.each(['', 'c2hvcnQ='])('a key of the recipient that holds %j says what to do', async content => {
  mkdirSync(join(folder, 'chain'))
  const key = join(folder, 'chain', 'recipient-key')
  writeFileSync(key, content)
  const said = await failure(await freePorts(2))
  expect(said).toContain(`${key} holds no key. Restore it from a backup, or remove it`)
})

// Root can read every folder.
test.skipIf(process.getuid?.() === 0)('a folder of another user says whom to give it to', async () => {
  mkdirSync(join(folder, 'chain'), { mode: 0 })
  expect((await failure(await freePorts(2))).replace(folder, '/srv/redress')).toBe(metLater[1].line)
})
