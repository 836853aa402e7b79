// @vitest-environment happy-dom
import { claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../ui/testing/render.tsx'
import { RecordedStatus, StatusBadge } from './claim-status.tsx'

test.each(claimStatuses)('%s is shown in capitalised words', async status => {
  await renderComponent(<StatusBadge status={status} />)
  const label = status.replace('PLANTIFF', 'PLAINTIFF').replaceAll('_', ' ')
  const shown = screen.getByText(new RegExp(`^${label}$`, 'i')).textContent ?? ''
  expect(shown.split(' ').filter(word => !/^[A-Z]/.test(word))).toEqual([])
})

const published = {
  currentStatus: 'PUBLISHED',
  isDisregarded: false,
  isReached: true,
  ending: null,
  paymentClaimedOn: null,
  publicPerformance: null,
} as const
const won = { ...published, currentStatus: 'RESOLVED_IN_FAVOUR_OF_DEFENDANT', ending: 'withdrawn' } as const
const paid = { ...published, currentStatus: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF' } as const

test.each<[string, ComponentProps<typeof RecordedStatus>['claim'], string[]]>([
  ['and nothing else', published, ['Published']],
  ['that nobody has answered', { ...published, isDisregarded: true }, ['Published', 'No response']],
  [
    'that nobody could be reached',
    { ...published, isDisregarded: true, isReached: false },
    ['Published', 'Could not be reached'],
  ],
  [
    'that it is said to be paid',
    { ...published, paymentClaimedOn: '2026-03-04' },
    ['Published', 'Says that it was paid on 04-Mar-2026'],
  ],
  [
    'that it was withdrawn',
    { ...won, paymentClaimedOn: '2026-03-04' },
    ['Resolved In Favour Of Defendant', 'Withdrawn'],
  ],
  [
    'that what was agreed is paid',
    { ...paid, publicPerformance: { state: 'kept' } },
    ['Resolved In Favour Of Plaintiff', 'Agreement kept'],
  ],
  [
    'that nobody has contradicted what is said to be paid',
    { ...paid, publicPerformance: { state: 'not contradicted' } },
    ['Resolved In Favour Of Plaintiff', 'Said to be paid, not contradicted'],
  ],
  [
    'that what was agreed is not paid',
    { ...paid, publicPerformance: { state: 'overdue', since: '2026-03-04' } },
    ['Resolved In Favour Of Plaintiff', 'Payment overdue since 04-Mar-2026'],
  ],
])('the public record states the status, and beside it %s', async (_, claim, said) => {
  const { container } = await renderComponent(<RecordedStatus claim={claim} />)
  const badges = [...container.querySelectorAll('[data-tone]')].map(({ textContent }) =>
    textContent?.replaceAll('\u2011', '-'),
  )
  expect(badges).toEqual(said)
})
