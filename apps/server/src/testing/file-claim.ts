import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Defendant, OfferedClaim } from '@redress/contract/defendants.ts'
import { periodEnd } from '@redress/domain/claim/deadlines.ts'
import { type ClaimStatus, type LifecycleEvent, type Transition, transitions } from '@redress/domain/claim/lifecycle.ts'
import { winnerOf } from '@redress/domain/claim/questions.ts'
import type { PaymentPurpose } from '@redress/domain/money/payments.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { inject } from 'vitest'
import { applyDueDeadlines } from '../claims/act/deadlines.ts'
import { completePayment } from '../payments/credit-transfer.ts'
import { inTransaction } from '../platform/database/database.ts'
import type { PaymentRecord } from '../platform/database/schema.ts'
import type { Answer } from '../platform/http/in-process-client.ts'
import { filesAsUsual, writeClaimRows } from './claim-rows.ts'
import { days } from './movable-clock.ts'
import type { TestServer } from './server-on-database.ts'
import { isUsual, type TestUser } from './sign-up.ts'

/** Plaintiff and defendant, each with an account; claims state the defendant's address. */
export interface Opponents {
  readonly plaintiff: TestUser
  readonly defendant: TestUser
}

export const claimDetails = {
  type: 'Professional Malpractice',
  dateOfClaim: '2026-01-15',
  value: 4_000,
  currency: 'EUR',
  location: 'Vienna',
  jurisdiction: 'Austria',
  howDidInteractionBegin: 'We signed a contract.',
  whatDidDefendantDo: 'The roof leaks.',
  whatDidYouDo: 'I asked for a repair.',
  resolvelmentOffered: 'None was offered.',
  communicationCurrentStatus: 'Silence.',
  lastCommunication: '2026-02-01',
  lastResponse: 'No answer.',
} as const

export const claimReview = {
  disclaimerTerms: true,
  disclaimerDocumentation: true,
  disclaimerConsent: true,
  representationStatus: 'Not Represented',
} as const

/** Data of an answer that must be a success. */
export function dataOf<Data>(answer: Answer): Data {
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body.data as Data
}

async function emptyDraft(client: TestUser['client']): Promise<string> {
  const { id, type, defendants, files } = dataOf<PartyClaim>(await client.post('/v1/claims'))
  if (type === null && defendants.length === 0 && files.length === 0) return id
  dataOf(await client.delete(`/v1/claims/${id}`))
  return emptyDraft(client)
}

/** Complete draft against the defendant; replaces an earlier draft. */
export async function draftClaim({ plaintiff, defendant }: Opponents, details: object = {}): Promise<string> {
  const { client } = plaintiff
  const id = await emptyDraft(client)
  dataOf(await client.patch(`/v1/claims/${id}`, { ...claimDetails, ...claimReview, ...details }))
  const individual = { firstName: 'Dora', lastName: 'Defendant', email: defendant.email }
  dataOf<Defendant>(await client.post(`/v1/claims/${id}/defendants/individual`, individual))
  const link = { url: 'https://example.org/contract', urlDescription: 'The contract' }
  dataOf(await client.post(`/v1/claims/${id}/documents/urls`, link))
  return id
}

/** Open payments of a claim, oldest first. */
export const openPaymentsOf = ({ context }: TestServer, claimId: string): Promise<PaymentRecord[]> =>
  context.database
    .selectFrom('payments')
    .selectAll()
    .where('claim_id', '=', claimId)
    .where('status', '=', 'open')
    .orderBy('sequence')
    .execute()

export async function openPaymentOf(
  server: TestServer,
  claimId: string,
  purpose: PaymentPurpose,
): Promise<PaymentRecord> {
  const payment = (await openPaymentsOf(server, claimId)).find(each => each.purpose === purpose)
  if (!payment) throw new Error(`No ${purpose} payment is open`)
  return payment
}

/** Applies the effects of a fully credited payment. */
export const credit = ({ context }: TestServer, payment: PaymentRecord) =>
  inTransaction(context.database, async transaction => {
    await context.claims.lock(transaction, payment.claim_id)
    return completePayment(context, transaction, payment)
  })

