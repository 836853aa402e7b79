// @vitest-environment happy-dom
import { claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../ui/testing/render.tsx'
import { RecordedStatus, StatusBadge } from './claim-status.tsx'

test.each(claimStatuses)('%s is shown in capitalised words', async status => {
  await renderComponent(<StatusBadge status={status} />)
  const label = status.replace('PLANTIFF', 'PLAINTIFF').replaceAll('_', ' ')
  const shown = screen.getByText(new RegExp(`^${label}$`, 'i')).textContent ?? ''
  expect(shown.split(' ').filter(word => !/^[A-Z]/.test(word))).toEqual([])
})

test('the public record states the status, and beside it that nobody has answered', async () => {
  await renderComponent(<RecordedStatus claim={{ currentStatus: 'PUBLISHED', isDisregarded: true }} />)
  expect(screen.getByText('Published')).toBeDefined()
  expect(screen.getByText('No response')).toBeDefined()
})
