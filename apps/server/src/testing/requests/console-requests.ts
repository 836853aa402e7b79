import { randomUUID } from 'node:crypto'
import { lamports } from '@redress/domain/money/money.ts'
import { inEachLanguage } from '@redress/domain/people/languages.ts'
import { openLocalWallet } from '@redress/localnet/local-wallet.ts'
import { vi } from 'vitest'
import { listFeeCodes } from '../../payments/fee-codes.ts'
import { madeFeeCode } from '../fee-codes.ts'
import { claimIn, dataOf, makeFeesOverdue, type Opponents, openPaymentOf } from '../file-claim.ts'
import { days } from '../movable-clock.ts'
import { confirmedUser } from '../sign-up.ts'
import { staffMember } from '../staff.ts'
import type { TestServer } from '../test-server.ts'
import { failedJob, strayTransfer } from '../waiting-work.ts'
import { byStaff, type Entry, idsOf } from './entry.ts'
import { invite, publicCompany, reported, restricted, suspended } from './prepared-states.ts'

/** Job about a defendant's letter that failed for good. */
async function failedLetter(server: TestServer, opponents: Opponents) {
  const { defendantId } = await invite(server, opponents)
  return { defendantId, jobId: await failedJob(server, 'send invitation', { defendantId }) }
}

const broadcast = {
  texts: inEachLanguage(() => 'Redress stands still for work on Sunday from 20:00 to 21:00 UTC.'),
  shownFrom: '2026-03-01T12:00:00.000Z',
  shownUntil: '2026-03-08T21:00:00.000Z',
  explanation: 'The database gets a new version.',
}
const broadcastBy = ({ clock }: TestServer) => {
  const [shownFrom, shownUntil] = [clock.now(), new Date(clock.now().getTime() + days(7))].map(at => at.toISOString())
  return { ...broadcast, shownFrom, shownUntil }
}

