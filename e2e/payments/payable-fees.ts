import { expect, type Page } from '@playwright/test'
import { openLocalWallet } from '@redress/localnet/local-wallet.ts'
import { type ApiClaim, call, readClaim, submitByApi, takeOverByApi } from '../filing/filing-by-api.ts'
import type { Payers } from './payment-fixtures.ts'

interface Parties {
  readonly payers: Payers
  readonly chainUrl: string
}

interface Fee {
  readonly payer: 'plaintiff' | 'defendant'
  /** List in which the payer finds the claim. */
  readonly list: 'my-claims' | 'against-me'
  /** Title of the fee on the page. */
  readonly title: string
  /** Status of the claim before the payment, and after it. */
  readonly before: string
  readonly after: string
  readonly path: (claimId: string) => string
  /** Creates a claim that owes the fee. */
  open(parties: Parties): Promise<ApiClaim>
}

const becomes = (page: Page, { id }: ApiClaim, status: string) =>
  expect.poll(async () => (await readClaim(page, id)).status).toBe(status)

const submit = ({ payers: { plaintiff, defendantsName } }: Parties): Promise<ApiClaim> =>
  submitByApi(plaintiff.page, defendantsName)

/** A claim whose submission was paid for by a phone. */
async function file(parties: Parties): Promise<ApiClaim> {
  const claim = await submit(parties)
  const { page } = parties.payers.plaintiff
  const { paymentLink } = await readClaim(page, claim.id)
  await (await openLocalWallet(parties.chainUrl)).pay(paymentLink ?? '')
  await becomes(page, claim, 'PENDING_PUBLICATION')
  await takeOverByApi(parties.payers.defendant.page)
  return claim
}

const resolving = {
  payer: 'defendant',
  list: 'against-me',
  title: 'platform fee',
  after: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
  path: (claimId: string) => `/dashboard/claims/against-me/resolve/${claimId}`,
} as const

/** Each purpose that a fee is paid for. */
export const fees = {
  submission: {
    payer: 'plaintiff',
    list: 'my-claims',
    title: 'filing fee',
    before: 'WAITING_FOR_PAYMENT',
    after: 'PENDING_PUBLICATION',
    path: claimId => `/dashboard/claims/${claimId}/pay-after-submission`,
    open: submit,
  },
  dispute: {
    payer: 'defendant',
    list: 'against-me',
    title: 'dispute fee',
    before: 'PENDING_PUBLICATION',
    after: 'DISPUTED',
    path: claimId => `/dashboard/claims/against-me/dispute/${claimId}`,
    async open(parties) {
      const claim = await file(parties)
      const body = { disputeReason: 'Not Factual', disputeExplanation: 'The gutter was not part of our work.' }
      return call(parties.payers.defendant.page, { path: `/v1/claims/${claim.id}/dispute`, body })
    },
  },
  'platform fee': {
    ...resolving,
    before: 'RESOLUTION_ACCEPTED',
    async open(parties) {
      const claim = await file(parties)
      const { plaintiff, defendant } = parties.payers
      const body = { value: 800, winningParty: 'Plaintiff', costOwner: 'Defendant' }
      await call(defendant.page, { path: `/v1/claims/${claim.id}/propose-resolution`, body })
      await call(plaintiff.page, { path: `/v1/claims/${claim.id}/accept-resolution` })
      return call(defendant.page, { path: `/v1/claims/${claim.id}/resolve` })
    },
  },
  concession: {
    ...resolving,
    before: 'PENDING_PUBLICATION',
    async open(parties) {
      const claim = await file(parties)
      return call(parties.payers.defendant.page, { path: `/v1/claims/${claim.id}/resolve` })
    },
  },
} as const satisfies Record<string, Fee>

export type Purpose = keyof typeof fees
export const purposes = Object.keys(fees) as Purpose[]
