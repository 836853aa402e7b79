import { randomUUID } from 'node:crypto'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Document } from '@redress/contract/documents.ts'
import { readerHeader } from '@redress/contract/letters.ts'
import { findSuspensionInForce } from '../../accounts/people/suspension-repository.ts'
import { suspend } from '../../accounts/suspensions/suspend.ts'
import { decideReport } from '../../claims/reports/moderate.ts'
import { findReportsOfClaim } from '../../claims/reports/report-repository.ts'
import { accountObserver } from '../../claims/takeover/account-observer.ts'
import type { InProcessClient } from '../../platform/http/in-process-client.ts'
import { claimIn, dataOf, type Opponents } from '../file-claim.ts'
import { codeSentTo } from '../redeem-codes.ts'
import { confirmedUser, registrationForm, type TestUser, tokenIn } from '../sign-up.ts'
import type { TestServer } from '../test-server.ts'
import { upload } from '../upload.ts'
import { writeRecordRows } from '../write-record-rows.ts'

/** Two new users. */
export const newOpponents = async (server: TestServer): Promise<Opponents> => ({
  plaintiff: await confirmedUser(server),
  defendant: await confirmedUser(server),
})

export const newAddress = () => registrationForm().email

export const partyClaim = async ({ client }: Pick<TestUser, 'client'>, claimId: string) =>
  dataOf<PartyClaim>(await client.get(`/v1/claims/${claimId}`))

/** Id of the first defendant. */
export const defendantIn = async ({ plaintiff }: Opponents, claimId: string): Promise<string> =>
  (await partyClaim(plaintiff, claimId)).defendants[0]?.id ?? ''

/** Claim against a defendant without an account, who got a code. */
export async function invite(server: TestServer, opponents: Opponents) {
  const { plaintiff, defendant } = opponents
  const email = newAddress()
  const claimId = await claimIn(server, { plaintiff, defendant: { ...defendant, email } }, 'PENDING_PUBLICATION')
  return { claimId, email, defendantId: await defendantIn(opponents, claimId), code: await codeSentTo(server, email) }
}

/** Claim that a stranger has taken over with the code. */
export async function takenOver(server: TestServer, opponents: Opponents) {
  const invited = await invite(server, opponents)
  const stranger = await confirmedUser(server)
  dataOf(await stranger.client.post(`/v1/claims/takeover/${invited.code}`))
  const token = tokenIn(await server.inbox.take(invited.email, /can now answer the claim against you/))
  return { ...invited, token }
}

/** Seat of a claim that is offered to an account. */
export async function offeredSeat(server: TestServer, { plaintiff, defendant }: Opponents, { email }: TestUser) {
  const nobody = { ...defendant, email, client: server.client() }
  const claimId = await claimIn(server, { plaintiff, defendant: nobody }, 'PENDING_PUBLICATION')
  return defendantIn({ plaintiff, defendant }, claimId)
}

/** Headers of a request of a reading session. */
const asReader = { [readerHeader]: 'true' }

/** Opens a letter in a browser, as a defendant without an account does. */
export async function openLetter(server: TestServer, opponents: Opponents, client: InProcessClient) {
  const { code } = await invite(server, opponents)
  dataOf(await client.post('/v1/letters/open', { code }))
  return { client, headers: asReader }
}

/** Public claim with a reply of the defendant. */
export async function reply(server: TestServer, opponents: Opponents) {
  const claimId = await claimIn(server, opponents, 'PUBLISHED')
  const defendantId = await defendantIn(opponents, claimId)
  const path = `/v1/claims/${claimId}/defendants/${defendantId}/reply`
  const text = 'The work was delivered on 3 January and accepted.'
  const { replies } = dataOf<PartyClaim>(await opponents.defendant.client.post(path, { text }))
  return { claimId, defendantId, replyId: replies[0]?.id ?? '' }
}

/** Public reply whose writer's account came after the claim. */
export async function unprovenReply(server: TestServer, opponents: Opponents) {
  const replied = await reply(server, opponents)
  const defendants = server.context.database.updateTable('defendants').where('claim_id', '=', replied.claimId)
  await defendants.set({ proof: null }).execute()
  return replied
}

export async function reported(server: TestServer, opponents: Opponents) {
  const claimId = await claimIn(server, opponents, 'PUBLISHED')
  const report = { reason: 'private data', text: 'The claim names my home address.' }
  dataOf(await server.client().post(`/v1/claims/${claimId}/reports`, report))
  const [{ id: reportId } = { id: '' }] = await findReportsOfClaim(server.context.database, claimId)
  return { claimId, reportId }
}

/** Claim that the operator keeps off the public record. */
export async function restricted(server: TestServer, opponents: Opponents) {
  const { claimId, reportId } = await reported(server, opponents)
  const by = { by: 'Olga', reason: 'The claim names a home address.' }
  await decideReport(server.context, by, reportId, { kind: 'restricted' })
  const { restrictions } = await partyClaim(opponents.plaintiff, claimId)
  return { claimId, decisionId: restrictions[0]?.id ?? '' }
}

/** Account whose filing is suspended. */
export async function suspended(server: TestServer) {
  const user = await confirmedUser(server)
  const by = { by: 'Olga', reason: 'Three claims name people who were never there.' }
  const context = { ...server.context, accountObserver: accountObserver(server.context) }
  await suspend(context, by, user.username, { scope: 'filing', ground: 'untrue claims' })
  const suspension = await findSuspensionInForce(server.context.database, user.id)
  return { user, suspensionId: suspension?.id ?? '' }
}

/** Company that exactly one public claim names. */
export async function publicCompany(server: TestServer, opponents: Opponents, website = ''): Promise<string> {
  const claimId = await claimIn(server, opponents, 'PUBLISHED')
  const company = {
    type: 'Company',
    country: 'AT',
    tax_id: 'unknown',
    legal_name: `Company ${randomUUID()}`,
    website,
  } as const
  await server.context.database
    .updateTable('defendants')
    .set({ ...company, first_name: null, last_name: null, record_id: null })
    .where('claim_id', '=', claimId)
    .execute()
  await writeRecordRows(server.context.database, [claimId])
  return defendantIn(opponents, claimId)
}

/** Uploads a file to a draft; returns its id. */
export async function uploadContract({ client }: TestUser, claimId: string): Promise<string> {
  const file = { name: 'contract.txt', content: new TextEncoder().encode('The contract.') }
  return dataOf<{ files: Document[] }>(await upload(client, claimId, file)).files.at(-1)?.id ?? ''
}

/** The user's second address, which is not confirmed, and the token of the link sent to it. */
export async function secondAddress({ client }: TestUser, server: TestServer) {
  const email = newAddress()
  const { id } = dataOf<{ id: string }>(await client.post('/v1/users/emails', { email }))
  return { id, email, token: tokenIn(await server.inbox.take(email, /Confirm/)) }
}

/** Token of the link that undoes a change of the user's wallets. */
export async function changeLink({ client, email }: TestUser, { inbox }: TestServer): Promise<string> {
  dataOf(await client.post('/v1/wallets', { wallets: [{ address: '1'.repeat(32) }] }))
  return tokenIn(await inbox.take(email, /was changed/))
}
