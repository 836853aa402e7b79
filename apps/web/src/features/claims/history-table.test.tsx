// @vitest-environment happy-dom
import { historyExample, partyClaimExample } from '@redress/contract/example-schemas.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { notFound } from '../../../../../requirements/texts.ts'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { HistoryTable } from './history-table.tsx'

test('an action is listed with who triggered it, and leads to its resolution', async () => {
  answerCallsWith([historyExample])
  await renderComponent(<HistoryTable claim={partyClaimExample} />)
  expect(await screen.findByRole('cell', { name: 'Dora Defendant' })).toBeDefined()
  const links = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(links).toContainEqual(expect.stringContaining(historyExample.resolutionId))
})

test('a history without actions says so', { tags: 'SPEC-2-text-there-are-no-actions-to-show' }, async () => {
  answerCallsWith([])
  await renderComponent(<HistoryTable claim={partyClaimExample} />)
  expect(await screen.findByText(notFound['there-are-no-actions-to-show'].text)).toBeDefined()
})

test.each([
  ['CLAIM_PAID', 10, 'Filing fee paid'],
  ['CLAIM_PAID', 0, 'Nothing to pay, claim filed'],
  ['DISPUTE_OPENED', 0, 'Dispute saved'],
  ['CLAIM_DISPUTED', 0, 'Claim disputed'],
] as const)('%s for a fee of %i reads "%s"', async (type, fee, label) => {
  answerCallsWith([{ ...historyExample, type, fee }])
  await renderComponent(<HistoryTable claim={partyClaimExample} />)
  expect(await screen.findByText(label)).toBeDefined()
})
