// @vitest-environment happy-dom
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { partyClaimExample, resolutionExample } from '@redress/contract/example-schemas.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { answerCalls, renderComponent } from '../ui/testing/render.tsx'
import { Component as Claim } from './claim.tsx'

const sum = {
  ...{ dueOn: '2999-01-31', value: 600, saidPaidAt: null, paidOn: null, receivedAt: null },
  ...{ timesSaidPaid: 0, uncontradictedAt: null, overdueAt: '2999-02-01T12:00:00.000Z', isOverdue: false },
} as const
const saidPaid = { ...sum, saidPaidAt: '2026-11-20T12:00:00.000Z', paidOn: '2026-11-20', timesSaidPaid: 1 }
const owing = {
  status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
  resolutions: [{ ...resolutionExample, resolutionStatus: 'ACCEPTED', decidedAt: '2026-11-10T12:00:00.000Z' }],
  resolvedAt: '2026-11-11T12:00:00.000Z',
  performance: { sums: [sum], reader: 'debtor', payTo: null },
  nextSum: sum,
} satisfies Partial<PartyClaim>
const bidding = {
  state: 'bids',
  round: 1,
  askedBy: 'Defendant',
  costOwner: 'Defendant',
  until: '2999-01-31T12:00:00.000Z',
  isAnothers: false,
  isOwnGiven: false,
  isOtherGiven: false,
  ending: null,
} as const

interface Act {
  readonly claim: Partial<PartyClaim>
  readonly press: () => Promise<unknown>
  /** Changes of the claim, by which the pressed button disappears. */
  readonly after: Partial<PartyClaim>
  readonly says: string
  /** Heading of the box in the same moment. */
  readonly title?: string
}

const press = async (name: RegExp | string, role = 'button') => userEvent.click(await screen.findByRole(role, { name }))
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))

const acts: Record<string, Act> = {
  '“I have paid”': {
    claim: { ...owing, role: 'Defendant' },
    press: async () => {
      await press(/^I have paid: /)
      const dialog = within(await screen.findByRole('dialog'))
      fireEvent.change(dialog.getByLabelText(/paid/i, { selector: 'input' }), { target: { value: '2026-11-20' } })
      await userEvent.click(dialog.getByRole('button', { name: 'I have paid' }))
    },
    after: { performance: { sums: [saidPaid], reader: 'debtor', payTo: null }, nextSum: saidPaid },
    says: 'You said that you paid EUR 600.00 on 20-Nov-2026. The other side is told.',
  },
  '“I have it”': {
    claim: {
      ...{ ...owing, role: 'Plaintiff' },
      ...{ performance: { sums: [saidPaid], reader: 'creditor', payTo: null }, nextSum: saidPaid },
    },
    press: async () => {
      await press(/^I have it: /)
      await confirm('I have it')
    },
    after: {
      performance: { sums: [{ ...saidPaid, receivedAt: '2026-11-21T12:00:00.000Z' }], reader: 'creditor', payTo: null },
      nextSum: null,
    },
    says: 'You said that you have EUR 600.00. The other side is told.',
  },
  '“Not received”': {
    claim: {
      ...{ ...owing, role: 'Plaintiff' },
      ...{ performance: { sums: [saidPaid], reader: 'creditor', payTo: null }, nextSum: saidPaid },
    },
    press: async () => {
      await press(/^Not received: /)
      await confirm('Not received')
    },
    after: { performance: { sums: [sum], reader: 'creditor', payTo: null }, nextSum: sum },
    says: 'You said that EUR 600.00 has not arrived. The other side is told.',
    title: 'Their turn: pay EUR 600.00 by 31-Jan-2999',
  },
  '“Enter the bid”': {
    claim: { role: 'Plaintiff', status: 'DISPUTED', asked: 1000, bidding },
    press: async () => {
      fireEvent.change(await screen.findByLabelText(/The least you would take/), { target: { value: '500' } })
      await press('Enter the bid')
      await confirm('Enter the bid')
    },
    after: { bidding: { ...bidding, isOwnGiven: true } },
    says: 'You entered your bid. Nobody is shown it.',
  },
  '“Reject”': {
    claim: { role: 'Plaintiff', status: 'RESOLUTION_PROPOSED_BY_DEFENDANT', resolutions: [resolutionExample] },
    press: async () => {
      await press('Reject')
      await confirm('Reject')
    },
    after: { status: 'RESOLUTION_REJECTED', resolutions: [{ ...resolutionExample, resolutionStatus: 'REJECTED' }] },
    says: 'You rejected the offer.',
  },
}

test.each(Object.entries(acts))(
  'after %s the box says what was done, and has the focus',
  { timeout: 60_000 },
  async (_name, act) => {
    const before = { ...partyClaimExample, ...act.claim }
    let current: PartyClaim = before
    answerCalls(({ pathname }, { method }) => {
      if (method === 'POST' && pathname.startsWith('/v1/claims/')) current = { ...before, ...act.after }
      if (pathname.endsWith('/messages'))
        return { messages: [], messageCount: 0, newCount: 0, next: null, unsentFiles: [] }
      if (pathname.startsWith('/v1/actions')) return []
      return pathname.startsWith(`/v1/claims/${before.id}`) ? current : {}
    })
    await renderComponent(
      <Routes>
        <Route path="/:claimId" element={<Claim />} />
      </Routes>,
      `/${before.id}`,
    )
    await act.press()
    const plain = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-')
    await waitFor(() => expect(plain(document.activeElement)).toContain(act.says))
    const box = screen.getByRole('region', { name: /turn|Resolved|Either/ })
    expect(box.contains(document.activeElement)).toBe(true)
    if (act.title) expect(plain(within(box).getByRole('heading', { level: 2 }))).toBe(act.title)
  },
)
