// @vitest-environment happy-dom
import { errors } from '@redress/contract/errors.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '../lib/api-error.ts'
import { failureFrom } from '../lib/failure-of.ts'
import { Loaded, type LoadedProps } from './loaded.tsx'
import { renderComponent } from './testing/render.tsx'
import { toastManager } from './toast.ts'
import Toaster from './toaster.tsx'

const refetch = vi.fn()
const show = (query: Partial<LoadedProps<string>['query']>) =>
  renderComponent(
    <Loaded
      query={{ data: undefined, error: null, errorUpdateCount: 0, refetch, ...query }}
      failure="It could not be loaded"
      notFound="It does not exist"
    >
      {data => <p>{data}</p>}
    </Loaded>,
  )

test('what is awaited is marked as busy', async () => {
  const { container } = await show({})
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull()
})

test('a failure says so, and trying again asks again', async () => {
  await show({ error: new Error('away'), errorUpdateCount: 1 })
  expect(screen.getByRole('alert').textContent).toContain('It could not be loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalled()
})

test('while it is tried again it is busy, and no failure any more', async () => {
  const failed = { data: undefined, error: new Error('away'), errorUpdateCount: 1, refetch }
  const loaded = (query: LoadedProps<string>['query']) => (
    <Loaded query={query} failure="It could not be loaded">
      {data => <p>{data}</p>}
    </Loaded>
  )
  const { container, rerender } = await renderComponent(loaded(failed))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  rerender(loaded({ ...failed, error: null }))
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what does not exist is no failure', async () => {
  await show({ error: new ApiError({ status: 404, code: 'CLAIM_NOT_FOUND', message: 'Claim not found.' }) })
  expect(screen.getByText('It does not exist')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a background fetch that fails leaves what is shown', async () => {
  await show({ data: 'Shown', error: new Error('away'), errorUpdateCount: 1 })
  expect(screen.getByText('Shown')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a failed load is told in one toast, however often it is asked again unseen, and again after it was tried by hand', async () => {
  const failure = 'The list could not be loaded'
  const messages = vi.spyOn(toastManager, 'add')
  const told = () => messages.mock.calls.filter(([{ data }]) => data?.sentences.includes(failure)).length
  const failed = { data: undefined, error: new Error('away'), errorUpdateCount: 1, refetch }
  const loaded = (query: LoadedProps<string>['query']) => (
    <>
      <Toaster />
      <Loaded query={query} failure={failure}>
        {data => <p>{data}</p>}
      </Loaded>
    </>
  )
  const { rerender } = await renderComponent(loaded(failed))
  await vi.waitFor(() => expect(told()).toBe(1))
  rerender(loaded({ ...failed, error: null }))
  rerender(loaded({ ...failed, error: new Error('still away'), errorUpdateCount: 2 }))
  expect(screen.getByRole('alert').textContent).toContain(failure)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(told()).toBe(1)
  rerender(loaded({ ...failed, error: null, errorUpdateCount: 2 }))
  rerender(loaded({ ...failed, error: new Error('away once more'), errorUpdateCount: 3 }))
  await vi.waitFor(() => expect(told()).toBe(2))
})

test('a page that is limited says when it can be tried again', async () => {
  const error = failureFrom(429, { code: 'TOO_MANY_REQUESTS', error: 'That was too often.' }, '42')
  await show({ error, errorUpdateCount: 1 })
  expect(screen.getByRole('alert').textContent).toContain('Please try again in 42 seconds.')
})

test('a wait after wrong passwords says how long it is, and the way around it', async () => {
  const error = failureFrom(429, { code: 'TOO_MANY_WRONG_PASSWORDS', error: 'Too many.' }, '900')
  await renderComponent(
    <Loaded query={{ data: undefined, error, errorUpdateCount: 1, refetch }} failure="The list could not be loaded">
      {data => <p>{data}</p>}
    </Loaded>,
  )
  expect(screen.getByRole('alert').textContent).toMatch(/wait 15 minutes .* choose a new one by email/)
})

test('while the server is out of reach it says so, comes back by itself, and leaves no toast', {
  timeout: 30_000,
}, async () => {
  const messages = vi.spyOn(toastManager, 'add')
  refetch.mockClear()
  const error = new ApiError({ status: 0, code: 'UNREACHABLE', message: '' })
  await show({ error, errorUpdateCount: 1 })
  expect(screen.getByRole('alert').textContent).toContain('We cannot reach Redress.This page comes back by itself.')
  await waitFor(() => expect(refetch).toHaveBeenCalled())
  expect(messages).not.toHaveBeenCalled()
})

test('parts of a page that another account’s cookies were sent for say so once, and offer to load the page', async () => {
  const add = vi.spyOn(toastManager, 'add')
  onTestFinished(() => add.mockRestore())
  const { status, text } = errors.OTHER_ACCOUNT
  const error = new ApiError({ status, code: 'OTHER_ACCOUNT', message: text })
  const part = (title: string, failed: Error) => (
    <section aria-label={title}>
      <Loaded query={{ data: undefined, error: failed, errorUpdateCount: 1, refetch }} failure="It could not be loaded">
        {data => <p>{String(data)}</p>}
      </Loaded>
    </section>
  )
  const parts = (first: Error) => (
    <>
      {part('First', first)}
      {part('Second', error)}
      {part('Third', error)}
    </>
  )
  const { rerender } = await renderComponent(parts(error))
  expect(screen.getAllByText(text)).toHaveLength(1)
  expect(within(screen.getByRole('region', { name: 'First' })).getByRole('button').textContent).toBe(
    'Load the page again',
  )
  expect(add).not.toHaveBeenCalled()
  // The next part says it where the first one has something else to say.
  rerender(parts(new Error('away')))
  expect(within(screen.getByRole('region', { name: 'Second' })).getByText(text)).toBeDefined()
  expect(screen.getAllByText(text)).toHaveLength(1)
})
