// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderComponent } from './testing/render.tsx'
import { useToast } from './toast.ts'
import Toaster from './toaster.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test.each([
  ['success', 3_000],
  ['error', 5_000],
] as const)('a message of the tone %s stays for %i ms', async (tone, milliseconds) => {
  await renderComponent(<Toaster />)
  const text = `A message of the tone ${tone}`
  useToast()[tone](text)
  await advance(100)
  expect(screen.getByText(text)).toBeDefined()
  // Else a screen reader would take it for a dialog.
  expect(screen.getByRole('group').hasAttribute('aria-modal')).toBe(false)
  await advance(milliseconds - 500)
  expect(screen.getByText(text)).toBeDefined()
  await advance(1_000)
  expect(screen.queryByText(text)).toBeNull()
})

test('what one act says stands in one message, and a later message takes its place', async () => {
  await renderComponent(<Toaster />)
  const toast = useToast()
  toast.success('An earlier act')
  await advance(1_000)
  toast.error('It could not be done')
  toast.error('Something went wrong!')
  toast.error('It could not be done')
  await advance(100)
  const said = () =>
    screen.queryAllByRole('group').map(message => [...message.querySelectorAll('p')].map(each => each.textContent))
  expect(said()).toEqual([['It could not be done', 'Something went wrong!']])
  // A new message has its whole time, whatever was shown before it.
  await advance(4_000)
  toast.success('A later act')
  await advance(2_500)
  expect(said()).toEqual([['A later act']])
  await advance(1_000)
  expect(said()).toEqual([])
})
