// @vitest-environment happy-dom

import { partyClaimExample, submissionPaymentExample } from '@redress/contract/example-schemas.ts'
import type { Payment } from '@redress/contract/payments.ts'
import { expect, test } from 'vitest'
import { renderComponent } from '../../ui/testing/render.tsx'

import { ClaimView } from './claim-view.tsx'

const feesOf = async (payments: readonly Partial<Payment>[]) => {
  const claim = { ...partyClaimExample, payments: payments.map(each => ({ ...submissionPaymentExample, ...each })) }
  await renderComponent(<ClaimView claim={claim} defendants={null} documents={null} />)
  return (document.body.textContent ?? '').replaceAll('\u00a0', ' ')
}

test('money that was not needed is shown to whoever sent it, with what happens to it', async () => {
  const said = await feesOf([{ status: 'superseded', toReturn: '61000000', returned: '5000000' }])
  expect(said).toContain('Filing fee: not needed')
  expect(said).toContain('0.061 SOL arrived that is not needed. The operator of this website returns it.')
  expect(said).toContain('0.005 SOL was returned.')
})

test('a fee that took no more than it asked says nothing of that', async () => {
  expect(await feesOf([{ status: 'paid' }])).not.toContain('not needed')
})

test.each([
  ['Plaintiff', 1, ['What did the defendant do?', 'What did you do?', 'What resolution was offered?']],
  ['Defendant', 1, ['What Ada Lovelace says you did', 'What Ada Lovelace did', 'What Ada Lovelace says was offered']],
  ['Defendant', 2, ['What Ada Lovelace says the defendants did']],
] as const)('the story is headed for its reader: %s of a claim against %i', async (role, count, headings) => {
  const defendants = Array.from({ length: count }, () => partyClaimExample.defendants).flat()
  const claim = { ...partyClaimExample, role, defendants }
  await renderComponent(<ClaimView claim={claim} defendants={null} documents={null} />)
  for (const heading of headings) expect(document.body.textContent).toContain(heading)
  if (role === 'Defendant') expect(document.body.textContent).not.toContain('What did you do?')
})