/** Calls of staff; `NOT_FOUND` for everybody else. */
export const consoleRequests = {
  'GET /v1/operator/cases': byStaff('moderator', { statements: 4, given: idsOf(reported) }),
  'GET /v1/operator/cases/:id': byStaff('moderator', { statements: 11, given: idsOf(reported, 'claimId') }),
  'POST /v1/operator/reports/:id/decision': byStaff('moderator', {
    statements: 31,
    given: idsOf(reported, 'reportId'),
  }),
  'POST /v1/operator/restrictions/:id/decision': byStaff('moderator', {
    statements: 31,
    given: idsOf(restricted, 'decisionId'),
  }),
  'GET /v1/operator/accounts': byStaff('moderator', {
    statements: 2,
    given: async server => void (await suspended(server)),
  }),
  'GET /v1/operator/account-search': byStaff('moderator', {
    statements: 3,
    given: async server => ({ query: { term: (await confirmedUser(server)).username } }),
    requests: () => [{ query: { term: 'Lovelace' } }],
  }),
  'GET /v1/operator/accounts/:username': byStaff('moderator', {
    statements: 9,
    given: async server => ({ params: { username: (await suspended(server)).user.username } }),
  }),
  'POST /v1/operator/accounts/:username/suspensions': byStaff('moderator', {
    statements: 22,
    given: async server => ({ params: { username: (await confirmedUser(server)).username } }),
  }),
  'POST /v1/operator/suspensions/:id/decision': byStaff('moderator', {
    statements: 21,
    given: async server => ({ params: { id: (await suspended(server)).suspensionId } }),
  }),
  'GET /v1/operator/records': byStaff('moderator', {
    statements: 3,
    given: async (server, opponents) => {
      for (const _ of ['one', 'other']) await publicCompany(server, opponents, 'https://bauhof.example')
    },
  }),
  'GET /v1/operator/record-search': byStaff('moderator', {
    statements: 4,
    given: async (server, opponents) => {
      await publicCompany(server, opponents, 'https://bauhof.example')
      return { query: { term: 'bauhof' } }
    },
    requests: () => [{ query: { term: 'Roof' } }],
  }),
  'GET /v1/operator/records/:id': byStaff('moderator', {
    statements: 6,
    given: async (server, opponents) => ({ params: { id: await publicCompany(server, opponents) } }),
  }),
  'POST /v1/operator/records/decisions': byStaff('moderator', {
    statements: 16,
    given: async (server, opponents) => {
      const companyIds = [await publicCompany(server, opponents), await publicCompany(server, opponents)]
      return { body: { act: 'merged', companyIds, explanation: 'The register names both as one company.' } }
    },
  }),
  'GET /v1/operator/health': byStaff('administrator', { statements: 9 }),
  'GET /v1/operator/figures': byStaff('administrator', { statements: 4 }),
  'GET /v1/operator/work': byStaff('administrator', {
    statements: 11,
    given: async (server, opponents) => {
      await failedLetter(server, opponents)
      await strayTransfer(server, lamports(1_000_000n))
    },
  }),
  'GET /v1/operator/jobs/:id': byStaff('administrator', { statements: 4, given: idsOf(failedLetter, 'jobId') }),
  'POST /v1/operator/jobs/handling': byStaff('administrator', {
    statements: 16,
    given: async server => {
      const jobId = await failedJob(server, 'send confirmation link', { emailId: randomUUID(), network: '' })
      return { body: { jobIds: [jobId], handling: 'discard', explanation: 'Nobody waits for it.' } }
    },
  }),
  'GET /v1/operator/letters/:id': byStaff('administrator', {
    statements: 5,
    given: idsOf(failedLetter, 'defendantId'),
  }),
  'POST /v1/operator/letters/:id/address': byStaff('administrator', {
    statements: 34,
    given: idsOf(failedLetter, 'defendantId'),
  }),
  'POST /v1/operator/transfers/:id/application': byStaff('treasurer', {
    statements: 41,
    given: async (server, opponents) => {
      const claimId = await claimIn(server, opponents, 'WAITING_FOR_PAYMENT')
      const payment = await openPaymentOf(server, claimId, 'submission')
      const { id } = await strayTransfer(server, payment.lamports)
      return { params: { id }, body: { paymentId: payment.id, explanation: 'She sent it without the reference.' } }
    },
  }),
  'POST /v1/operator/transfers/:id/return': byStaff('treasurer', {
    statements: 21,
    given: async server => {
      const [wallet, treasury] = [await openLocalWallet(server.chainUrl), await openLocalWallet(server.chainUrl)]
      const amount = lamports(1_000_000n)
      const { id } = await strayTransfer(server, amount)
      // The server's own wallet has no key here: the transfer counts as one to the treasury.
      const ends = { recipient: treasury.address, sender: wallet.address }
      await server.context.database.updateTable('transfers').set(ends).where('id', '=', id).execute()
      const transaction = await treasury.send({ recipient: wallet.address, lamports: amount })
      await vi.waitUntil(() => server.context.chain.transaction(transaction), { timeout: 20_000 })
      return { params: { id }, body: { transaction, explanation: 'Nobody knows what it was for.' } }
    },
  }),
  'POST /v1/operator/agreements/:id/end': byStaff('treasurer', {
    statements: 26,
    given: async (server, opponents) => {
      const id = await claimIn(server, opponents, 'RESOLUTION_ACCEPTED')
      await makeFeesOverdue(server)
      return { params: { id } }
    },
  }),
  'GET /v1/operator/fee-codes': byStaff('treasurer', { statements: 2 }),
  'POST /v1/operator/fee-codes': byStaff('treasurer', { statements: 6 }),
  'POST /v1/operator/fee-codes/:id/end': byStaff('treasurer', {
    statements: 6,
    given: async server => {
      await madeFeeCode(server)
      const [code] = (await listFeeCodes(server.context)).codes
      return { params: { id: code?.id ?? '' } }
    },
  }),
  'GET /v1/operator/settings': byStaff('administrator', { statements: 2 }),
  'POST /v1/operator/broadcast': byStaff('administrator', {
    statements: 6,
    given: async server => {
      // At most one exists: the first request adds a row, later ones none.
      await server.context.database.deleteFrom('broadcast').execute()
      return { body: broadcastBy(server) }
    },
  }),
  'POST /v1/operator/broadcast/end': byStaff('administrator', {
    statements: 6,
    given: async server => {
      const { client } = await staffMember(server, 'administrator')
      dataOf(await client.post('/v1/operator/broadcast', broadcastBy(server)))
    },
  }),
} satisfies Readonly<Record<string, Entry>>
