import { randomUUID } from 'node:crypto'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { EndpointName } from '@redress/contract/endpoints.ts'
import { readerHeader } from '@redress/contract/letters.ts'
import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import { lamports } from '@redress/domain/money/money.ts'
import { inEachLanguage } from '@redress/domain/people/languages.ts'
import { openLocalWallet } from '@redress/localnet/local-wallet.ts'
import { vi } from 'vitest'
import { findSuspensionInForce } from '../../accounts/people/suspension-repository.ts'
import { suspend } from '../../accounts/suspensions/suspend.ts'
import { decideReport } from '../../claims/reports/moderate.ts'
import { findReportsOfClaim } from '../../claims/reports/report-repository.ts'
import { accountObserver } from '../../claims/takeover/account-observer.ts'
import type { InProcessClient } from '../../platform/http/in-process-client.ts'
import type { Request } from '../endpoint-recipes.ts'
import {
  claimByCalls,
  dataOf,
  draftClaim,
  fileDraft,
  makeFeesOverdue,
  type Opponents,
  offerOf,
  openPaymentOf,
  passNoticePeriod,
} from '../file-claim.ts'
import { days, hours, minutes } from '../movable-clock.ts'
import { codeSentTo } from '../redeem-codes.ts'
import { agreeOnBids, biddingStep, bidTillClose } from '../sealed-bids.ts'
import { codeOf, offeredSecret, withSecondFactor } from '../second-factors.ts'
import { confirmedUser, password, registrationForm, type TestUser, tokenIn, unconfirmedUser } from '../sign-up.ts'
import { staffMember } from '../staff.ts'
import type { TestServer } from '../test-server.ts'
import { failedJob, strayTransfer } from '../waiting-work.ts'

/** Request that acts exactly once in its prepared state. */
export interface PostAct {
  readonly client: InProcessClient
  readonly request: Request
  readonly headers?: Readonly<Record<string, string>>
}

/** Prepares a new, equal state at each call. */
type Prepare = (server: TestServer, opponents: Opponents) => Promise<PostAct>

const newPassword = 'Another-horse-8'
const person = { firstName: 'Paul', lastName: 'Person' }
const dispute = { disputeReason: 'Legal', disputeExplanation: 'No.' }
const wallets = ['4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T', '1'.repeat(32)].map(address => ({ address }))

const byNewUser =
  (requestOf: (user: TestUser, server: TestServer) => Promise<Request> | Request): Prepare =>
  async server => {
    const user = await confirmedUser(server)
    return { client: user.client, request: await requestOf(user, server) }
  }

const onClaim =
  (status: ClaimStatus, party: keyof Opponents, rest: Omit<Request, 'params'> = {}): Prepare =>
  async (server, opponents) => {
    const claimId = await claimByCalls(server, opponents, status)
    return { client: opponents[party].client, request: { params: { id: claimId, claimId }, ...rest } }
  }

const idOf = ({ request }: PostAct): string => request.params?.id ?? ''

/** Claim against a defendant without an account, who got a code. */
async function invite(server: TestServer, { plaintiff, defendant }: Opponents) {
  const { email } = registrationForm()
  const claimId = await claimByCalls(server, { plaintiff, defendant: { ...defendant, email } }, 'PENDING_PUBLICATION')
  return { claimId, email, code: await codeSentTo(server, email) }
}

const publicClaim = async (server: TestServer, opponents: Opponents) =>
  dataOf<PartyClaim>(
    await opponents.plaintiff.client.get(`/v1/claims/${await claimByCalls(server, opponents, 'PUBLISHED')}`),
  )

const someBroadcast = ({ clock }: TestServer) => ({
  texts: inEachLanguage(() => 'Work tonight'),
  shownFrom: clock.now().toISOString(),
  shownUntil: new Date(clock.now().getTime() + hours(2)).toISOString(),
  explanation: 'The database gets a new version.',
})

/** Account whose filing is suspended. */
async function suspended(server: TestServer) {
  const user = await confirmedUser(server)
  const operator = { by: 'Olga', reason: 'Not so.' }
  const context = { ...server.context, accountObserver: accountObserver(server.context) }
  await suspend(context, operator, user.username, { scope: 'filing', ground: 'other' })
  const suspension = await findSuspensionInForce(server.context.database, user.id)
  return { user, suspensionId: suspension?.id ?? '' }
}

