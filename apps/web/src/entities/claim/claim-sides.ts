import type { Party } from '@redress/domain/people/parties.ts'
import type { ClaimListView } from '../../lib/paths.ts'

const views = { Plaintiff: 'my-claims', Defendant: 'against-me' } as const satisfies Record<Party, ClaimListView>

/** The list that a claim is found in by who one is in it. */
export const viewOf = (party: Party): ClaimListView => views[party]

export const partyOf = (view: ClaimListView): Party => (view === views.Plaintiff ? 'Plaintiff' : 'Defendant')

export const claimListViews: readonly ClaimListView[] = Object.values(views)

export const isClaimListView = (text: string | undefined): text is ClaimListView =>
  claimListViews.some(view => view === text)
