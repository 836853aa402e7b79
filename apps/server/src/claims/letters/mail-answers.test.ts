import type { PartyClaim, PublicClaim } from '@redress/contract/claim-views.ts'
import type { Output } from '@redress/contract/endpoint.ts'
import type { getRecord } from '@redress/contract/record.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimByCalls, dataOf, passNoticePeriod } from '../../testing/file-claim.ts'
import { confirmedUser, registrationForm, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let plaintiff: TestUser
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100' })
  plaintiff = await confirmedUser(server)
})
afterAll(() => server.stop())

const answers = [
  ['452 4.2.2 Mailbox full', 'waiting', 'mailbox full'],
  ['552 5.2.2 over quota', 'waiting', 'mailbox full'],
  ['550 5.2.2 Mailbox full', 'waiting', 'mailbox full'],
  ['552 5.3.4 Message too big', 'waiting', 'not now'],
  ['550 5.7.1 client host blocked using a list', 'waiting', 'not from us'],
  ['550 5.7.1 Too many messages from your domain today', 'waiting', 'not from us'],
  ['550 5.7.23 SPF validation failed', 'waiting', 'not from us'],
  ['550 5.7.26 DMARC policy', 'waiting', 'not from us'],
  ['554 5.7.1 Relay access denied', 'waiting', 'not from us'],
  ['530 5.7.0 Must issue a STARTTLS command first', 'waiting', 'not from us'],
  ['550 5.7.1 Refused after DATA', 'waiting', 'not from us'],
  ['550 5.1.1 No such user', 'refused', null],
  ['550 5.2.1 Mailbox disabled', 'refused', null],
] as const

describe('a mail server that answers as the world’s do', { tags: 'SPEC-4-delivery' }, () => {
  test('no company that no letter reached is said not to have answered, from the letter to the public record', async () => {
    const claims = []
    for (const [words, state, deferral] of answers) {
      const { email } = registrationForm()
      server.inbox.refuse(email, words, words.includes('DATA') ? 'content' : 'recipient')
      const id = await claimByCalls(server, { plaintiff, defendant: { ...plaintiff, email } }, 'PENDING_PUBLICATION')
      claims.push({ id, words, state, deferral })
    }
    const deliveryOf = async (id: string) => {
      const [defendant] = dataOf<PartyClaim>(await plaintiff.client.get(`/v1/claims/${id}`)).defendants
      return defendant?.view === 'private' ? defendant.delivery : null
    }
    for (const { id, words, state, deferral } of claims)
      await expect.poll(() => deliveryOf(id), { timeout: 20_000, message: words }).toMatchObject({ state, deferral })

    await passNoticePeriod(server, { plaintiff, defendant: plaintiff })
    const visitor = server.client()
    for (const { id, words } of claims) {
      const shown = dataOf<PublicClaim>(await visitor.get(`/v1/claims/${id}`))
      expect(shown, words).toMatchObject({ isDisregarded: true, isReached: false })
      expect(shown.defendants.map(({ outcome }) => outcome)).toEqual(['not reached'])
      const record = dataOf<Output<typeof getRecord>>(
        await visitor.get(`/v1/claims/defendants/${shown.defendants[0]?.id}/record`),
      )
      expect(record.claims).toMatchObject([{ isDisregarded: true, isReached: false, outcome: 'not reached' }])
      expect(record.figures).toMatchObject({ claims: 1, answered: 0, unreached: 1 })
    }
  })
})