/** Company that exactly one filed claim names. */
async function filedCompany(server: TestServer, opponents: Opponents): Promise<string> {
  const claimId = await draftClaim(opponents)
  const name = randomUUID()
  const company = { taxId: 'unknown', country: 'AT', legalName: name, email: `${name}@example.org` }
  const path = `/v1/claims/${claimId}/defendants/company`
  const { id } = dataOf<{ id: string }>(await opponents.plaintiff.client.post(path, company))
  await fileDraft(server, claimId, { plaintiff: opponents.plaintiff, defendants: [opponents.defendant] })
  return id
}

/** Public reply whose writer's account came after the claim. */
async function unprovenReply(server: TestServer, opponents: Opponents) {
  const { id, defendants } = await publicClaim(server, opponents)
  const path = `/v1/claims/${id}/defendants/${defendants[0]?.id}/reply`
  const { replies } = dataOf<PartyClaim>(await opponents.defendant.client.post(path, { text: 'No.' }))
  await server.context.database.updateTable('defendants').set({ proof: null }).where('claim_id', '=', id).execute()
  return { id, replyId: replies[0]?.id ?? '' }
}

async function reported(server: TestServer, opponents: Opponents) {
  const { id: claimId } = await publicClaim(server, opponents)
  dataOf(await server.client().post(`/v1/claims/${claimId}/reports`, { reason: 'other', text: 'Not they.' }))
  const [report] = await findReportsOfClaim(server.context.database, claimId)
  if (!report) throw new Error('The report is not kept')
  return { claimId, reportId: report.id }
}

/** Claim that the operator keeps off the public record. */
async function restricted(server: TestServer, opponents: Opponents) {
  const { claimId, reportId } = await reported(server, opponents)
  await decideReport(server.context, { by: 'Olga', reason: 'Not they.' }, reportId, { kind: 'restricted' })
  const { restrictions } = dataOf<PartyClaim>(await opponents.plaintiff.client.get(`/v1/claims/${claimId}`))
  const [restriction] = restrictions
  if (!restriction) throw new Error('The claim is not restricted')
  return { claimId, restriction }
}

/** Claim that a stranger has taken over with the code. */
async function takenOver(server: TestServer, opponents: Opponents) {
  const invited = await invite(server, opponents)
  const stranger = await confirmedUser(server)
  dataOf(await stranger.client.post(`/v1/claims/takeover/${invited.code}`))
  const token = tokenIn(await server.inbox.take(invited.email, /can now answer the claim against you/))
  return { ...invited, token }
}

/** Claim that is offered to the caller. */
const offered: Prepare = async (server, { plaintiff }) => {
  const { email, client } = await confirmedUser(server)
  const nobody = { ...plaintiff, email, client: server.client() }
  const claimId = await claimByCalls(server, { plaintiff, defendant: nobody }, 'PENDING_PUBLICATION')
  const { defendants } = dataOf<PartyClaim>(await plaintiff.client.get(`/v1/claims/${claimId}`))
  return { client, request: { params: { id: defendants[0]?.id ?? '' } } }
}

/** Defendant without an account, with a reading session and a written reply. */
async function answering(server: TestServer, opponents: Opponents, client: InProcessClient) {
  const headers = { [readerHeader]: 'true' }
  const { code } = await invite(server, opponents)
  dataOf(await client.post('/v1/letters/open', { code }))
  dataOf(await client.patch('/v1/letters/current/answer', { kind: 'dispute', ...dispute }, headers))
  return { client, headers }
}

