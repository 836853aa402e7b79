// @vitest-environment happy-dom
import { partyClaimExample, resolutionExample } from '@redress/contract/examples-of-things.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { ProposalForm } from './proposal-form.tsx'

const negotiated = { ...partyClaimExample, resolutions: [resolutionExample] }
const valueField = () => screen.getByLabelText('Value')
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Propose Resolution' })

test('it can be sent as soon as something differs from the last terms', {
  tags: 'SPEC-5-unchanged-proposal',
}, async () => {
  answerCallsWith(null)
  await renderComponent(<ProposalForm claim={negotiated} />)
  expect(submit().disabled).toBe(true)
  await userEvent.clear(valueField())
  await userEvent.type(valueField(), '800')
  expect(submit().disabled).toBe(false)
  await userEvent.clear(valueField())
  await userEvent.type(valueField(), '900')
  expect(submit().disabled).toBe(true)
})

test('the fee follows the value', { tags: 'SPEC-9-platform-fee' }, async () => {
  answerCallsWith(null)
  await renderComponent(<ProposalForm claim={negotiated} />)
  const fee = 'The fees for this proposed Resolution Agreement would be EUR'
  expect(screen.getByText(`${fee} 200.00`)).toBeDefined()
  await userEvent.clear(valueField())
  await userEvent.type(valueField(), '11000')
  expect(screen.getByText(`${fee} 550.00`)).toBeDefined()
})

test('what is refused stands in the summary, which has the focus, and beside its field', {
  tags: 'SPEC-5-validation-beside-field',
}, async () => {
  const calls = answerCallsWith(null)
  await renderComponent(<ProposalForm claim={{ ...partyClaimExample, claimValue: null }} />)
  await userEvent.type(valueField(), '0.5')
  const before = calls.length
  await userEvent.click(submit())
  const summary = await screen.findByRole('alert')
  expect(document.activeElement).toBe(summary)
  const problems = within(summary).getAllByRole('button')
  expect(problems.map(each => each.textContent)).toEqual([
    expect.stringContaining(validationTexts.required),
    expect.stringContaining(validationTexts.claimValueMinimum),
    expect.stringContaining(validationTexts.required),
  ])
  expect(valueField().getAttribute('aria-invalid')).toBe('true')
  expect(calls.length).toBe(before)
})
