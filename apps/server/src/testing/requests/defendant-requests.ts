import type { OpenedLetter } from '@redress/contract/letters.ts'
import type { ClaimFixture } from '../access-fixtures.ts'
import { dataOf } from '../file-claim.ts'
import { days } from '../movable-clock.ts'
import { password, registrationForm } from '../sign-up.ts'
import { multipart } from '../upload.ts'
import { byPlaintiff, byUser, byVisitor, type Entry, idsOf, onClaim } from './entry.ts'
import { defendantIn, invite, newAddress, offeredSeat, openLetter, reply, takenOver } from './prepared-states.ts'

const person = { firstName: 'Dora', lastName: 'Defendant', cellPhone: '+43 1 234567' }
const company = {
  legalName: 'Defendant GmbH',
  taxId: 'ATU12345678',
  country: 'AT',
  website: 'https://defendant.example',
  socialMediaLinks: [{ url: 'https://www.linkedin.com/company/defendant', type: 'LinkedIn' }],
}
const position = { companyPosition: 'Managing director' }
const ofCompany = {
  requests: ({ companyId }: ClaimFixture) => [{ params: { id: companyId } }],
  notFound: 'DEFENDANT_NOT_FOUND',
} as const
const ofLink = { otherAnswers: ['LINK_INVALID'] } as const
const dispute = { kind: 'dispute', disputeReason: 'Not Factual', disputeExplanation: 'The work was delivered.' }
const offer = { kind: 'offer', winningParty: 'Plaintiff', costOwner: 'Defendant', value: 900 }
const alreadyPaid = { kind: 'already paid', paidOn: '2026-01-12', paidValue: 900, text: 'By bank transfer.' }

/** Called with an opened letter, and with a written answer if one is given. */
const ofLetter = (entry: Parameters<typeof byVisitor>[0], answer?: object): Entry =>
  byVisitor({
    ...entry,
    given: async (server, opponents) => {
      const opened = await openLetter(server, opponents, server.client())
      if (answer) dataOf(await opened.client.patch('/v1/letters/current/answer', answer, opened.headers))
      return { ...opened, ...(await entry.given?.(server, opponents)) }
    },
  })

