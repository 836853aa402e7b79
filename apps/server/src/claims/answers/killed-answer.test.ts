import { randomUUID } from 'node:crypto'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { type OpenedLetter, readerHeader, type WrittenAnswer } from '@redress/contract/letters.ts'
import type { User } from '@redress/contract/users.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InProcessClient } from '../../platform/http/in-process-client.ts'
import { claimByCalls, dataOf, openPaymentsOf } from '../../testing/file-claim.ts'
import { isLongTest } from '../../testing/long-tests.ts'
import { codeAbout } from '../../testing/redeem-codes.ts'
import { confirmedUser, password, registrationForm, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let plaintiff: TestUser
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100' })
  plaintiff = await confirmedUser(server)
})
afterAll(() => server.stop())

const asReader = { [readerHeader]: 'true' }
const offer = { kind: 'offer', winningParty: 'Plaintiff', costOwner: 'Defendant', value: 250 } as const
const dispute = { kind: 'dispute', disputeReason: 'Legal', disputeExplanation: 'Paid on 2 May.' } as const

/** Opens a letter in a browser and writes an answer. */
async function answering(client: InProcessClient, answer: WrittenAnswer) {
  const { email } = registrationForm()
  const claimId = await claimByCalls(server, { plaintiff, defendant: { ...plaintiff, email } }, 'PENDING_PUBLICATION')
  dataOf(await client.post('/v1/letters/open', { code: await codeAbout(server, email, claimId) }))
  dataOf(await client.patch('/v1/letters/current/answer', answer, asReader))
  return claimId
}

const claimAs = async ({ client }: Pick<TestUser, 'client'>, id: string) =>
  dataOf<PartyClaim>(await client.get(`/v1/claims/${id}`))

interface Request {
  readonly path: string
  readonly body: object
  readonly key: string
}

/** Sends a request to a separate process that kills itself after some statements, so no response arrives. */
async function sendToVictim(client: InProcessClient, statements: readonly string[], { path, body, key }: Request) {
  const victim = await server.killable()
  await victim.killAfter(...statements)
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const unanswered = fetch(`${victim.url}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': key, cookie, ...asReader },
  })
  await expect(unanswered).rejects.toThrow()
  await victim.killed
}

const again = (client: InProcessClient, { path, body, key }: Request) =>
  client.send('POST', path, body, { ...asReader, 'idempotency-key': key })

/** How often it was done: taken over in the history, told to the plaintiff, and known to an account. */
async function timesDone(claimId: string, username: string) {
  const { database } = server.context
  const history = dataOf<{ type: string }[]>(await plaintiff.client.get(`/v1/actions/claims/${claimId}`))
  const told = await database.selectFrom('notifications').select('facts').where('claim_id', '=', claimId).execute()
  const users = await database.selectFrom('users').select('id').where('username', '=', username).execute()
  return {
    taken: history.filter(({ type }) => type === 'CLAIM_TAKEN').length,
    told: told.filter(({ facts }) => facts.topic === 'CLAIM_TAKEN').length,
    accounts: users.length,
  }
}

const letterOf = async (client: InProcessClient) =>
  dataOf<OpenedLetter>(await client.get('/v1/letters/current', asReader))

interface Kill {
  readonly at: string
  readonly after: readonly string[]
  readonly isCommitted?: true
}

/**
 * All steps of the transaction in order. The short run takes the first two, because starting a process takes seconds.
 */
const steps = (inForce: string, last: string): readonly Kill[] => [
  { at: 'the answer is given, before the commit', after: ['delete from "written_answers"', inForce] },
  { at: 'the commit', after: ['delete from "written_answers"', last, 'commit'], isCommitted: true },
  { at: 'the seat is locked', after: ['select * from "reading_sessions"'] },
  { at: 'the claim is taken over', after: ['update "defendants"'] },
  { at: 'the plaintiff is told', after: ['update "defendants"', 'insert into "notifications"'] },
  { at: 'the session knows who has answered', after: ['update "reading_sessions"'] },
  { at: 'what was written is taken from where it was kept', after: ['delete from "written_answers"'] },
]
const chosen = (kills: readonly Kill[]) => (isLongTest ? kills : kills.slice(0, 2))

describe('a process that is killed when', {
  tags: ['SPEC-7-POST-letters-current-accounts', 'SPEC-7-POST-letters-current-takeover'],
}, () => {
  const newAccountSteps: readonly Kill[] = [
    ...steps('insert into "resolutions"', 'insert into session_tokens'),
    { at: 'the account is opened', after: ['insert into "users"'] },
    { at: 'its address stands there', after: ['insert into "users"', 'insert into "emails"'] },
    { at: 'its owner is signed in', after: ['insert into "resolutions"', 'insert into session_tokens'] },
  ]
  test.each(chosen(newAccountSteps))(
    '$at has opened no account without the answer: sent again, both are there once',
    async ({ after, isCommitted = false }) => {
      const client = server.client()
      const claimId = await answering(client, offer)
      const account = { username: registrationForm().username, password }
      const request = { path: '/v1/letters/current/accounts', body: account, key: randomUUID() }
      await sendToVictim(client, after, request)
      const times = isCommitted ? 1 : 0
      expect(await timesDone(claimId, account.username)).toEqual({ taken: times, told: times, accounts: times })
      if (!isCommitted) expect((await letterOf(client)).answer).toEqual(offer)
      expect(dataOf(await again(client, request))).toEqual({ claimId })
      expect(dataOf<User>(await client.get('/v1/auth')).username).toBe(account.username)
      expect(await timesDone(claimId, account.username)).toEqual({ taken: 1, told: 1, accounts: 1 })
      expect((await claimAs(plaintiff, claimId)).resolutions).toMatchObject([{ value: 250 }])
    },
  )

  test.each(chosen(steps('insert into "payments"', 'insert into "idempotency_keys"')))(
    '$at has not given the answer of an account by half: sent again, it is given once',
    async ({ after, isCommitted = false }) => {
      const user = await confirmedUser(server)
      const claimId = await answering(user.client, dispute)
      const request = { path: '/v1/letters/current/takeover', body: {}, key: randomUUID() }
      await sendToVictim(user.client, after, request)
      const times = isCommitted ? 1 : 0
      expect(await timesDone(claimId, user.username)).toEqual({ taken: times, told: times, accounts: 1 })
      if (!isCommitted) expect((await letterOf(user.client)).answer).toEqual(dispute)
      expect(dataOf(await again(user.client, request))).toEqual({ claimId })
      expect(await timesDone(claimId, user.username)).toEqual({ taken: 1, told: 1, accounts: 1 })
      expect(await openPaymentsOf(server, claimId)).toMatchObject([{ purpose: 'dispute', opened_by: user.id }])
      expect(await claimAs(user, claimId)).toMatchObject({ disputeExplanation: dispute.disputeExplanation })
    },
  )
})
