// @vitest-environment happy-dom
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { partyClaimExample } from '@redress/contract/example-schemas.ts'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Attachments } from '../../entities/claim/attachments.ts'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { SumPaidDialog } from './sum-dialogs.tsx'

const sum = {
  ...{ dueOn: '2026-11-30', value: 500, saidPaidAt: null, paidOn: null, receivedAt: null },
  ...{ timesSaidPaid: 0, uncontradictedAt: null, overdueAt: null, isOverdue: false },
} as const
const claim: PartyClaim = { ...partyClaimExample, performance: { sums: [sum], reader: 'debtor', payTo: null } }
const noFiles: Attachments = { sendWith: (_, send) => send([]), list: null, button: null }

afterEach(() => void vi.useRealTimers())

test('“I have paid” asks when the sum was paid, with today filled in', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 30, 23, 59, 59), toFake: ['Date'] })
  answerCallsWith(null)
  const ignore = () => undefined
  await renderComponent(
    <SumPaidDialog claim={claim} position={0} attachments={noFiles} onClose={ignore} onSubmit={async () => ignore()} />,
  )
  await screen.findByRole('dialog', { name: /^When did you pay EUR\s500\.00\?$/ })
  expect(screen.getByLabelText<HTMLInputElement>('Paid on').value).toBe('2026-11-30')
})
