// @vitest-environment happy-dom
import { userExample } from '@redress/contract/example-schemas.ts'
import type { OpenedLetter } from '@redress/contract/letters.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { GiveAnswer } from './give-answer.tsx'
import { claim, letter } from './testing/opened-letter.ts'

const sent = (calls: unknown[][]) => calls.map(([url]) => String(url)).filter(url => url.includes('/accounts'))

/** Fills in the form of a new account and gives the written answer. */
async function give(answer: OpenedLetter['answer'] = letter.answer) {
  const calls = answerCallsWith({ ...userExample, claimId: claim.id })
  await renderComponent(
    <GiveAnswer letter={{ ...letter, answer }} claim={claim} signIn={null} otherAccounts={null} terms={null} />,
  )
  await userEvent.clear(screen.getByLabelText('Username'))
  await userEvent.type(screen.getByLabelText('Username'), 'dora.typed')
  await userEvent.type(screen.getByLabelText('Password'), 'Settle-it-2026')
  await userEvent.click(screen.getByRole('button', { name: 'Open the account and send the answer' }))
  return calls
}

test('whoever concedes by letter beside another’s dispute is asked first, and gives nothing where they decline', async () => {
  const calls = await give()
  expect(screen.getByText(/^Does not count until/)).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent(calls)).toEqual([])
  // The input is stored, so it survives a reload.
  expect(JSON.stringify({ ...sessionStorage })).toContain('dora.typed')
})

test('what was conceded of a claim that was amended since is not given', async () => {
  answerCallsWith({ ...userExample, claimId: claim.id })
  const answer = { kind: 'concession', value: (claim.asked ?? 0) - 1 } as const
  await renderComponent(
    <GiveAnswer letter={{ ...letter, answer }} claim={claim} signIn={null} otherAccounts={null} terms={null} />,
  )
  expect(screen.getByText('Somebody has acted on the claim')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Open the account and send the answer' })).toBeNull()
})

test('whoever confirms it gives the concession', async () => {
  const calls = await give()
  await userEvent.click(await screen.findByRole('button', { name: 'Accept in full and pay' }))
  await waitFor(() => expect(sent(calls)).toHaveLength(1))
})

test('whoever disputes beside another’s dispute is not asked', async () => {
  const calls = await give({ kind: 'dispute', disputeReason: 'Other', disputeExplanation: 'It was dry.' })
  await waitFor(() => expect(sent(calls)).toHaveLength(1))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
