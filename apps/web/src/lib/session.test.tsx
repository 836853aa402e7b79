// @vitest-environment happy-dom
import { userExample } from '@redress/contract/example-schemas.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionQuery, useSessionAcrossTabs } from './session.ts'

const [ada, emil] = [userExample, { ...userExample, id: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d' }]
const claim = ['claims', 'one']

// The cache tells of what has changed in a later turn.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  ['the same person is back', [ada, null, ada], 'what Ada read'],
  ['somebody else has logged in', [ada, null, emil], undefined],
  ['somebody else has taken the place at once', [ada, emil], undefined],
  ['a visitor has logged in', [null, emil], 'what Ada read'],
])('a tab keeps what it has loaded only for one account: %s', (_who, sessions, kept) => {
  const queries = new QueryClient()
  const [first, ...others] = sessions
  queries.setQueryData(sessionQuery.queryKey, first)
  queries.setQueryData(claim, 'what Ada read')
  renderHook(useSessionAcrossTabs, {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  })
  for (const session of others) {
    queries.setQueryData(sessionQuery.queryKey, session)
    vi.advanceTimersByTime(1)
  }
  expect(queries.getQueryData(claim)).toBe(kept)
})
