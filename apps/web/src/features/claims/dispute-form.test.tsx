// @vitest-environment happy-dom
import { partyClaimExample } from '@redress/contract/example-schemas.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { DisputeForm } from './dispute-form.tsx'

test('a dispute that is not in force is changed from the words that it has', async () => {
  answerCallsWith(null)
  const claim = {
    ...partyClaimExample,
    role: 'Defendant' as const,
    disputeReason: 'Legal' as const,
    disputeExplanation: 'I was never asked.',
  }
  await renderComponent(<DisputeForm claim={claim} onChanged={() => undefined} />)
  expect((screen.getByLabelText(/Additional explanation/) as HTMLTextAreaElement).value).toBe('I was never asked.')
  expect((screen.getByLabelText(/Reason/) as HTMLSelectElement).value).toBe('Legal')
  expect(screen.getByRole('button', { name: 'Save your answer' })).toBeDefined()
})
