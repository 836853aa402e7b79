// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { useConfirm } from './confirm-dialog.tsx'
import { renderComponent } from './testing/render.tsx'

function Delete({ onAnswer }: { onAnswer: (answer: boolean) => void }) {
  const confirm = useConfirm()
  const ask = async () => onAnswer(await confirm({ title: 'Do you want to delete it?', confirmLabel: 'Delete' }))
  return (
    <button type="button" onClick={ask}>
      {'…'}
    </button>
  )
}

// Loaded before it is asked for, so that loading it takes no test's time.
beforeAll(() => import('./dialog.tsx'))

async function answer(press: () => Promise<unknown>) {
  const onAnswer = vi.fn()
  await renderComponent(<Delete onAnswer={onAnswer} />)
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
])('%s answers no', async (_, press) => {
  expect(await answer(press)).toEqual([[false]])
})
