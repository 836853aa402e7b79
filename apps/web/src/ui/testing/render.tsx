import type { getSession } from '@redress/contract/auth.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'
import { sessionHint } from '../../lib/session-hint.ts'
import { areas, english } from '../../texts/catalogue.ts'
import { ConfirmProvider } from '../confirm-dialog.tsx'

// A component may take seconds on a busy machine with few cores.
configure({ asyncUtilTimeout: 15_000 })

function leaveNothing(): void {
  cleanup()
  // Stored form input would appear in the next test's form, and its address would choose what is shown.
  sessionHint.set(false)
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
}

const Rendered = ({ children }: { children: ReactNode }) => children

/** Renders a component as a page in English at an address would; for tests with the environment happy-dom. */
export async function renderComponent(component: ReactNode, address = '/') {
  onTestFinished(leaveNothing)
  await Promise.all(areas.map(english.load))
  const queryClient = createQueryClient()
  return render(component, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[address]}>
          <ConfirmProvider>
            <Rendered>{children}</Rendered>
          </ConfirmProvider>
        </MemoryRouter>
      </QueryClientProvider>
    ),
  })
}

/** Stubs the API: every call returns this data, and nobody is signed in. Returns the calls. */
export const answerCallsWith = (data: unknown) =>
  answerCalls(({ pathname }) => (pathname === ('/v1/auth' satisfies (typeof getSession)['path']) ? null : data))

/** Stubs the API with a response per call; `null` for the session call means that nobody is signed in. */
export function answerCalls(dataOf: (url: URL, options: RequestInit) => unknown) {
  const fetch = vi.fn(async (...[address, options = {}]: Parameters<typeof globalThis.fetch>) => {
    const url = new URL(String(address), 'http://localhost:3000')
    const data = dataOf(url, options)
    return data === null && url.pathname === '/v1/auth'
      ? Response.json({ code: 'NOT_SIGNED_IN' }, { status: 401 })
      : Response.json({ data })
  })
  onTestFinished(leaveNothing)
  vi.stubGlobal('fetch', fetch)
  return fetch.mock.calls
}
