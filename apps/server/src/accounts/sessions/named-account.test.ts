import { accountHeader } from '@redress/contract/auth.ts'
import { endpointName } from '@redress/contract/endpoint.ts'
import { endpoints } from '@redress/contract/endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataOf } from '../../testing/file-claim.ts'
import { confirmedUser, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let ada: TestUser
let olga: TestUser
beforeAll(async () => {
  server = await startTestServer()
  ada = await confirmedUser(server)
  olga = await confirmedUser(server)
})
afterAll(() => server.stop())

const asked = endpoints.filter(({ kind }) => kind !== 'redirect')

test.each(asked.map(endpoint => ({ endpoint, name: endpointName(endpoint) })))(
  '$name is refused on a page of another account',
  async ({ endpoint: { method, path } }) => {
    const url = path.replace(/:\w+/g, () => crypto.randomUUID())
    const { status, body } = await olga.client.send(method, url, undefined, { [accountHeader]: ada.id })
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'OTHER_ACCOUNT' })
  },
)

test('words of one account are not stored as those of another, and are once its own session is back', {
  tags: 'SPEC-8-OTHER_ACCOUNT',
}, async () => {
  const asAda = { [accountHeader]: ada.id, 'idempotency-key': 'once' }
  const refused = await olga.client.patch('/v1/users', { city: 'Graz' }, { ...asAda, 'accept-language': 'de' })
  expect(refused.body.error).toBe(
    'In diesem Browser ist inzwischen ein anderes Konto angemeldet, deshalb wurde nichts geladen oder geändert. Haben Sie hier etwas geschrieben, kopieren Sie es zuerst. Laden Sie dann die Seite neu.',
  )
  expect((await olga.client.post('/v1/claims', undefined, asAda)).body.code).toBe('OTHER_ACCOUNT')
  expect(dataOf(await olga.client.get('/v1/auth'))).not.toMatchObject({ city: 'Graz' })
  expect(dataOf(await ada.client.patch('/v1/users', { city: 'Graz' }, asAda))).toMatchObject({ city: 'Graz' })
  expect((await ada.client.post('/v1/claims', undefined, asAda)).status).toBe(200)
})

test('a request that names no account is its session’s', async () => {
  expect(dataOf(await olga.client.patch('/v1/users', { city: 'Wien' }))).toMatchObject({ city: 'Wien' })
})
