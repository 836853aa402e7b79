import { randomUUID } from 'node:crypto'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Document } from '@redress/contract/documents.ts'
import { readerHeader } from '@redress/contract/letters.ts'
import type { Caller } from '@redress/domain/people/permissions.ts'
import { applyDueDeadlines } from '../claims/act/deadlines.ts'
import { decideReport } from '../claims/reports/moderate.ts'
import { findReportsOfClaim } from '../claims/reports/report-repository.ts'
import type { InProcessClient } from '../platform/http/in-process-client.ts'
import { claimDetails, claimReview, dataOf, fileDraft, pay } from './file-claim.ts'
import { days } from './movable-clock.ts'
import { codeAbout } from './redeem-codes.ts'
import { confirmedUser, password, registrationForm, type TestUser, unconfirmedUser } from './sign-up.ts'
import type { TestServer } from './test-server.ts'
import { upload, uploadTo } from './upload.ts'

/** Every role of a caller; the plaintiff is last, because those calls change the most. */
export const roles = [
  'visitor',
  'unconfirmed',
  'stranger',
  'unlinked defendant',
  'offered defendant',
  'former defendant',
  'linked defendant',
  'representative',
  'reader',
  'plaintiff',
] as const
export type Role = (typeof roles)[number]

/** Stage of a claim: a draft, filed within its notice period, or public. */
export const stages = ['draft', 'hidden', 'public'] as const
export type Stage = (typeof stages)[number]

const nobody = {
  visitor: null,
  unconfirmed: null,
  stranger: null,
  'unlinked defendant': null,
  'offered defendant': null,
  'former defendant': null,
  'linked defendant': null,
  representative: null,
  reader: null,
} as const

/** Caller of the permission table for each role and stage; `null` if the claim does not exist for them. */
export const callers = {
  draft: { ...nobody, plaintiff: 'plaintiff' },
  hidden: {
    ...nobody,
    'linked defendant': 'defendant',
    representative: 'defendant',
    // The reader's letter is about this claim only.
    reader: 'reader',
    plaintiff: 'plaintiff',
  },
  public: {
    visitor: 'visitor',
    unconfirmed: 'unconfirmed',
    stranger: 'confirmed',
    'unlinked defendant': 'confirmed',
    'offered defendant': 'confirmed',
    'former defendant': 'confirmed',
    'linked defendant': 'defendant',
    representative: 'defendant',
    reader: 'visitor',
    plaintiff: 'plaintiff',
  },
} as const satisfies Record<Stage, Record<Role, Caller | null>>

/** Unique value in every private field of a claim. */
export const canariesOf = (stage: Stage) => {
  const number = stages.indexOf(stage) + 1
  return {
    texts: [`canary-text-${stage}`],
    documents: [`canary-document-${stage}`],
    dispute: [`canary-dispute-${stage}`],
    messages: [`canary-message-${stage}`, `canary-attachment-${stage}`],
    resolutions: [`3777.3${number}`, `3,777.3${number}`, `canary-note-${stage}`],
    earlierReplies: [`canary-reply-${stage}`],
    redactedWords: [`canary-redacted-${stage}`],
    location: [`Canary Place ${stage}`],
    contacts: [
      `canary-company-${stage}@example.org`,
      `CANARY-TAX-${stage}`,
      `+43 1 555000${number}`,
      `C${number}${'Canary'.repeat(7)}`,
    ],
  } as const
}
export type CanaryKind = keyof ReturnType<typeof canariesOf>

export interface ClaimFixture {
  readonly stage: Stage
  readonly claimId: string
  readonly companyId: string
  readonly fileId: string
  /** Id of a message; arbitrary for a draft. */
  readonly messageId: string
  /** Id of the public reply; arbitrary if the claim is not public. */
  readonly replyId: string
  /** Defendant and document for the callers who may remove one. */
  readonly spareDefendantId: string
  readonly spareDocumentId: string
}

export interface AccessFixtures {
  readonly server: TestServer
  readonly users: Readonly<Record<Exclude<Role, 'visitor' | 'reader'>, TestUser>>
  readonly claims: Readonly<Record<Stage, ClaimFixture>>
  /** Unused redeem codes. */
  readonly redeemCodes: readonly string[]
  /** Payment of the hidden claim. */
  readonly publicPaymentId: string
  /** Ids of all users. */
  readonly notificationIds: readonly string[]
  readonly emailIds: readonly string[]
  clientOf(role: Role): InProcessClient
  /** New browser with a reading session. */
  openLetter(): Promise<InProcessClient>
}

