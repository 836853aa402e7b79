// @vitest-environment happy-dom
import { userExample } from '@redress/contract/example-schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useNavigate } from 'react-router'
import { beforeAll, expect, test, vi } from 'vitest'
import { type SessionUser, sessionQuery } from '../lib/session.ts'
import { useConfirm } from './confirm-dialog.tsx'
import { renderComponent } from './testing/render.tsx'

let leave: () => unknown
let signIn: (user: SessionUser | null) => unknown

function Delete({ onAnswer }: { onAnswer: (answer: boolean) => void }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  leave = () => navigate('/elsewhere')
  signIn = async user => {
    await queries.cancelQueries()
    queries.setQueryData(sessionQuery.queryKey, user)
  }
  const confirm = useConfirm()
  const ask = async () => onAnswer(await confirm({ title: 'Do you want to delete it?', confirmLabel: 'Delete' }))
  return (
    <button type="button" onClick={ask}>
      {'…'}
    </button>
  )
}

// Loaded before it is asked for, so that loading it takes no test's time.
beforeAll(() => import('./confirm-question.tsx'))

async function answer(press: () => Promise<unknown>) {
  const onAnswer = vi.fn()
  await renderComponent(<Delete onAnswer={onAnswer} />)
  await act(async () => signIn(userExample))
  await userEvent.click(screen.getByRole('button', { name: '…' }))
  expect(await screen.findByRole('alertdialog', { name: 'Do you want to delete it?' })).toBeDefined()
  await press()
  await vi.waitFor(() => expect(onAnswer).toHaveBeenCalled())
  expect(screen.queryByRole('alertdialog')).toBeNull()
  return onAnswer.mock.calls
}

test('confirming answers yes', async () => {
  expect(await answer(() => userEvent.click(screen.getByRole('button', { name: 'Delete' })))).toEqual([[true]])
})

test.each([
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Leaving the page', () => act(async () => leave())],
  ['The end of the session', () => act(async () => signIn(null))],
])('%s answers no', async (_, press) => {
  expect(await answer(press)).toEqual([[false]])
})
