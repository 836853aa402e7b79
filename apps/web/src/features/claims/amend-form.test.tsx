// @vitest-environment happy-dom
import { partyClaimExample } from '@redress/contract/example-schemas.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { AmendForm } from './amend-form.tsx'

test('an amendment says what is asked so far and of whom, until when, its fee and what becomes public', async () => {
  answerCallsWith(null)
  const claim = {
    ...partyClaimExample,
    status: 'PENDING_PUBLICATION' as const,
    asked: 640.5,
    noticePeriodEndsAt: '2999-01-11T12:00:00.000Z',
  }
  await renderComponent(<AmendForm claim={claim} onDone={() => undefined} />)
  const terms = [...document.querySelectorAll('dl > div')].map(row => row.textContent?.replaceAll('\u00a0', ' '))
  expect(terms).toEqual([
    'Asked so farEUR 640.50, from Dora Defendant',
    'Answer due by (unchanged)10-Jan-2999',
    'FeeNone',
    'Made publicThe new amount, when the claim is published. Only the parties see the earlier one.',
  ])
  expect(screen.getByRole('button', { name: 'Amend claim' })).toBeDefined()
})