/** Headers that a role sends besides its cookies. */
export const headersOf = (role: Role): Record<string, string> => (role === 'reader' ? { [readerHeader]: 'true' } : {})

type Users = AccessFixtures['users']

const secretsOf = (name: string) => ({
  email: `canary-${name}@example.org`,
  identificationId: `CANARY-IDENTIFICATION-${name}`,
})
/** Data shown to its owner only. */
export const ownSecrets = { plaintiff: secretsOf('plaintiff'), stranger: secretsOf('stranger') } as const

const namedEmail = registrationForm().email

async function draft({ plaintiff, ...users }: Users, stage: Stage): Promise<ClaimFixture> {
  const { client } = plaintiff
  const canaries = canariesOf(stage)
  const [text] = canaries.texts
  const [email, taxId, cellPhone, address] = canaries.contacts
  const { id: claimId } = dataOf<{ id: string }>(await client.post('/v1/claims'))
  const path = `/v1/claims/${claimId}`
  const texts = {
    howDidInteractionBegin: text,
    whatDidDefendantDo: text,
    whatDidYouDo: text,
    resolvelmentOffered: text,
    communicationCurrentStatus: text,
    lastResponse: text,
  }
  dataOf(await client.patch(path, { ...claimDetails, ...claimReview, ...texts, location: canaries.location[0] }))
  const defendant = async (kind: string, details: object) =>
    dataOf<{ id: string }>(await client.post(`${path}/defendants/${kind}`, details)).id
  const person = { firstName: 'Dora', lastName: 'Defendant' }
  const company = { legalName: 'Roof Ltd', country: 'AT', taxId, email, cellPhone, wallets: [{ address }] }
  const companyId = await defendant('company', company)
  const companyPosition = 'Director'
  await defendant(`company/${companyId}`, { ...person, companyPosition, email: users.representative.email })
  await defendant('individual', { ...person, cellPhone, email: users['linked defendant'].email })
  await defendant('individual', { ...person, email: namedEmail })
  await defendant('individual', { ...person, email: users['offered defendant'].email })
  const spareDefendantId = await defendant('individual', { ...person, email: registrationForm().email })
  const formerId = await defendant('individual', { ...person, email: users['former defendant'].email })
  dataOf(await client.delete(`${path}/defendants/${formerId}`))
  const [document] = canaries.documents
  const link = { url: `https://example.org/${document}`, urlDescription: document }
  const links = dataOf<{ files: Document[] }>(await client.post(`${path}/documents/urls`, link)).files
  const file = { name: `${document}.txt`, content: new TextEncoder().encode(document) }
  const files = dataOf<{ files: Document[] }>(await upload(client, claimId, file)).files
  const [spareDocumentId = '', fileId = ''] = [links[0]?.id, files[1]?.id]
  return {
    stage,
    claimId,
    companyId,
    fileId,
    messageId: claimId,
    replyId: randomUUID(),
    spareDefendantId,
    spareDocumentId,
  }
}

/** Disputes a claim, exchanges messages and proposes a resolution as the plaintiff. */
async function dispute(server: TestServer, users: Users, fixture: ClaimFixture): Promise<ClaimFixture> {
  const { stage, claimId } = fixture
  const path = `/v1/claims/${claimId}`
  const canaries = canariesOf(stage)
  const { plaintiff, 'linked defendant': linked, representative } = users
  await fileDraft(server, claimId, { plaintiff, defendants: [linked, representative] })
  const words = { disputeReason: 'Other', disputeExplanation: canaries.dispute[0] }
  dataOf(await users['linked defendant'].client.post(`${path}/dispute`, words))
  await pay(server, claimId, 'dispute')
  const [value, , note] = canaries.resolutions
  const proposal = { value: Number(value), winningParty: 'Plaintiff', costOwner: 'Defendant', note }
  dataOf(await users.plaintiff.client.post(`${path}/propose-resolution`, proposal))
  const [text, attachment] = canaries.messages
  const file = { name: `${attachment}.txt`, content: new TextEncoder().encode(attachment) }
  const { files } = dataOf<{ files: Document[] }>(await uploadTo(linked.client, `${path}/messages/files`, file))
  const body = { text, fileIds: files.map(({ id }) => id) }
  const { id: messageId } = dataOf<{ id: string }>(await linked.client.post(`${path}/messages`, body))
  return { ...fixture, messageId }
}

