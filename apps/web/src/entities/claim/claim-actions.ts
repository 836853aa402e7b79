import { isAnothersOffer } from '@redress/domain/claim/offers.ts'
import type { ClaimAction } from '@redress/domain/claim/questions.ts'
import type { ActPurpose } from '@redress/domain/money/payments.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { paths } from '../../lib/paths.ts'
import { viewOf } from './claim-sides.ts'

/** Action whose page takes the payment of a written act. */
export const payingFor = { dispute: 'dispute', concession: 'resolve' } as const satisfies Record<
  ActPurpose,
  ClaimAction
>

/** Path of the page for an action; `null` if a dialog confirms it on the spot. */
export function actionPath(action: ClaimAction, claimId: string, party: Party): string | null {
  const { dashboard } = paths
  const view = viewOf(party)
  const addresses: Record<ClaimAction, string | null> = {
    pay: dashboard.payAfterSubmission(claimId),
    'take back': null,
    edit: dashboard.createClaimStep(1, claimId),
    amend: dashboard.amend(claimId),
    propose: dashboard.resolve(view, 'propose', claimId),
    accept: null,
    reject: null,
    counter: dashboard.resolve(view, 'propose', claimId),
    'withdraw offer': null,
    dispute: dashboard.dispute(view, claimId),
    resolve: dashboard.resolve(view, 'resolve', claimId),
    'end agreement': null,
  }
  return addresses[action]
}

interface Offered {
  readonly resolutions: readonly { readonly defence: { readonly name: string; readonly isYou: boolean } | null }[]
}

/** Name of the other defendant for whom the last offer speaks; `null` if it concerns the reader. */
export const otherDefendantOf = (claim: Offered, reader: Party): string | null =>
  isAnothersOffer(claim, reader) ? (claim.resolutions.at(-1)?.defence?.name ?? null) : null