/** Calls about the defendants of a claim, their letters, and who takes it over. */
export const defendantRequests = {
  'POST /v1/claims/:claimId/defendants/company': onClaim('PENDING', 'plaintiff', { statements: 3 }),
  'POST /v1/claims/:claimId/defendants/individual': onClaim('PENDING', 'plaintiff', { statements: 3 }),
  'POST /v1/claims/:claimId/defendants/company/:companyId': onClaim('PENDING', 'plaintiff', {
    statements: 3,
    body: { ...person, ...position, email: 'director@defendant.example' },
    given: async (_, { plaintiff: { client } }, claimId) => {
      const added = { ...company, email: 'office@defendant.example' }
      const path = `/v1/claims/${claimId}/defendants/company`
      return { params: { companyId: dataOf<{ id: string }>(await client.post(path, added)).id } }
    },
  }),
  'DELETE /v1/claims/:claimId/defendants/:defendantId': onClaim('PENDING', 'plaintiff', {
    statements: 2,
    given: async (_, opponents, id) => ({ params: { defendantId: await defendantIn(opponents, id) } }),
  }),
  'GET /v1/claims/defendants/:id': onClaim('PUBLISHED', 'plaintiff', {
    statements: 5,
    ...ofCompany,
    given: async (_, opponents, id) => ({ params: { id: await defendantIn(opponents, id) } }),
  }),
  'GET /v1/claims/defendants/:id/record': byVisitor({
    statements: 5,
    ...ofCompany,
    given: idsOf(reply, 'defendantId'),
    // A claim that is not public is in no record, not even for its parties.
    otherAnswers: ['DEFENDANT_NOT_FOUND'],
  }),
  'PATCH /v1/claims/:claimId/defendants/:defendantId/address': byPlaintiff({
    statements: 18,
    given: idsOf(invite),
    otherAnswers: ['NOT_IN_THIS_STATE'],
  }),
  'POST /v1/claims/:claimId/defendants/:defendantId/letter': byPlaintiff({
    statements: 11,
    given: async (server, opponents) => {
      const { claimId, defendantId } = await invite(server, opponents)
      await server.context.database
        .updateTable('defendants')
        .set({ letter_queued_at: new Date(server.clock.now().getTime() - days(2)) })
        .where('id', '=', defendantId)
        .execute()
      return { params: { claimId, defendantId } }
    },
    otherAnswers: ['NOT_IN_THIS_STATE', 'LETTER_SENT_LATELY'],
  }),

  'GET /v1/claims/offered': byUser({
    statements: 4,
    given: async (server, opponents, user) => void (await offeredSeat(server, opponents, user)),
  }),
  'POST /v1/claims/defendants/:id/takeover': byUser({
    statements: 15,
    ...ofCompany,
    given: async (server, opponents, user) => ({ params: { id: await offeredSeat(server, opponents, user) } }),
    // None of the callers of the walk has confirmed the company's address.
    otherAnswers: ['DEFENDANT_NOT_FOUND'],
  }),
  'POST /v1/claims/defendants/:id/disown': byUser({
    statements: 13,
    ...ofCompany,
    given: async (server, opponents, user) => ({ params: { id: await offeredSeat(server, opponents, user) } }),
    otherAnswers: ['DEFENDANT_NOT_FOUND'],
  }),
  'POST /v1/claims/takeover/:code': byUser({ statements: 16, given: idsOf(invite), otherAnswers: ['CODE_NOT_FOUND'] }),
  'POST /v1/claims/takeover/:code/reset': byPlaintiff({ statements: 5, given: idsOf(invite) }),
  'POST /v1/claims/:claimId/defendants/:defendantId/contest': byPlaintiff({
    statements: 15,
    given: idsOf(takenOver),
    requests: ({ companyId }) => [{ params: { defendantId: companyId } }],
    otherAnswers: ['NOT_IN_THIS_STATE', 'NOT_TAKEN_OVER'],
  }),
  'GET /v1/takeovers/:token': byVisitor({ statements: 5, ...ofLink, given: idsOf(takenOver) }),
  'POST /v1/takeovers/:token/contest': byVisitor({ statements: 18, ...ofLink, given: idsOf(takenOver) }),

  'POST /v1/letters/open': byVisitor({
    statements: 14,
    given: async (server, opponents) => ({ body: { code: (await invite(server, opponents)).code } }),
    otherAnswers: ['LETTER_NOT_FOUND'],
  }),
  'POST /v1/letters/request': byVisitor({
    statements: 4,
    given: async (server, opponents) => ({ body: { email: (await invite(server, opponents)).email } }),
    requests: () => [{ body: { email: newAddress() } }],
  }),
  'POST /v1/letters/close': byVisitor({
    statements: 1,
    given: async (server, opponents) => ({ client: (await openLetter(server, opponents, server.client())).client }),
    usesUp: 'session',
  }),
  'GET /v1/letters/current': ofLetter({ statements: 7 }, dispute),
  'PATCH /v1/letters/current/answer': ofLetter({
    statements: 11,
    requests: () => [{ body: { kind: 'concession' } }],
    otherAnswers: ['NOT_IN_THIS_STATE'],
  }),
  'DELETE /v1/letters/current/answer': ofLetter({ statements: 11 }, dispute),
  'POST /v1/letters/current/files': ofLetter(
    { statements: 21, file: 'Bank statement of January.', otherAnswers: ['NOT_IN_THIS_STATE'] },
    alreadyPaid,
  ),
  'DELETE /v1/letters/current/files/:fileId': byVisitor({
    statements: 11,
    given: async (server, opponents) => {
      const { client, headers } = await openLetter(server, opponents, server.client())
      dataOf(await client.patch('/v1/letters/current/answer', alreadyPaid, headers))
      const { body, headers: type } = await multipart({ name: 'statement.txt', content: new Uint8Array([65]) })
      const sent = await client.send('POST', '/v1/letters/current/files', body, { ...headers, ...type })
      const [file] = dataOf<OpenedLetter>(sent).files
      return { client, headers, params: { fileId: file?.id ?? '' } }
    },
    otherAnswers: ['DOCUMENT_NOT_FOUND'],
  }),
  'POST /v1/letters/current/accounts': ofLetter(
    {
      statements: 31,
      given: () => ({ body: { username: registrationForm().username, password } }),
      // An unused name would make the first caller take the claim over.
      requests: (_, { users }) => [{ body: { username: users.plaintiff.username, password } }],
      otherAnswers: ['USERNAME_TAKEN'],
    },
    offer,
  ),
  'POST /v1/letters/current/takeover': byUser({
    statements: 25,
    given: async (server, opponents, { client }) => {
      const opened = await openLetter(server, opponents, client)
      dataOf(await client.patch('/v1/letters/current/answer', dispute, opened.headers))
      return opened
    },
    otherAnswers: ['NOT_SIGNED_IN'],
  }),
} satisfies Readonly<Record<string, Entry>>