/** Act for every POST. */
export const postActs: Readonly<Record<string, Prepare>> = {
  'POST /v1/auth/login': async (server, { plaintiff }) => {
    const body = { username: plaintiff.username, password }
    // The first attempt starts the counter of wrong passwords.
    await server.client().post('/v1/auth/login', body)
    return { client: server.client(), request: { body } }
  },
  'POST /v1/auth/login/second-factor': async server => {
    const user = await confirmedUser(server)
    const { secret } = await withSecondFactor(server, user)
    server.clock.advance(minutes(1))
    const client = server.client()
    await client.post('/v1/auth/login', { username: user.username, password })
    return { client, request: { body: { oneTimeCode: codeOf(server, secret) } } }
  },
  'POST /v1/users/second-factor/secret': byNewUser(() => ({})),
  'POST /v1/users/second-factor': byNewUser(async (user, server) => ({
    body: { authenticatorCode: codeOf(server, await offeredSecret(user)) },
  })),
  'POST /v1/users/second-factor/recovery-codes': byNewUser(async (user, server) => {
    await withSecondFactor(server, user)
    return {}
  }),
  'POST /v1/auth/register': async server => ({ client: server.client(), request: { body: registrationForm() } }),
  'POST /v1/auth/refresh': byNewUser(() => ({})),
  'POST /v1/auth/logout': byNewUser(() => ({})),
  'POST /v1/auth/email-confirmations/:token/refuse': async server => {
    const { email } = await unconfirmedUser(server)
    const token = tokenIn(await server.inbox.take(email, /Confirm/))
    return { client: server.client(), request: { params: { token } } }
  },
  'POST /v1/auth/account-changes/:token/undo': async server => {
    const { client, email } = await confirmedUser(server)
    dataOf(await client.post('/v1/wallets', { wallets }))
    const token = tokenIn(await server.inbox.take(email, /was changed/))
    return { client: server.client(), request: { params: { token } } }
  },
  'POST /v1/auth/prove-password': byNewUser(() => ({ body: { password } })),
  'POST /v1/auth/forgot-password': byNewUser(({ email }) => ({ body: { email } })),
  'POST /v1/auth/reset-forgotten-password': byNewUser(async ({ client, email }, { inbox }) => {
    dataOf(await client.post('/v1/auth/forgot-password', { email }))
    return { body: { token: tokenIn(await inbox.take(email, /password/i)), newPassword } }
  }),
  'POST /v1/users/change-password': byNewUser(() => ({ body: { oldPassword: password, newPassword } })),
  'POST /v1/users/emails': byNewUser(() => ({ body: { email: registrationForm().email } })),
  'POST /v1/users/data-export': byNewUser(() => ({})),
  'POST /v1/users/closure': byNewUser(() => ({})),
  'POST /v1/wallets': byNewUser(() => ({ body: { wallets } })),
  'POST /v1/claims': byNewUser(() => ({})),
  'POST /v1/claims/:id/submit': onClaim('PENDING', 'plaintiff'),
  'POST /v1/claims/:id/take-back': onClaim('WAITING_FOR_PAYMENT', 'plaintiff'),
  'POST /v1/claims/:id/dispute': onClaim('PENDING_PUBLICATION', 'defendant', { body: dispute }),
  'POST /v1/claims/:id/extend': onClaim('PENDING_PUBLICATION', 'defendant'),
  'POST /v1/claims/:id/propose-resolution': onClaim('PENDING_PUBLICATION', 'defendant', { body: offerOf() }),
  'POST /v1/claims/:id/accept-resolution': onClaim('RESOLUTION_PROPOSED_BY_DEFENDANT', 'plaintiff'),
  'POST /v1/claims/:id/reject-resolution': onClaim('RESOLUTION_PROPOSED_BY_DEFENDANT', 'plaintiff'),
  'POST /v1/claims/:id/counter-resolution': onClaim('RESOLUTION_PROPOSED_BY_DEFENDANT', 'plaintiff', {
    body: offerOf(),
  }),
  'POST /v1/claims/:id/withdraw-resolution': onClaim('RESOLUTION_PROPOSED_BY_DEFENDANT', 'defendant'),
  'POST /v1/claims/:id/end-agreement': async (server, opponents) => {
    const prepared = await onClaim('RESOLUTION_ACCEPTED', 'plaintiff')(server, opponents)
    await makeFeesOverdue(server)
    return prepared
  },
  'POST /v1/claims/:id/bidding': onClaim('DISPUTED', 'plaintiff', { body: { costOwner: 'Defendant' } }),
  'POST /v1/claims/:id/bidding/agree': async (server, opponents) => {
    const prepared = await onClaim('DISPUTED', 'defendant', { body: { costOwner: 'Defendant' } })(server, opponents)
    dataOf(await biddingStep(opponents.plaintiff, idOf(prepared), '', { costOwner: 'Defendant' }))
    return prepared
  },
  'POST /v1/claims/:id/bidding/bids': async (server, opponents) => {
    const prepared = await onClaim('DISPUTED', 'defendant', { body: { round: 1, value: 900 } })(server, opponents)
    await agreeOnBids(opponents, idOf(prepared))
    return prepared
  },
  'POST /v1/claims/:id/bidding/middle': async (server, opponents) => {
    const prepared = await onClaim('DISPUTED', 'defendant')(server, opponents)
    await bidTillClose(opponents, idOf(prepared), { least: 2_000, most: 1_900 })
    return prepared
  },
  'POST /v1/claims/:id/bidding/end': async (server, opponents) => {
    const prepared = await onClaim('DISPUTED', 'defendant')(server, opponents)
    await agreeOnBids(opponents, idOf(prepared))
    return prepared
  },
  'POST /v1/claims/:id/sums': onClaim('RESOLVED_IN_FAVOUR_OF_PLANTIFF', 'defendant', {
    body: { position: 0, said: 'paid' },
  }),
  'POST /v1/claims/:id/resolve': onClaim('RESOLUTION_ACCEPTED', 'defendant'),
  'POST /v1/claims/:id/settle-elsewhere': onClaim('RESOLUTION_PROPOSED_BY_DEFENDANT', 'plaintiff'),
  'POST /v1/claims/:id/withdraw': onClaim('PENDING_PUBLICATION', 'plaintiff'),
  'POST /v1/claims/:claimId/documents/urls': onClaim('PENDING', 'plaintiff', {
    body: { url: 'https://example.org/more', urlDescription: 'More' },
  }),
  'POST /v1/claims/:claimId/documents/files': onClaim('PENDING', 'plaintiff', { file: 'More of it.' }),
  'POST /v1/claims/:id/messages': onClaim('PENDING_PUBLICATION', 'defendant', { body: { text: 'Can we talk?' } }),
  'POST /v1/claims/:id/messages/files': onClaim('PUBLISHED', 'plaintiff', { file: 'More of it.' }),
  'POST /v1/claims/:id/payment-statements': onClaim('PENDING_PUBLICATION', 'defendant', {
    body: { paidOn: '2026-01-12', paidValue: 900, text: 'By bank transfer.' },
  }),
  'POST /v1/claims/:claimId/defendants/individual': onClaim('PENDING', 'plaintiff', {
    body: { ...person, email: 'paul@person.example' },
  }),
  'POST /v1/claims/:claimId/defendants/company': onClaim('PENDING', 'plaintiff', {
    body: { legalName: 'Other Ltd', taxId: 'AT-1', country: 'AT', email: 'other@company.example' },
  }),
  'POST /v1/claims/:claimId/defendants/company/:companyId': async (server, opponents) => {
    const { client } = opponents.plaintiff
    const claimId = await claimByCalls(server, opponents, 'PENDING')
    const company = { legalName: 'Other Ltd', taxId: 'AT-1', country: 'AT', email: 'other@company.example' }
    const added = await client.post(`/v1/claims/${claimId}/defendants/company`, company)
    const companyId = dataOf<{ id: string }>(added).id
    const body = { ...person, companyPosition: 'Clerk', email: 'paul@person.example' }
    return { client, request: { params: { claimId, companyId }, body } }
  },
  'POST /v1/claims/takeover/:code': async (server, opponents) => {
    const { code } = await invite(server, opponents)
    return { client: (await confirmedUser(server)).client, request: { params: { code } } }
  },
  'POST /v1/claims/defendants/:id/takeover': offered,
  'POST /v1/claims/defendants/:id/disown': offered,
  'POST /v1/claims/:claimId/defendants/:defendantId/letter': async (server, opponents) => {
    const { claimId } = await invite(server, opponents)
    const { client } = opponents.plaintiff
    const { defendants } = dataOf<PartyClaim>(await client.get(`/v1/claims/${claimId}`))
    await server.context.database
      .updateTable('defendants')
      .set({ letter_queued_at: new Date(server.clock.now().getTime() - days(2)) })
      .where('claim_id', '=', claimId)
      .execute()
    return { client, request: { params: { claimId, defendantId: defendants[0]?.id ?? '' } } }
  },
  'POST /v1/letters/open': async (server, opponents) => {
    const { code } = await invite(server, opponents)
    return { client: server.client(), request: { body: { code } } }
  },
  'POST /v1/letters/request': async (server, opponents) => {
    const { email } = await invite(server, opponents)
    return { client: server.client(), request: { body: { email } } }
  },
  'POST /v1/letters/current/accounts': async (server, opponents) => ({
    ...(await answering(server, opponents, server.client())),
    request: { body: { username: registrationForm().username, password } },
  }),
  'POST /v1/letters/current/files': async (server, opponents) => ({
    ...(await answering(server, opponents, server.client())),
    request: { file: 'Paid.' },
  }),
  'POST /v1/letters/current/takeover': async (server, opponents) => ({
    ...(await answering(server, opponents, (await confirmedUser(server)).client)),
    request: {},
  }),
  'POST /v1/letters/close': async (server, opponents) => {
    const { code } = await invite(server, opponents)
    const client = server.client()
    dataOf(await client.post('/v1/letters/open', { code }))
    return { client, request: {} }
  },
  'POST /v1/claims/takeover/:code/reset': async (server, opponents) => {
    const { code } = await invite(server, opponents)
    return { client: opponents.plaintiff.client, request: { params: { code } } }
  },
  'POST /v1/claims/:claimId/defendants/:defendantId/contest': async (server, opponents) => {
    const { claimId } = await takenOver(server, opponents)
    const { client } = opponents.plaintiff
    const { defendants } = dataOf<PartyClaim>(await client.get(`/v1/claims/${claimId}`))
    return { client, request: { params: { claimId, defendantId: defendants[0]?.id ?? '' } } }
  },
  'POST /v1/claims/:claimId/defendants/:defendantId/reply': async (server, opponents) => {
    const claim = await publicClaim(server, opponents)
    const request = { params: { claimId: claim.id, defendantId: claim.defendants[0]?.id ?? '' }, body: { text: 'No.' } }
    return { client: opponents.defendant.client, request }
  },
  'POST /v1/claims/:claimId/replies/:replyId/answer': async (server, opponents) => {
    const { id: claimId, defendants } = await publicClaim(server, opponents)
    const path = `/v1/claims/${claimId}/defendants/${defendants[0]?.id}/reply`
    const { replies } = dataOf<PartyClaim>(await opponents.defendant.client.post(path, { text: 'No.' }))
    const request = { params: { claimId, replyId: replies[0]?.id ?? '' }, body: { text: 'Yes.' } }
    return { client: opponents.plaintiff.client, request }
  },
  'POST /v1/claims/:id/reports': async (server, opponents) => {
    const { id } = await publicClaim(server, opponents)
    return { client: server.client(), request: { params: { id }, body: { reason: 'other', text: 'Not they.' } } }
  },
  'POST /v1/claims/:id/disowned-words': async (server, opponents) => {
    const { id, replyId } = await unprovenReply(server, opponents)
    return { client: server.client(), request: { params: { id }, body: { replyId, email: registrationForm().email } } }
  },
  'POST /v1/disowned-words/:token': async (server, opponents) => {
    const { id, replyId } = await unprovenReply(server, opponents)
    const email = registrationForm().email
    dataOf(await server.client().post(`/v1/claims/${id}/disowned-words`, { replyId, email }))
    const token = tokenIn(await server.inbox.take(email, /not yours/))
    return { client: server.client(), request: { params: { token }, body: { explanation: 'It is not ours.' } } }
  },
  'POST /v1/operator/reports/:id/decision': async (server, opponents) => {
    const { reportId } = await reported(server, opponents)
    const body = { decision: 'restricted', ground: 'other', explanation: 'Not they.' }
    return { client: (await staffMember(server, 'moderator')).client, request: { params: { id: reportId }, body } }
  },
  'POST /v1/operator/restrictions/:id/decision': async (server, opponents) => {
    const { restriction } = await restricted(server, opponents)
    const request = { params: { id: restriction.id }, body: { outcome: 'restored', explanation: 'It is they.' } }
    return { client: (await staffMember(server, 'moderator')).client, request }
  },
  'POST /v1/operator/jobs/handling': async server => {
    const jobId = await failedJob(server, 'send confirmation link', { emailId: randomUUID(), network: '' })
    const body = { jobIds: [jobId], handling: 'discard', explanation: 'Nobody waits for it.' }
    return { client: (await staffMember(server, 'administrator')).client, request: { body } }
  },
  'POST /v1/operator/letters/:id/address': async (server, opponents) => {
    const { claimId } = await invite(server, opponents)
    const { defendants } = dataOf<PartyClaim>(await opponents.plaintiff.client.get(`/v1/claims/${claimId}`))
    const [{ id = '' } = {}] = defendants
    await failedJob(server, 'send invitation', { defendantId: id })
    const body = { email: registrationForm().email, explanation: 'She wrote to us.' }
    const { client } = await staffMember(server, 'administrator')
    return { client, request: { params: { id }, body } }
  },
  'POST /v1/operator/transfers/:id/application': async (server, opponents) => {
    const payment = await openPaymentOf(
      server,
      await claimByCalls(server, opponents, 'WAITING_FOR_PAYMENT'),
      'submission',
    )
    const { id } = await strayTransfer(server, payment.lamports)
    const body = { paymentId: payment.id, explanation: 'She wrote to us.' }
    return { client: (await staffMember(server, 'treasurer')).client, request: { params: { id }, body } }
  },
  'POST /v1/operator/transfers/:id/return': async server => {
    const [wallet, treasury] = [await openLocalWallet(server.chainUrl), await openLocalWallet(server.chainUrl)]
    const amount = lamports(1_000_000n)
    const { id } = await strayTransfer(server, amount)
    // The server's own wallet has no key here: the transfer counts as one to the treasury.
    const ends = { recipient: treasury.address, sender: wallet.address }
    await server.context.database.updateTable('transfers').set(ends).where('id', '=', id).execute()
    const signature = await treasury.send({ recipient: wallet.address, lamports: amount })
    await vi.waitUntil(() => server.context.chain.transaction(signature), { timeout: 20_000 })
    const body = { transaction: signature, explanation: 'She wrote to us.' }
    return { client: (await staffMember(server, 'treasurer')).client, request: { params: { id }, body } }
  },
  'POST /v1/operator/agreements/:id/end': async (server, opponents) => {
    const id = await claimByCalls(server, opponents, 'RESOLUTION_ACCEPTED')
    await makeFeesOverdue(server)
    const body = { explanation: 'Nobody paid it.' }
    return { client: (await staffMember(server, 'treasurer')).client, request: { params: { id }, body } }
  },
  'POST /v1/operator/broadcast': async server => {
    // At most one exists: the first request adds a row, later ones none.
    await server.context.database.deleteFrom('broadcast').execute()
    return { client: (await staffMember(server, 'administrator')).client, request: { body: someBroadcast(server) } }
  },
  'POST /v1/operator/broadcast/end': async server => {
    const { client } = await staffMember(server, 'administrator')
    await client.post('/v1/operator/broadcast', someBroadcast(server))
    return { client, request: { body: { explanation: 'The work is done.' } } }
  },
  'POST /v1/operator/accounts/:username/suspensions': async server => {
    const { username } = await confirmedUser(server)
    const request = { params: { username }, body: { scope: 'filing', ground: 'other', explanation: 'No.' } }
    return { client: (await staffMember(server, 'moderator')).client, request }
  },
  'POST /v1/operator/suspensions/:id/decision': async server => {
    const { suspensionId } = await suspended(server)
    const request = { params: { id: suspensionId }, body: { suspensionOutcome: 'lifted', explanation: 'It was so.' } }
    return { client: (await staffMember(server, 'moderator')).client, request }
  },
  'POST /v1/users/suspension/objection': async server => {
    const { user } = await suspended(server)
    return { client: user.client, request: { body: { text: 'It was so.' } } }
  },
  'POST /v1/operator/records/decisions': async (server, opponents) => {
    const companyIds = [await filedCompany(server, opponents), await filedCompany(server, opponents)]
    await passNoticePeriod(server, opponents)
    const body = { act: 'merged', companyIds, explanation: 'The register says so.' }
    return { client: (await staffMember(server, 'moderator')).client, request: { body } }
  },
  'POST /v1/claims/:id/objections': async (server, opponents) => {
    const { claimId, restriction } = await restricted(server, opponents)
    const request = { params: { id: claimId }, body: { decisionId: restriction.id, text: 'It is they.' } }
    return { client: opponents.plaintiff.client, request }
  },
  'POST /v1/takeovers/:token/contest': async (server, opponents) => {
    const { token } = await takenOver(server, opponents)
    return { client: server.client(), request: { params: { token } } }
  },
} satisfies Record<Extract<EndpointName, `POST ${string}`>, Prepare>
