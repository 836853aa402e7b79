import type { ClaimListItem } from '@redress/contract/claim-views.ts'
import type { ClaimSituation } from '@redress/domain/claim/next-dates.ts'
import { actionsFor, type ClaimAction } from '@redress/domain/claim/questions.ts'
import { type ActionableClaim, otherDefendantOf, turnFactsOf } from '@redress/domain/claim/turn-facts.ts'
import type { ActPurpose } from '@redress/domain/money/payments.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { paths } from '../../lib/paths.ts'
import { viewOf } from './claim-sides.ts'

/** Facts of a listed claim that decide what it waits for. */
export const situationOf = (claim: ClaimListItem, party: Party): ClaimSituation => ({
  ...claim,
  isAnothersOffer: otherDefendantOf(claim, party) !== null,
  lastOffer: claim.resolutions.at(-1) ?? null,
})

export const actionsOf = (claim: ActionableClaim, party: Party): ClaimAction[] =>
  actionsFor(claim.status, party, turnFactsOf(claim, party))

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
