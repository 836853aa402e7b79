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

/** A plaintiff and a defendant, each with an account; the defendant's address is the one that claims state. */
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

/** The data of an answer that has to be a success. */
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

/** A complete draft against the defendant, in place of one that was left open. */
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

/** The payments of a claim that wait for money, oldest first. */
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

/** Does what follows when a payment is fully credited. */
export const credit = ({ context }: TestServer, payment: PaymentRecord) =>
  inTransaction(context.database, async transaction => {
    await context.claims.lock(transaction, payment.claim_id)
    return completePayment(context, transaction, payment)
  })

export const pay = async (server: TestServer, claimId: string, purpose: PaymentPurpose) =>
  credit(server, await openPaymentOf(server, claimId, purpose))

/** Takes a claim over that is offered to the defendant; where their account has not confirmed the address, it is not. */
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

/** Files a complete draft: its submission is paid for, and those whom it names by their addresses take it over. */
export async function fileDraft(
  server: TestServer,
  claimId: string,
  { plaintiff, defendants }: { readonly plaintiff: TestUser; readonly defendants: readonly TestUser[] },
): Promise<void> {
  dataOf(await plaintiff.client.post(`/v1/claims/${claimId}/submit`))
  await pay(server, claimId, 'submission')
  for (const defendant of defendants) await takeOverOffered({ plaintiff, defendant }, claimId)
}

/** A claim against two, who have taken it over, and which the other one of them has disputed. */
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

/** Lets the periods at whose end an event comes, and that run now, come to their end; sessions are kept alive. */
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

/** Makes the fees of all agreements overdue, as the clock does. */
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

/** How a claim comes to each status, each from the one before; whoever is offered it takes it over at once. */
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
 * A claim in a status: the rows of one that has come there before the tests began, where all is as usual. Whoever needs
 * what follows from the calls (mail, live events, time that passes) makes them: `claimByCalls`.
 */
export async function claimIn(
  server: TestServer,
  opponents: Opponents,
  status: ClaimStatus,
  offer?: Offer,
): Promise<string> {
  const areUsual = isUsual(opponents.plaintiff) && isUsual(opponents.defendant) && filesAsUsual(server.given)
  // Somebody has one draft at most.
  if (!areUsual || offer || predecessors[status] === null) return claimByCalls(server, opponents, status, offer)
  return writeClaimRows(server.context, opponents, inject('filedClaims')[status])
}

/** Makes the seats of a claim that somebody holds proven, as the operator's word does. To be done before they answer. */
export async function proveSeats({ context: { database } }: TestServer, claimId: string): Promise<void> {
  const held = database.updateTable('defendants').where('claim_id', '=', claimId).where('user_id', 'is not', null)
  await held.set({ proof: 'operator' }).execute()
}

/** A claim that has come to a status by calls of the API; `offer` is what is proposed on it. */
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
