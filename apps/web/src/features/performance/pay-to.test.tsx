// @vitest-environment happy-dom
import { partyClaimExample } from '@redress/contract/example-schemas.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../ui/testing/render.tsx'
import { PayTo } from './pay-to.tsx'

const sum = {
  ...{ dueOn: '2999-01-31', value: 600, saidPaidAt: null, paidOn: null, receivedAt: null },
  ...{ timesSaidPaid: 0, uncontradictedAt: null, overdueAt: '2999-02-01T12:00:00.000Z', isOverdue: false },
} as const
const [past, ahead] = ['2026-01-05T12:00:00.000Z', '2999-01-05T12:00:00.000Z']
const stated = {
  ...{ holder: 'Ada Lovelace', iban: 'DE89370400440532013000', words: '', isSepa: true, salt: 'salt' },
  ...{ statedAt: past, undoUntil: past, earlier: [] },
}
const changed = { ...stated, undoUntil: ahead, earlier: [{ ending: '3201', until: past }] }
const saidPaid = { ...sum, saidPaidAt: past, paidOn: '2026-01-05' }

test.each([
  ['an account that has stood for three days', stated, sum, 'debtor', true],
  ['an account that can still be taken back', { ...stated, undoUntil: ahead }, sum, 'debtor', false],
  ['an account that was changed', changed, sum, 'debtor', false],
  ['a sum that is said to be paid', stated, saidPaid, 'debtor', false],
  ['the creditor', stated, sum, 'creditor', false],
  ['an account outside SEPA', { ...stated, isSepa: false }, sum, 'debtor', false],
] as const)('the code for banking apps is shown to the debtor alone, and held back: %s', async (...shown) => {
  const [_of, payTo, nextSum, reader, isShown] = shown
  const role = reader === 'debtor' ? 'Defendant' : 'Plaintiff'
  const claim = { ...partyClaimExample, role, performance: { sums: [nextSum], reader, payTo } } as const
  await renderComponent(
    <PayTo payTo={{ ...payTo, earlier: [...payTo.earlier] }} sum={nextSum} claim={claim as never} />,
  )
  expect(screen.queryAllByText('Code for your banking app').length > 0).toBe(isShown)
})

test('the debtor reads the old ending beside the new account, and is told to ask', async () => {
  const claim = { ...partyClaimExample, role: 'Defendant', performance: { sums: [sum], reader: 'debtor', payTo: null } }
  const { container } = await renderComponent(<PayTo payTo={changed} sum={sum} claim={claim as never} />)
  const text = container.textContent?.replaceAll('\u2011', '-')
  expect(text).toContain('from …3201 to …3000. Ask the plaintiff before you pay')
  expect(text).toContain('…3201, until 05-Jan-2026')
})
