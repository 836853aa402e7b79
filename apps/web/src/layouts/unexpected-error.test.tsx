// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from '../lib/query-client.ts'
import { routes } from '../router.tsx'
import { areas, english } from '../texts/catalogue.ts'
import { answerCallsWith } from '../ui/testing/render.tsx'

vi.mock('../routes/faq.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('a page that cannot be fetched, as the server is gone, keeps its frame and comes back by itself', {
  timeout: 40_000,
}, async () => {
  await Promise.all(areas.map(english.load))
  answerCallsWith(null)
  const answering = globalThis.fetch
  let isGone = false
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (isGone) throw new TypeError('Failed to fetch')
    return answering(...request)
  })
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  onTestFinished(() => reload.mockRestore())
  const router = createMemoryRouter(routes, { initialEntries: ['/steps'] })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
  isGone = true
  await router.navigate('/faq')
  const heading = await screen.findByRole('heading', { level: 1, name: 'We cannot reach Redress.' })
  expect(heading.closest('main')?.textContent).toContain('This page comes back by itself.')
  expect(screen.getByRole('searchbox')).toBeDefined()
  expect(screen.getByRole('contentinfo')).toBeDefined()
  expect(reload).not.toHaveBeenCalled()
  isGone = false
  await waitFor(() => expect(reload).toHaveBeenCalled())
})
