// @vitest-environment happy-dom
import { partyClaimExample, resolutionExample } from '@redress/contract/example-schemas.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { ProposalForm } from './proposal-form.tsx'

const negotiated = { ...partyClaimExample, resolutions: [resolutionExample] }
const valueField = () => screen.getByLabelText('Value')
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Propose Resolution' })

test('it can be sent as soon as something differs from the last terms', {
  tags: 'SPEC-5-unchanged-proposal',
}, async () => {
  answerCallsWith(null)
  await renderComponent(<ProposalForm claim={negotiated} act="propose" />)
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
  await renderComponent(<ProposalForm claim={negotiated} act="propose" />)
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
  await renderComponent(<ProposalForm claim={{ ...partyClaimExample, asked: null }} act="propose" />)
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

test('a counter-offer is sent as one, and stands for as many days as are chosen, 14 at first', async () => {
  const calls = answerCallsWith(negotiated)
  await renderComponent(<ProposalForm claim={{ ...negotiated, role: 'Plaintiff' }} act="counter" />)
  const days = screen.getByLabelText<HTMLSelectElement>('How long the offer is open')
  expect(days.value).toBe('14')
  await userEvent.selectOptions(days, '30')
  await userEvent.clear(valueField())
  await userEvent.type(valueField(), '950')
  await userEvent.click(screen.getByRole('button', { name: 'Make the counter-offer' }))
  const sent = await vi.waitUntil(() => calls.find(([address]) => String(address).endsWith('/counter-resolution')))
  expect(JSON.parse(String(sent[1]?.body))).toMatchObject({
    ...{ value: 950, validForDays: 30 },
    resolutionId: resolutionExample.id,
  })
})

test('the offer in plain words and the terms as they are recorded fill each other', async () => {
  answerCallsWith(null)
  await renderComponent(<ProposalForm claim={{ ...negotiated, role: 'Plaintiff' }} act="propose" />)
  const field = (label: string) => screen.getByLabelText<HTMLSelectElement>(label)
  const chosen = (label: string) => field(label).selectedOptions[0]?.textContent
  await userEvent.selectOptions(field('What you offer'), 'Nobody pays the other anything')
  expect(chosen('Winning party')).toBe('Defendant (the other party)')
  screen.getByText('The amount that you drop. The fee depends on it.')
  await userEvent.selectOptions(field('Winning party'), 'Plaintiff (me)')
  screen.getByText('The amount that you would receive.')
  expect(chosen('What you offer')).toBe('I receive an amount from Dora Defendant')
  await userEvent.selectOptions(field('Cost owner'), 'Plaintiff (me)')
  expect(chosen('Who pays the platform fee, if the offer is accepted')).toBe('I do')
})

const effect = () =>
  screen.getByText('What this offer does').parentElement?.textContent?.replaceAll('\u00a0', ' ') ?? ''

test('what the offer does for both sides follows what is typed', async () => {
  answerCallsWith(null)
  await renderComponent(<ProposalForm claim={{ ...negotiated, role: 'Plaintiff' }} act="propose" />)
  await userEvent.clear(valueField())
  await userEvent.type(valueField(), '800')
  expect(effect()).toContain('You would receive EUR 800.00. Dora Defendant pays the fee of EUR 200.00.')
  expect(effect()).toContain('Dora Defendant pays EUR 1,000.00.')
  await userEvent.selectOptions(screen.getByLabelText('Winning party'), 'Defendant (the other party)')
  await userEvent.selectOptions(screen.getByLabelText('Cost owner'), 'Plaintiff (me)')
  expect(effect()).toContain('You would receive nothing, and pay the fee of EUR 200.00.')
  expect(effect()).toContain('Dora Defendant neither pays nor receives anything.')
})

test('by instalments without a day it says what is missing, and so does the button', async () => {
  const calls = answerCallsWith(null)
  await renderComponent(<ProposalForm claim={{ ...negotiated, role: 'Plaintiff' }} act="counter" />)
  await userEvent.selectOptions(screen.getByLabelText('When is it paid?'), 'In instalments')
  expect(effect()).not.toContain('Within two weeks')
  expect(effect()).toContain('The day is missing.')
  const before = calls.length
  await userEvent.click(screen.getByRole('button', { name: 'Make the counter-offer' }))
  const problems = within(await screen.findByRole('alert')).getAllByRole('button')
  expect(problems.map(each => each.textContent)).toEqual([expect.stringContaining('First instalment on')])
  expect(calls.length).toBe(before)
})

test.each([
  ['gives its maker nothing', '800', 'Defendant (the other party)', 'This offer gives you nothing.'],
  ['exceeds the claim', '1,300.50', 'Plaintiff (me)', 'This offer is EUR 100.00 more than the claim.'],
])(
  'an offer that %s is asked about before it is sent, and stays typed',
  { timeout: 30_000 },
  async (_which, value, winner, question) => {
    const calls = answerCallsWith(null)
    await renderComponent(<ProposalForm claim={{ ...negotiated, role: 'Plaintiff' }} act="propose" />)
    await userEvent.clear(valueField())
    await userEvent.type(valueField(), value)
    await userEvent.selectOptions(screen.getByLabelText('Winning party'), winner)
    const before = calls.length
    await userEvent.click(submit())
    const dialog = await screen.findByRole('alertdialog', {}, { timeout: 10_000 })
    expect(dialog.textContent?.replaceAll('\u00a0', ' ')).toContain(question)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(calls.length).toBe(before)
    expect((valueField() as HTMLInputElement).value).toBe(value)
  },
)

describe('when it is paid', () => {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const when = () => screen.getByLabelText('When is it paid?')
  const firstDay = () => screen.getByLabelText('First instalment on')
  const open = async () => {
    const calls = answerCallsWith(negotiated)
    await renderComponent(<ProposalForm act="propose" claim={negotiated} />)
    await userEvent.selectOptions(when(), 'In instalments')
    return calls
  }

  test('the plan is shown as it grows, and sent with the note', { timeout: 30_000 }, async () => {
    const calls = await open()
    fireEvent.change(firstDay(), { target: { value: '2026-12-31' } })
    await userEvent.selectOptions(screen.getByLabelText('How many'), '7')
    expect(screen.getByText(/6 times EUR.128\.57 and once EUR.128\.58, the first on 31.Dec.2026/)).toBeDefined()
    expect(effect()).toContain('EUR 900.00 in 7 instalments (all of EUR 128.57 but the last of EUR 128.58')
    expect(screen.getAllByRole('row')).toHaveLength(8)
    fireEvent.change(firstDay(), { target: { value: day(10) } })
    await userEvent.selectOptions(screen.getByLabelText('How many'), '2')
    await userEvent.type(screen.getByLabelText(/^Note to your offer/), 'In two parts.')
    await userEvent.click(submit())
    const [, sent] = calls.find(([, options]) => options?.method === 'POST') ?? []
    expect(JSON.parse(String(sent?.body))).toMatchObject({
      paymentPlan: [{ dueOn: day(10), value: 450 }, { value: 450 }],
      note: 'In two parts.',
    })
  })

  test.each([
    ['is missing', '', validationTexts.date],
    ['is over', day(-3), validationTexts.planPast],
    ['is too far ahead', day(5 * 366), validationTexts.planTooFar],
  ])('a first day that %s is said beside its field', async (_which, value, message) => {
    const calls = await open()
    fireEvent.change(firstDay(), { target: { value } })
    const before = calls.length
    await userEvent.type(screen.getByLabelText(/^Note to your offer/), '.')
    await userEvent.click(submit())
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    expect(calls.length).toBe(before)
  })

  test('is not asked where nobody pays', async () => {
    await open()
    await userEvent.selectOptions(screen.getByLabelText('Winning party'), 'Defendant')
    expect(screen.queryByLabelText('When is it paid?')).toBeNull()
    expect(screen.queryByLabelText('First instalment on')).toBeNull()
  })
})