export const pay = async (server: TestServer, claimId: string, purpose: PaymentPurpose) =>
  credit(server, await openPaymentOf(server, claimId, purpose))

/**
 * Takes over a claim that is offered to the defendant. It is not offered if their account has not confirmed the
 * address.
 */
export async function takeOverOffered({ plaintiff, defendant }: Opponents, claimId: string): Promise<void> {
  const answer = await defendant.client.get('/v1/claims/offered')
  if (answer.status !== 200) return
  const offered = new Set(dataOf<OfferedClaim[]>(answer).map(({ defendantId }) => defendantId))
  if (offered.size === 0) return
  const { defendants } = dataOf<PartyClaim>(await plaintiff.client.get(`/v1/claims/${claimId}`))
  for (const { id } of defendants.filter(each => offered.has(each.id))) {
    dataOf(await defendant.client.post(`/v1/claims/defendants/${id}/takeover`))
  }
}

/** Files a complete draft: pays for its submission, and the named defendants take it over. */
export async function fileDraft(
  server: TestServer,
  claimId: string,
  { plaintiff, defendants }: { readonly plaintiff: TestUser; readonly defendants: readonly TestUser[] },
): Promise<void> {
  dataOf(await plaintiff.client.post(`/v1/claims/${claimId}/submit`))
  await pay(server, claimId, 'submission')
  for (const defendant of defendants) await takeOverOffered({ plaintiff, defendant }, claimId)
}

/** Claim against two defendants, both of whom have taken it over; the second has disputed it. */
export async function claimDisputedByOther(
  server: TestServer,
  { plaintiff, defendant, other }: Opponents & { readonly other: TestUser },
): Promise<string> {
  const id = await draftClaim({ plaintiff, defendant })
  const individual = { firstName: 'Otto', lastName: 'Other', email: other.email }
  dataOf(await plaintiff.client.post(`/v1/claims/${id}/defendants/individual`, individual))
  await fileDraft(server, id, { plaintiff, defendants: [defendant, other] })
  const dispute = { disputeReason: 'Legal', disputeExplanation: 'I was never there.' }
  dataOf(await other.client.post(`/v1/claims/${id}/dispute`, dispute))
  await pay(server, id, 'dispute')
  return id
}

const rows: readonly Transition[] = transitions

/** Moves the clock past the periods that end with an event; sessions are kept alive. */
export async function passPeriod(server: TestServer, opponents: Opponents, event: LifecycleEvent): Promise<void> {
  const { clock, context } = server
  const period = rows.find(({ deadline }) => deadline?.event === event)?.deadline?.after
  if (!period) throw new Error(`"${event}" is no deadline's event`)
  const end = periodEnd(period, clock.now(), context.settings)
  while (clock.now() < end) {
    clock.advance(Math.min(days(15), end.getTime() - clock.now().getTime()))
    for (const { client } of [opponents.plaintiff, opponents.defendant]) dataOf(await client.post('/v1/auth/refresh'))
  }
  await applyDueDeadlines(context)
}

/** Makes the fees of all agreements overdue. */
export async function makeFeesOverdue({ context }: TestServer): Promise<void> {
  await context.database
    .updateTable('resolutions')
    .set({ is_fee_overdue: true })
    .where('status', '=', 'ACCEPTED')
    .execute()
}

export const passNoticePeriod = (server: TestServer, opponents: Opponents): Promise<void> =>
  passPeriod(server, opponents, 'notice period over')

export interface Offer {
  readonly value?: number
  readonly winningParty?: Party
  readonly costOwner?: Party
  readonly validForDays?: number
}

export const offerOf = (offer: Offer = {}) => ({
  value: 3_000,
  winningParty: 'Plaintiff' as Party,
  costOwner: 'Defendant' as Party,
  ...offer,
})

