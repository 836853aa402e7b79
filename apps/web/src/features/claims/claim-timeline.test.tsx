// @vitest-environment happy-dom
import { historyExample, partyClaimExample } from '@redress/contract/example-schemas.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, renderComponent } from '../../ui/testing/render.tsx'
import { ClaimTimeline } from './claim-timeline.tsx'

test.each([
  [3, 0],
  [4, 2],
])('of %i acts, %i are in a fold', async (count, folded) => {
  answerCalls(() => Array.from({ length: count }, (_, index) => ({ ...historyExample, id: `act-${index}` })))
  await renderComponent(<ClaimTimeline claim={partyClaimExample} />)
  await expect.poll(() => screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(count)
  expect(document.querySelectorAll('details li')).toHaveLength(folded)
  expect(screen.queryAllByText(`Earlier entries (${folded})`)).toHaveLength(folded === 0 ? 0 : 1)
})