/** Text of a reply beside a claim, of which the public sees a part. */
export const wordsBeside = (stage: Stage): string => `What stands there now. ${canariesOf(stage).redactedWords[0]}`

/** Replies for the company twice; the operator redacts the second reply. */
async function reply(
  server: TestServer,
  { representative }: Users,
  { stage, claimId, companyId }: ClaimFixture,
): Promise<string> {
  const path = `/v1/claims/${claimId}/defendants/${companyId}/reply`
  dataOf(await representative.client.post(path, { text: canariesOf(stage).earlierReplies[0] }))
  const { replies } = dataOf<PartyClaim>(await representative.client.post(path, { text: wordsBeside(stage) }))
  const replyId = replies[0]?.id ?? ''
  dataOf(await server.client().post(`/v1/claims/${claimId}/reports`, { reason: 'private data', text: 'No.', replyId }))
  const [report] = await findReportsOfClaim(server.context.database, claimId)
  const passages = [{ passage: canariesOf(stage).redactedWords[0], takenOut: 'address' }] as const
  const by = { by: 'Olga', reason: 'It names a street.' }
  const decided = await decideReport(server.context, by, report?.id ?? '', {
    kind: 'redacted',
    redaction: { replyId, passages },
  })
  if (!decided.ok) throw new Error(decided.code)
  return replyId
}

/** Creates a user of every role, and a claim of each stage. */
export async function createAccessFixtures(server: TestServer): Promise<AccessFixtures> {
  const users: Users = {
    unconfirmed: await unconfirmedUser(server),
    stranger: await confirmedUser(server, ownSecrets.stranger),
    'unlinked defendant': await confirmedUser(server),
    'offered defendant': await confirmedUser(server),
    'former defendant': await confirmedUser(server),
    'linked defendant': await confirmedUser(server),
    representative: await confirmedUser(server),
    plaintiff: await confirmedUser(server, ownSecrets.plaintiff),
  }
  // Adds the named address without confirming it.
  dataOf(await users['unlinked defendant'].client.post('/v1/users/emails', { email: namedEmail }))
  const disputed = await dispute(server, users, await draft(users, 'public'))
  server.clock.advance(days(15))
  await applyDueDeadlines(server.context)
  // A fresh sign-in, so that endpoints which require a recent one are called too.
  for (const { client, username } of Object.values(users))
    dataOf(await client.post('/v1/auth/login', { username, password }))
  const published = { ...disputed, replyId: await reply(server, users, disputed) }
  const hidden = await dispute(server, users, await draft(users, 'hidden'))
  const claims = { public: published, hidden, draft: await draft(users, 'draft') }
  const redeemCodes: string[] = []
  for (const { claimId } of [published, hidden]) redeemCodes.push(await codeAbout(server, namedEmail, claimId))
  for (const { claimId, stage } of [published, hidden])
    redeemCodes.push(await codeAbout(server, canariesOf(stage).contacts[0], claimId))
  // The plaintiff's ids come first.
  const idsIn = async (table: 'notifications' | 'emails') =>
    (
      await server.context.database
        .selectFrom(table)
        .select('id')
        .orderBy(({ eb }) => eb('user_id', '=', users.plaintiff.id), 'desc')
        .execute()
    ).map(row => row.id)
  const [notificationIds, emailIds] = [await idsIn('notifications'), await idsIn('emails')]
  const { public_id: publicPaymentId } = await server.context.database
    .selectFrom('payments')
    .select('public_id')
    .where('claim_id', '=', hidden.claimId)
    .limit(1)
    .executeTakeFirstOrThrow()
  const [, letterCode] = redeemCodes
  const openLetter = async () => {
    const client = server.client()
    const opened = dataOf<{ claimId: string }>(await client.post('/v1/letters/open', { code: letterCode }))
    if (opened.claimId !== hidden.claimId) throw new Error('The letter is about another claim')
    return client
  }
  const [visitor, reader] = [server.client(), await openLetter()]
  const clientOf = (role: Role) => {
    if (role === 'visitor') return visitor
    return role === 'reader' ? reader : users[role].client
  }
  return { server, users, claims, redeemCodes, publicPaymentId, notificationIds, emailIds, clientOf, openLetter }
}
