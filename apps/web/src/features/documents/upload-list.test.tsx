// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { renderComponent } from '../../ui/testing/render.tsx'
import { UploadList } from './upload-list.tsx'
import type { UploadState } from './upload-queue.ts'

const queue = { cancel: vi.fn(), retry: vi.fn(), dismiss: vi.fn(), add: vi.fn() }
const file = new File(['A letter'], 'letter.pdf')

async function show(state: UploadState) {
  await renderComponent(<UploadList uploads={{ list: [{ id: 7, file, state }], queue }} />)
  return within(screen.getByRole('listitem'))
}

test('a file on its way shows how far it is, and can be cancelled', async () => {
  const row = await show({ phase: 'sending', share: 0.42 })
  expect(row.getByText(/42%/)).toBeDefined()
  expect(row.getByRole('progressbar').getAttribute('value')).toBe('0.42')
  await userEvent.click(row.getByRole('button', { name: 'Cancel the upload of letter.pdf' }))
  expect(queue.cancel).toHaveBeenCalledWith(7)
})

test.each([
  ['cancelled', { phase: 'cancelled' }, /Cancelled/],
  ['failed', { phase: 'failed', error: new Error('away') }, /File could not be uploaded/],
] as const)('one that was %s can be sent again', async (_, state, note) => {
  const row = await show(state)
  expect(row.getByText(note)).toBeDefined()
  await userEvent.click(row.getByRole('button', { name: 'Retry' }))
  expect(queue.retry).toHaveBeenCalledWith(7)
})

test('one of a type that is not accepted says so and cannot be sent again', async () => {
  const error = new ApiError({
    status: 415,
    code: 'FILE_TYPE_NOT_ALLOWED',
    message: 'Files of this type are not accepted.',
  })
  const row = await show({ phase: 'failed', error })
  expect(row.getByText(/not accepted/)).toBeDefined()
  expect(row.queryByRole('button', { name: 'Retry' })).toBeNull()
})
