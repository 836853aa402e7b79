// @vitest-environment happy-dom
import { partyClaimExample } from '@redress/contract/example-schemas.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { SubmitStep } from './submit-step.tsx'

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' })

test('what is complete and saved can be submitted', async () => {
  answerCallsWith(null)
  await renderComponent(<SubmitStep claim={partyClaimExample} unsaved={[]} />)
  expect(submit().disabled).toBe(false)
})

test('nothing older than what was typed is submitted: what is not saved yet is said, and leads to its field', async () => {
  answerCallsWith(null)
  await renderComponent(<SubmitStep claim={partyClaimExample} unsaved={['whatDidYouDo', 'representationStatus']} />)
  expect(submit().disabled).toBe(true)
  expect(screen.getByText('so that nothing older is submitted', { exact: false })).toBeDefined()
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(link('What did you do?')).toMatch(/step-2\/.*change=whatDidYouDo/)
  expect(link('Representation status')).toMatch(/step-4\/.*change=representationStatus/)
})
