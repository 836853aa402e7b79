// @vitest-environment happy-dom
import type { ClaimListItem } from '@redress/contract/claim-views.ts'
import { listItemExample, resolutionExample } from '@redress/contract/example-schemas.ts'
import type { Resolution } from '@redress/contract/resolutions.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { turns } from '@redress/texts/de/page/account.ts'
import { expect, test } from 'vitest'
import { renderComponent } from '../../ui/testing/render.tsx'
import { useNextStep } from './next-step.ts'

const Words = ({ claim }: { claim: ClaimListItem }) => <p>{useNextStep()(claim, 'Defendant').words}</p>

test.each<[ClaimListItem['status'], Partial<Resolution>, string, string]>([
  [
    'RESOLUTION_PROPOSED_BY_DEFENDANT',
    { resolutionStatus: 'PROPOSED' },
    'Your offer waits for their answer.',
    'An offer by Dora Defendant waits for an answer.',
  ],
  [
    'RESOLUTION_ACCEPTED',
    { resolutionStatus: 'ACCEPTED', costOwner: 'Plaintiff' },
    'You have agreed.',
    'Dora Defendant and Ada Lovelace have agreed.',
  ],
  [
    'RESOLUTION_ACCEPTED',
    { resolutionStatus: 'ACCEPTED', costOwner: 'Defendant' },
    'You have agreed. Pay the fee',
    'Dora Defendant has agreed and has to pay the fee.',
  ],
])('where a claim is %s, a co-defendant is told of the other: %o', async (status, terms, own, another) => {
  const said = async (isYou: boolean) => {
    const defence = { name: 'Dora Defendant', isYou }
    const resolutions = [
      { ...resolutionExample, decidedAt: '2026-02-12T09:00:00.000Z', ...terms, defence } as Resolution,
    ]
    const claim: ClaimListItem = { ...listItemExample, status, currentStatus: status, pendingActs: [], resolutions }
    const { container, unmount } = await renderComponent(<Words claim={claim} />)
    const words = container.textContent?.replaceAll('\u00a0', ' ')
    unmount()
    return words
  }
  expect(await said(true)).toContain(own)
  expect(await said(false)).toContain(another)
  expect(await said(false)).not.toMatch(/Your offer|You have agreed/)
})

const sum = {
  ...{ dueOn: '2999-01-31', value: 600, saidPaidAt: null, paidOn: null, receivedAt: null },
  ...{ timesSaidPaid: 0, uncontradictedAt: null, overdueAt: '2999-02-01T12:00:00.000Z', isOverdue: false },
} as const

test.each<[ClaimListItem['status'], Partial<ClaimListItem>, string, string]>([
  ['PUBLISHED', {}, 'You ask EUR 1,200.50 from Dora Defendant', 'Ada Lovelace asks EUR 1,200.50 from you'],
  [
    'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
    { nextSum: sum },
    'You asked EUR 1,200.50 from Dora Defendant',
    'Ada Lovelace asked EUR 1,200.50 from you',
  ],
  [
    'RESOLVED_IN_FAVOUR_OF_DEFENDANT',
    { ending: 'withdrawn' },
    'You asked EUR 1,200.50 from Dora Defendant',
    'Ada Lovelace asked EUR 1,200.50 from you',
  ],
])('a claim that is %s is said to ask, or to have asked', async (status, changes, plaintiffs, defendants) => {
  const Sentence = ({ party }: { party: Party }) => (
    <p>{useNextStep()({ ...listItemExample, status, currentStatus: status, ...changes }, party).sentence}</p>
  )
  const said = async (party: Party) => {
    const { container, unmount } = await renderComponent(<Sentence party={party} />)
    const words = container.textContent?.replaceAll('\u00a0', ' ')
    unmount()
    return words
  }
  expect([await said('Plaintiff'), await said('Defendant')]).toEqual([plaintiffs, defendants])
})

test('several of whom something is asked, and against whom something is filed, stand in the German case', () => {
  expect(turns.youAsk('900,00 EUR', turns.andMore.from('Ada', '2'), false)).toBe(
    'Sie fordern 900,00 EUR von Ada und 2 weiteren',
  )
  expect(turns.draftAgainst(turns.andMore.against('Ada', '2'))).toBe(
    'Ihre Forderung gegen Ada und 2 weitere, nicht eingereicht',
  )
})
