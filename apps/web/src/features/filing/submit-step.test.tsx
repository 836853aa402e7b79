// @vitest-environment happy-dom
import { partyClaimExample, userExample } from '@redress/contract/example-schemas.ts'
import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { sessionHint } from '../../lib/session-hint.ts'
import { answerCalls, answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
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

test('whoever has an account that does not say who they are says it in the profile first', async () => {
  sessionHint.set(true)
  onTestFinished(() => sessionHint.set(false))
  answerCalls(({ pathname }) =>
    pathname === '/v1/auth'
      ? { ...userExample, country: null, identificationId: '' }
      : { submissionFee: 10, noticePeriod: 'P15D' },
  )
  await renderComponent(<SubmitStep claim={partyClaimExample} unsaved={[]} />)
  const links = await screen.findAllByRole('link', { name: /^(First name|Country|Identification ID)$/ })
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Country', '/dashboard/profile'],
    ['Identification ID', '/dashboard/profile'],
  ])
  expect(submit().disabled).toBe(true)
})

test.each([
  [10, 'Submitting costs EUR 10.00. Your claim is filed when that is paid.'],
  [0, 'Submitting costs nothing. Your claim is filed at once.'],
])('a claim whose submission costs %d says so', async (submissionFee, words) => {
  answerCalls(() => ({ noticePeriod: 'P15D' }))
  await renderComponent(<SubmitStep claim={{ ...partyClaimExample, submissionFee }} unsaved={[]} />)
  expect(await screen.findByText(words)).toBeDefined()
})
