import type { User } from '@redress/contract/users.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmedUser, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let user: TestUser
beforeAll(async () => {
  server = await startTestServer()
  user = await confirmedUser(server)
})
afterAll(() => server.stop())

const [first, second, third] = [
  '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
  '1'.repeat(32),
  'So11111111111111111111111111111111111111112',
] as const
const set = (...addresses: string[]) =>
  user.client.post('/v1/wallets', { wallets: addresses.map(address => ({ address })) })
const listed = async () => ((await user.client.get('/v1/wallets')).body.data as Pick<User, 'wallets'>).wallets

test('the list is replaced as a whole, keeps its order, and what stays keeps its id', {
  tags: 'SPEC-7-POST-wallets',
}, async () => {
  expect((await set(first, second)).status).toBe(200)
  const before = await listed()
  expect(before.map(wallet => wallet.address)).toEqual([first, second])
  expect((await set(third, first)).body.data).toEqual({ wallets: await listed() })
  const after = await listed()
  expect(after.map(wallet => wallet.address)).toEqual([third, first])
  expect(after[1]?.id).toBe(before[0]?.id)
  expect((await user.client.get('/v1/auth')).body.data).toMatchObject({ wallets: after })
})

test('the list can be emptied', async () => {
  await set(first)
  expect((await set()).body.data).toEqual({ wallets: [] })
  expect(await listed()).toEqual([])
})

test.each([
  ['an address twice', [first, second, first], 'wallets.2.address', 'This wallet already exists.'],
  ['an empty address', [''], 'wallets.0.address', 'This field is required'],
  [
    'what is no address',
    ['0x52908400098527886E0F7030069857D2E4169EE7'],
    'wallets.0.address',
    'Please enter a Solana wallet address.',
  ],
  [
    'more than 20',
    Array.from({ length: 21 }, (_, index) => `${index + 10}`.replace('0', 'A').padEnd(40, 'x')),
    'wallets',
    'Please add at most 20 wallets.',
  ],
])('%s is refused and changes nothing', async (_, addresses, path, message) => {
  await set(first)
  expect(await set(...addresses)).toMatchObject({ status: 400, body: { details: [{ path, message }] } })
  expect((await listed()).map(wallet => wallet.address)).toEqual([first])
})

test('lists that are set at the same moment leave one of them whole', async () => {
  await Promise.all([set(first, second), set(second, third), set(third)])
  const addresses = (await listed()).map(wallet => wallet.address)
  expect([[first, second], [second, third], [third]]).toContainEqual(addresses)
})

test('nobody sees the wallets of another user', { tags: 'SPEC-7-GET-wallets' }, async () => {
  await set(first)
  const other = await confirmedUser(server)
  expect((await other.client.get('/v1/wallets')).body.data).toEqual({ wallets: [] })
  expect((await other.client.post('/v1/wallets', { wallets: [{ address: first }] })).status).toBe(200)
  expect((await server.client().get('/v1/wallets')).status).toBe(401)
})
