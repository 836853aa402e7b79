// @vitest-environment happy-dom
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { partyClaimExample, userExample } from '@redress/contract/example-schemas.ts'
import { defendants as texts } from '@redress/texts/en/page/filing.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { useSession } from '../../lib/session.ts'
import { sessionHint } from '../../lib/session-hint.ts'
import { answerCalls, renderComponent } from '../../ui/testing/render.tsx'
import { DefendantsStep } from './defendants-step.tsx'

const draft: PartyClaim = { ...partyClaimExample, status: 'PENDING', currentStatus: 'PENDING', defendants: [] }

/** The dashboard shows a step to nobody whom it does not know. */
const Step = () => (useSession().user ? <DefendantsStep claim={draft} /> : null)

async function show(country: string | null = 'PT') {
  const calls = answerCalls(({ pathname }) => (pathname === '/v1/auth' ? { ...userExample, country } : draft))
  sessionHint.set(true)
  onTestFinished(() => sessionHint.set(false))
  await renderComponent(<Step />)
  await screen.findByText(texts.company)
  return { calls, user: userEvent.setup() }
}

test.each([
  ['company', texts.dialogs.addCompany],
  ['person', texts.dialogs.addPerson],
] as const)('a %s is chosen by its own button', async (kind, title) => {
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: texts.add[kind] }))
  expect(screen.getByRole('dialog', { name: title })).toBeDefined()
})

test.each([
  ['PT', 'PT'],
  [null, ''],
])('a company of a plaintiff in %s is at first of the country "%s"', async (own, given) => {
  const { user } = await show(own)
  await user.click(screen.getByRole('button', { name: texts.add.company }))
  expect(screen.getByLabelText<HTMLSelectElement>(texts.fields.country).value).toBe(given)
  expect(screen.queryByText(texts.hints.country) !== null).toBe(own !== null)
})

test('a website is taken without https', async () => {
  const { calls, user } = await show()
  await user.click(screen.getByRole('button', { name: texts.add.company }))
  await user.type(screen.getByLabelText(texts.fields.legalName), 'Roof GmbH')
  await user.type(screen.getByLabelText(texts.fields.taxId), 'ATU12345678')
  await user.type(screen.getByLabelText(texts.fields.email), 'office@roof.example')
  await user.type(screen.getByLabelText(/^Website/), 'roof.example')
  await user.click(screen.getByRole('button', { name: texts.save }))
  const sent = () => calls.find(([, request]) => request?.method === 'POST')
  await waitFor(() => expect(sent()).toBeDefined())
  expect(JSON.parse(String(sent()?.[1]?.body))).toMatchObject({ country: 'PT', website: 'https://roof.example' })
})
