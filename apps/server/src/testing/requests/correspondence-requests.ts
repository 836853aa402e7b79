import { randomUUID } from 'node:crypto'
import { wordsBeside } from '../access-fixtures.ts'
import { dataOf } from '../file-claim.ts'
import { tokenIn } from '../sign-up.ts'
import { byPlaintiff, byVisitor, type Entry, idsOf, onClaim } from './entry.ts'
import {
  defendantIn,
  newAddress,
  partyClaim,
  reply,
  restricted,
  unprovenReply,
  uploadContract,
} from './prepared-states.ts'

const message = { text: 'The storm was on 12 January, and the photographs show it. When can we talk?' }
const ofDocument = { otherAnswers: ['DOCUMENT_STAYS', 'FORBIDDEN'] } as const
const firstDocument: Parameters<typeof onClaim>[2]['given'] = async (_, { plaintiff }, id) => ({
  params: { documentId: (await partyClaim(plaintiff, id)).files[0]?.id ?? '' },
})

/** Calls about documents, messages, replies and reports. */
export const correspondenceRequests = {
  'POST /v1/claims/:claimId/documents/urls': onClaim('PENDING', 'plaintiff', { statements: 4 }),
  'POST /v1/claims/:claimId/documents/files': onClaim('PENDING', 'plaintiff', {
    statements: 7,
    file: 'The contract.',
  }),
  'PATCH /v1/claims/:claimId/documents/:documentId': onClaim('PENDING', 'plaintiff', {
    statements: 4,
    ...ofDocument,
    given: firstDocument,
  }),
  'DELETE /v1/claims/:claimId/documents/:documentId': onClaim('PENDING', 'plaintiff', {
    statements: 4,
    ...ofDocument,
    given: firstDocument,
  }),
  'GET /v1/claims/:claimId/documents/:documentId/files': onClaim('PENDING', 'plaintiff', {
    statements: 2,
    given: async (_, { plaintiff }, id) => ({ params: { documentId: await uploadContract(plaintiff, id) } }),
    requests: ({ fileId }) => [{ params: { documentId: fileId } }],
  }),

  'GET /v1/claims/:id/messages': onClaim('PENDING_PUBLICATION', 'plaintiff', {
    statements: 3,
    given: async (_, { defendant: { client } }, id) =>
      void dataOf(await client.post(`/v1/claims/${id}/messages`, message)),
  }),
  'POST /v1/claims/:id/messages': onClaim('PENDING_PUBLICATION', 'defendant', { statements: 13 }),
  'PATCH /v1/claims/:id/messages': onClaim('PENDING_PUBLICATION', 'plaintiff', {
    statements: 9,
    given: async (_, { defendant: { client } }, id) => {
      const sent = await client.post(`/v1/claims/${id}/messages`, message)
      return { body: { readUpTo: dataOf<{ id: string }>(sent).id } }
    },
    requests: ({ messageId }) => [{ body: { readUpTo: messageId } }],
    // A draft has no messages.
    otherAnswers: ['MESSAGE_NOT_FOUND'],
  }),
  'POST /v1/claims/:id/messages/files': onClaim('PUBLISHED', 'plaintiff', {
    statements: 12,
    file: 'Bank statement of January.',
  }),
  'POST /v1/claims/:id/payment-statements': onClaim('PENDING_PUBLICATION', 'defendant', {
    statements: 16,
    body: { paidOn: '2026-01-12', paidValue: 900, text: 'By bank transfer, as we had agreed on the phone.' },
  }),

  'POST /v1/claims/:claimId/defendants/:defendantId/reply': onClaim('PUBLISHED', 'defendant', {
    statements: 13,
    given: async (_, opponents, id) => ({ params: { defendantId: await defendantIn(opponents, id) } }),
    requests: ({ companyId, stage }) => [{ params: { defendantId: companyId }, body: { text: wordsBeside(stage) } }],
    // Among the defendants, only the company's representative may reply.
    otherAnswers: ['DEFENDANT_NOT_FOUND'],
  }),
  'POST /v1/claims/:claimId/replies/:replyId/answer': byPlaintiff({
    statements: 13,
    given: idsOf(reply),
    otherAnswers: ['NOT_IN_THIS_STATE'],
  }),
  'POST /v1/claims/:id/reports': onClaim('PUBLISHED', 'plaintiff', {
    statements: 9,
    body: { reason: 'private data', text: 'The claim names my home address.' },
    given: server => ({ client: server.client() }),
    otherAnswers: ['TOO_MANY_REQUESTS'],
  }),
  'POST /v1/claims/:id/disowned-words': byVisitor({
    statements: 8,
    given: async (server, opponents) => {
      const { claimId, replyId } = await unprovenReply(server, opponents)
      return { params: { id: claimId }, body: { replyId, email: newAddress() } }
    },
    requests: () => [{ body: { replyId: randomUUID(), email: newAddress() } }],
    otherAnswers: ['NOT_IN_THIS_STATE', 'REPLY_NOT_FOUND'],
  }),
  'POST /v1/disowned-words/:token': byVisitor({
    statements: 15,
    given: async (server, opponents) => {
      const { claimId, replyId } = await unprovenReply(server, opponents)
      const email = newAddress()
      dataOf(await server.client().post(`/v1/claims/${claimId}/disowned-words`, { replyId, email }))
      return { params: { token: tokenIn(await server.inbox.take(email, /not yours/)) } }
    },
    otherAnswers: ['LINK_INVALID'],
  }),
  'POST /v1/claims/:id/objections': byPlaintiff({
    statements: 12,
    given: async (server, opponents) => {
      const { claimId, decisionId } = await restricted(server, opponents)
      const body = { decisionId, text: 'It is the address of the shop.' }
      return { params: { id: claimId }, body }
    },
    requests: () => [{ body: { decisionId: randomUUID(), text: 'It is the address of the shop.' } }],
    otherAnswers: ['NOT_IN_THIS_STATE', 'REPORT_NOT_FOUND'],
  }),
} satisfies Readonly<Record<string, Entry>>
