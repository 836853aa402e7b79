// @vitest-environment happy-dom
import type { AccountChange } from '@redress/contract/auth.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { UndoChange } from './undo-change.tsx'

const change: AccountChange = {
  kind: 'second factor on',
  address: '',
  username: 'ada',
  happenedAt: '2026-01-20T10:02:00.000Z',
  isUndone: false,
  takesProof: true,
}

test.each([
  ['the password', 'Password', 'Correct-horse-7', { password: 'Correct-horse-7' }],
  ['a recovery code', 'Recovery code', 'ABCDEF-GHJKMN-PQRSTV-WXYZ23', { oneTimeCode: 'ABCDEFGHJKMNPQRSTVWXYZ23' }],
])('a second factor is undone with %s beside the link', async (_, label, typed, body) => {
  const calls = answerCallsWith({ ...change, isUndone: true })
  await renderComponent(<UndoChange change={change} token="the-link" />)
  if (label !== 'Password') fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }))
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value: typed } })
  fireEvent.click(screen.getByRole('button', { name: 'This was not me: undo it' }))
  await expect.poll(() => calls.map(([, request]) => request?.body)).toContain(JSON.stringify(body))
})
