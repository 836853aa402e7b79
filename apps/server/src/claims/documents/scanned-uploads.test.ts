import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Document } from '@redress/contract/documents.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf, draftClaim, type Opponents } from '../../testing/file-claim.ts'
import { confirmedUser, password } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { upload } from '../../testing/upload.ts'

/** Hook that runs while the scanner reads a file. */
let meanwhile = async (): Promise<unknown> => undefined

// The real clamd is asked in `clamd-scanner.test.ts`; this one finds every file in which it reads "virus".
function startScanner(port: number): Server {
  const scanner = createServer(socket => {
    let heard = ''
    socket.on('error', () => undefined)
    socket.on('data', async chunk => {
      heard += chunk.toString('latin1')
      if (heard === 'zPING\0') socket.end('PONG\0')
      if (!heard.endsWith('\0\0\0\0')) return
      await meanwhile()
      socket.end(/virus/.test(heard) ? 'stream: Test.Virus FOUND\0' : 'stream: OK\0')
    })
  })
  return scanner.listen(port, '127.0.0.1')
}

let scanner: Server
let port: number
let server: TestServer
let opponents: Opponents
beforeAll(async () => {
  scanner = startScanner(0)
  await once(scanner, 'listening')
  port = (scanner.address() as { port: number }).port
  server = await startTestServer({ CLAMD_SOCKET: `127.0.0.1:${port}` })
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
})
afterAll(async () => {
  scanner.close()
  await server.stop()
})

const send = (claimId: string, content: string) =>
  upload(opponents.plaintiff.client, claimId, { name: 'letter.txt', content: new TextEncoder().encode(content) })
const filesOf = async (claimId: string) =>
  dataOf<PartyClaim>(await opponents.plaintiff.client.get(`/v1/claims/${claimId}`)).files.map(
    ({ fileName }) => fileName,
  )
const storedIn = (claimId: string) => {
  const folder = join(server.context.settings.DATA_DIR, 'documents')
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    entry => entry.isFile() && entry.parentPath.includes(claimId),
  ).length
}

test('a file with a virus is refused, and nothing of it is kept', { tags: 'SPEC-8-FILE_INFECTED' }, async () => {
  const claimId = await draftClaim(opponents)
  expect(await send(claimId, 'a virus')).toMatchObject({ status: 422, body: { code: 'FILE_INFECTED' } })
  expect([await filesOf(claimId), storedIn(claimId)]).toEqual([[null], 0])
  const { files } = dataOf<{ files: Document[] }>(await send(claimId, 'a letter'))
  expect(files.map(({ fileName }) => fileName)).toEqual([null, 'letter.txt'])
  expect(storedIn(claimId)).toBe(1)
})

test('while the scanner is away no file is taken, and everything else goes on', {
  tags: 'SPEC-8-SCANNER_UNAVAILABLE',
}, async () => {
  const claimId = await draftClaim(opponents)
  scanner.close()
  await once(scanner, 'close')
  const answer = await send(claimId, 'a letter')
  expect(answer).toMatchObject({ status: 503, body: { code: 'SCANNER_UNAVAILABLE' } })
  expect(answer.headers).toMatchObject({ 'retry-after': '60' })
  expect(answer.body.error).toContain('Please send it again')
  expect([await filesOf(claimId), storedIn(claimId)]).toEqual([[null], 0])
  dataOf(await opponents.plaintiff.client.patch(`/v1/claims/${claimId}`, { location: 'Graz' }))
  scanner = startScanner(port)
  await once(scanner, 'listening')
  expect((await send(claimId, 'a letter')).status).toBe(200)
})

test('a file is not taken from whoever has signed out while it was on its way', async () => {
  const claimId = await draftClaim(opponents)
  const { client, username } = opponents.plaintiff
  meanwhile = async () => dataOf(await client.post('/v1/auth/logout'))
  const answer = await send(claimId, 'a letter')
  meanwhile = async () => undefined
  dataOf(await client.post('/v1/auth/login', { username, password }))
  expect(answer).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } })
  expect(await filesOf(claimId)).toEqual([null])
})
