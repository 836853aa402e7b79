// @vitest-environment happy-dom
import type { ClaimListItem } from '@redress/contract/claim-views.ts'
import { listItemExample } from '@redress/contract/example-schemas.ts'
import { type ClaimStatus, claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import { actionsFor } from '@redress/domain/claim/questions.ts'
import { parties } from '@redress/domain/people/parties.ts'
import { claims as texts } from '@redress/texts/en/page/claims.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../ui/testing/render.tsx'
import { ClaimsTable } from './claims-table.tsx'

const claimIn = (status: ClaimStatus): ClaimListItem => ({
  ...listItemExample,
  id: status,
  status,
  currentStatus: status,
})
const sorting = { by: null, order: 'asc', onSort: () => undefined } as const

test.each(parties)(
  'the %s is offered in every status what it allows',
  { tags: 'SPEC-4-offered-actions' },
  async party => {
    await renderComponent(
      <ClaimsTable claims={claimStatuses.map(claimIn)} party={party} empty={null} sorting={sorting} />,
    )
    const [head, ...rows] = screen.getAllByRole('row')
    const column = [...(head?.children ?? [])].findIndex(cell => cell.textContent === texts.columns.actions)
    for (const [index, status] of claimStatuses.entries()) {
      const offered = [...(rows[index]?.children[column]?.querySelectorAll('a, button') ?? [])]
      const labels = offered.map(each => each.textContent)
      // Secondary actions are on the claim's page only.
      const ofRow = actionsFor(status, party).filter(action => action !== 'counter' && action !== 'withdraw offer')
      expect(labels, status).toEqual(ofRow.map(action => texts.actions[action].label))
    }
  },
)

test('without claims it shows what is given in place of a table', async () => {
  await renderComponent(<ClaimsTable claims={[]} party="Plaintiff" empty={<p>Nothing here</p>} sorting={sorting} />)
  expect(screen.getByText('Nothing here')).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
})

const hiddenIn: readonly string[] = ['PENDING', 'PENDING_PUBLICATION']

test('the Share button is there unless the claim is a draft or within its notice period', {
  tags: 'SPEC-4-share',
}, async () => {
  await renderComponent(
    <ClaimsTable claims={claimStatuses.map(claimIn)} party="Plaintiff" empty={null} sorting={sorting} />,
  )
  const [, ...rows] = screen.getAllByRole('row')
  const shared = rows.map(row => within(row).queryAllByRole('button', { name: /^Share/ }).length)
  expect(shared).toEqual(claimStatuses.map(status => (hiddenIn.includes(status) ? 0 : 1)))
})
