import type { Page } from '@playwright/test'
import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import { isFiled } from '@redress/domain/claim/questions.ts'
import type { ClaimType } from '@redress/domain/claim/vocabulary.ts'
import { people, seedPassword } from '../../apps/server/src/seed/sample-people.ts'
import { logIn } from '../accounts/accounts.ts'

interface ListedClaim {
  readonly id: string
  readonly type: ClaimType | null
  readonly status: ClaimStatus
  readonly resolutions: readonly { readonly id: string }[]
}

interface Fee {
  readonly id: string
  readonly publicId: string
}

/** The sample data that the routes lead to, as amelie.fischer sees it. */
export interface SeededData {
  readonly userId: string
  readonly companyId: string
  readonly personId: string
  /** Paid fee of her claim in its notice period. */
  readonly paidFeeId: string
  /** Public id of her unpaid submission fee, for the link to pay it. */
  readonly publicPaymentId: string
  /** Filed claims, each with the list that shows it. */
  readonly claims: readonly { readonly id: string; readonly view: 'my-claims' | 'against-me' }[]
  /** Latest claim of a type that she filed or that was filed against her. */
  claim(type: ClaimType): ListedClaim
}

/** Signs in as the plaintiff of the sample data. */
export const logInAsPlaintiff = (page: Page): Promise<void> => logIn(page, people.amelie, seedPassword)

/** Calls the API with the session of the page. */
export async function ask<Data>(page: Page, path: string): Promise<Data> {
  const answer = await page.request.get(path)
  if (!answer.ok()) throw new Error(`GET ${path} answered ${answer.status()}`)
  return ((await answer.json()) as { data: Data }).data
}

export async function readSeededData(page: Page): Promise<SeededData> {
  const { id } = await ask<{ id: string }>(page, '/v1/auth')
  const lists = await ask<{ myClaims: ListedClaim[]; accusedClaims: ListedClaim[] }>(page, '/v1/claims')
  const claims = [...lists.myClaims, ...lists.accusedClaims]
  const claim = (type: ClaimType) => {
    const found = claims.find(each => each.type === type)
    if (!found) throw new Error(`The sample data has no claim of the type ${type}`)
    return found
  }
  const recordOf = async (type: ClaimType) => {
    const { defendants } = await ask<{ defendants: { id: string }[] }>(page, `/v1/claims/${claim(type).id}`)
    // The address of the record, to which the addresses of the same company or person in other claims lead.
    return (await ask<{ id: string }>(page, `/v1/claims/defendants/${defendants[0]?.id}/record`)).id
  }
  const feeOf = async (type: ClaimType) => {
    const { payments } = await ask<{ payments: Fee[] }>(page, `/v1/claims/${claim(type).id}`)
    return payments[0] ?? { id: '', publicId: '' }
  }
  const filed = (listed: readonly ListedClaim[]) => listed.filter(({ status }) => isFiled(status))
  return {
    claims: [
      ...filed(lists.myClaims).map(each => ({ id: each.id, view: 'my-claims' as const })),
      ...filed(lists.accusedClaims).map(each => ({ id: each.id, view: 'against-me' as const })),
    ],
    userId: id,
    companyId: await recordOf('False Representation'),
    personId: await recordOf('Slander'),
    paidFeeId: (await feeOf('Misconduct')).id,
    publicPaymentId: (await feeOf('Non Compete Breach')).publicId,
    claim,
  }
}
