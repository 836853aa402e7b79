import type { Output } from '@redress/contract/endpoint.ts'
import type { getReferrals } from '@redress/contract/profile.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimIn } from '../../testing/file-claim.ts'
import { minutes } from '../../testing/movable-clock.ts'
import { confirmedUser, registeredUser, type TestUser, unconfirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const referralsOf = async ({ client }: TestUser) =>
  (await client.get('/v1/users/referrals')).body.data as Output<typeof getReferrals>

async function codeOf(user: TestUser): Promise<string> {
  const { link } = await referralsOf(user)
  return new URL(link).searchParams.get('referrie') ?? ''
}

test('the link leads to the registration and carries a code of its own', async () => {
  const [one, other] = [await confirmedUser(server), await confirmedUser(server)]
  expect((await referralsOf(one)).link).toMatch(/^http:\/\/localhost:3000\/auth\/register\?referrie=[0-9a-f]{16}$/)
  expect(await codeOf(other)).not.toBe(await codeOf(one))
})

test('whoever registers by it is listed from then on, the newest first, with the newest filed claim', {
  tags: ['SPEC-7-POST-auth-register', 'SPEC-7-GET-users-referrals'],
}, async () => {
  const referrer = await confirmedUser(server)
  expect((await referralsOf(referrer)).list).toEqual([])
  const usedReferralCode = await codeOf(referrer)
  const plaintiff = await registeredUser(server, { usedReferralCode })
  const firstDay = server.clock.now().toISOString()
  server.clock.advance(minutes(1))
  const newcomer = await unconfirmedUser(server, { usedReferralCode: ` ${usedReferralCode.toUpperCase()} ` })
  const defendant = await confirmedUser(server)
  const unfiled = { username: plaintiff.username, createdAt: firstDay }
  await claimIn(server, { plaintiff, defendant }, 'WAITING_FOR_PAYMENT')
  expect((await referralsOf(referrer)).list).toEqual([
    { username: newcomer.username, createdAt: server.clock.now().toISOString() },
    unfiled,
  ])
  await claimIn(server, { plaintiff, defendant }, 'DISPUTED')
  server.clock.advance(minutes(1))
  await claimIn(server, { plaintiff, defendant }, 'PENDING_PUBLICATION')
  await claimIn(server, { plaintiff, defendant }, 'PENDING')
  expect((await referralsOf(referrer)).list[1]).toEqual({ ...unfiled, claim: { currentStatus: 'PENDING_PUBLICATION' } })
  expect((await referralsOf(defendant)).list).toEqual([])
})

test('a code of nobody is ignored', async () => {
  expect((await unconfirmedUser(server, { usedReferralCode: 'nobody' })).id).not.toBe('')
})

test('nobody refers themselves', async () => {
  const { id } = await confirmedUser(server)
  const refer = server.context.database.updateTable('users').set({ referred_by: id }).where('id', '=', id).execute()
  await expect(refer).rejects.toThrow(/check constraint/)
})
