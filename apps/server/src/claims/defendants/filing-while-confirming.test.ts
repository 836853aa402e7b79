import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { OfferedClaim } from '@redress/contract/defendants.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '../../platform/http/in-process-client.ts'
import { dataOf, draftClaim } from '../../testing/file-claim.ts'
import { confirmedUser, type TestUser, tokenIn, unconfirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { waitingForLocks } from '../../testing/waiting-for-locks.ts'

let server: TestServer
let plaintiff: TestUser
beforeAll(async () => {
  server = await startTestServer({ SUBMISSION_FEE: '0', UNRESOLVED_CLAIMS_LIMIT: '100' })
  plaintiff = await confirmedUser(server)
  // Holds the lock that invitations wait for; at that point, filing has looked up the accounts.
  await sql`
    create function wait_for_the_test() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(59);
        return new;
      end
    $$;
    create trigger wait before insert on pgboss.job for each row
      when (new.name = 'send-invitation') execute function wait_for_the_test();
  `.execute(server.context.database)
})
afterAll(() => server.stop())

/** A draft against an address that waits for its confirmation, and the two racing acts. */
async function aboutToMeet() {
  const defendant = await unconfirmedUser(server)
  const token = tokenIn(await server.inbox.take(defendant.email, /Confirm/))
  const claimId = await draftClaim({ plaintiff, defendant })
  return {
    file: () => plaintiff.client.post(`/v1/claims/${claimId}/submit`),
    confirm: () => defendant.client.get(`/v1/auth/emails/confirm/${token}`),
    /** Expects the claim to be offered to the defendant, whichever request came first. */
    async expectOffer() {
      const { defendants } = dataOf<PartyClaim>(await plaintiff.client.get(`/v1/claims/${claimId}`))
      expect(defendants).toMatchObject([{ takeover: null }])
      const offered = dataOf<OfferedClaim[]>(await defendant.client.get('/v1/claims/offered'))
      expect(offered).toMatchObject([{ defendantId: defendants[0]?.id }])
      const { record_id: recordId } = await server.context.database
        .selectFrom('defendants')
        .select('record_id')
        .where('claim_id', '=', claimId)
        .executeTakeFirstOrThrow()
      expect(recordId).toBe(defendant.id)
    },
  }
}

const waiting = () => waitingForLocks(server.context.database)

test('a claim that is filed while its defendant confirms the address is offered to the defendant', {
  tags: 'SPEC-6-offer',
}, async () => {
  const { file, confirm, expectOffer } = await aboutToMeet()
  let filing: Promise<Answer> | undefined
  let confirming: Promise<Answer> | undefined
  let isConfirmed = false
  await server.context.database.transaction().execute(async transaction => {
    await sql`select pg_advisory_xact_lock(59)`.execute(transaction)
    filing = file()
    await expect.poll(waiting).toBe(1)
    confirming = confirm().finally(() => {
      isConfirmed = true
    })
    await expect.poll(async () => isConfirmed || (await waiting()) === 2).toBe(true)
  })
  expect([(await filing)?.status, (await confirming)?.status]).toEqual([200, 200])
  await expectOffer()
})

test('and at any moment of the two', async () => {
  for (let attempt = 0; attempt < 10; attempt++) {
    const { file, confirm, expectOffer } = await aboutToMeet()
    await Promise.all(attempt % 2 ? [confirm(), file()] : [file(), confirm()])
    await expectOffer()
  }
})