/** Predecessor of each status; a defendant who is offered the claim takes it over at once. */
const predecessors = {
  PENDING: null,
  WAITING_FOR_PAYMENT: {
    from: 'PENDING',
    advance: async (_server, { plaintiff }, id) => dataOf(await plaintiff.client.post(`/v1/claims/${id}/submit`)),
  },
  PENDING_PUBLICATION: {
    from: 'WAITING_FOR_PAYMENT',
    advance: async (server, opponents, id) => {
      await pay(server, id, 'submission')
      await takeOverOffered(opponents, id)
    },
  },
  PUBLISHED: {
    from: 'PENDING_PUBLICATION',
    advance: (server, opponents) => passNoticePeriod(server, opponents),
  },
  DISPUTED: {
    from: 'PENDING_PUBLICATION',
    advance: async (server, { defendant }, id) => {
      const dispute = { disputeReason: 'Not Factual', disputeExplanation: 'It was dry.' }
      dataOf(await defendant.client.post(`/v1/claims/${id}/dispute`, dispute))
      await pay(server, id, 'dispute')
    },
  },
  RESOLUTION_PROPOSED_BY_PLAINTIFF: {
    from: 'DISPUTED',
    advance: async (_server, { plaintiff }, id, offer) =>
      dataOf(await plaintiff.client.post(`/v1/claims/${id}/propose-resolution`, offerOf(offer))),
  },
  RESOLUTION_PROPOSED_BY_DEFENDANT: {
    from: 'PENDING_PUBLICATION',
    advance: async (_server, { defendant }, id, offer) =>
      dataOf(await defendant.client.post(`/v1/claims/${id}/propose-resolution`, offerOf(offer))),
  },
  RESOLUTION_REJECTED: {
    from: 'RESOLUTION_PROPOSED_BY_DEFENDANT',
    advance: async (_server, { plaintiff }, id) =>
      dataOf(await plaintiff.client.post(`/v1/claims/${id}/reject-resolution`)),
  },
  RESOLUTION_ACCEPTED: {
    from: 'RESOLUTION_PROPOSED_BY_DEFENDANT',
    advance: async (_server, { plaintiff }, id) =>
      dataOf(await plaintiff.client.post(`/v1/claims/${id}/accept-resolution`)),
  },
  RESOLVED_IN_FAVOUR_OF_PLANTIFF: {
    from: 'PENDING_PUBLICATION',
    advance: async (server, { defendant }, id) => {
      dataOf(await defendant.client.post(`/v1/claims/${id}/resolve`))
      await pay(server, id, 'concession')
    },
  },
  RESOLVED_IN_FAVOUR_OF_DEFENDANT: {
    from: 'RESOLUTION_ACCEPTED',
    advance: async (server, { defendant }, id) => {
      dataOf(await defendant.client.post(`/v1/claims/${id}/resolve`))
      await pay(server, id, 'platform fee')
    },
  },
} as const satisfies Record<
  ClaimStatus,
  {
    from: ClaimStatus
    advance(server: TestServer, opponents: Opponents, claimId: string, offer?: Offer): Promise<unknown>
  } | null
>

/**
 * Claim in a status, copied from the rows of a prepared one if the defaults apply. Tests that need the effects of the
 * calls (mail, live events, elapsed time) use `claimByCalls`.
 */
export async function claimIn(
  server: TestServer,
  opponents: Opponents,
  status: ClaimStatus,
  offer?: Offer,
): Promise<string> {
  const areUsual = isUsual(opponents.plaintiff) && isUsual(opponents.defendant) && filesAsUsual(server.given)
  // An account has at most one draft.
  if (!areUsual || offer || predecessors[status] === null) return claimByCalls(server, opponents, status, offer)
  return writeClaimRows(server.context, opponents, inject('filedClaims')[status])
}

/** Marks the taken seats of a claim as proven, as the operator does. Must be called before they reply. */
export async function proveSeats({ context: { database } }: TestServer, claimId: string): Promise<void> {
  const held = database.updateTable('defendants').where('claim_id', '=', claimId).where('user_id', 'is not', null)
  await held.set({ proof: 'operator' }).execute()
}

/** Claim brought to a status by API calls; `offer` is the proposal made on it. */
export async function claimByCalls(
  server: TestServer,
  opponents: Opponents,
  status: ClaimStatus,
  offer: Offer = { winningParty: winnerOf(status) ?? 'Plaintiff' },
): Promise<string> {
  const predecessor = predecessors[status]
  if (!predecessor) return draftClaim(opponents)
  const id = await claimByCalls(server, opponents, predecessor.from, offer)
  await predecessor.advance(server, opponents, id, offer)
  return id
}
