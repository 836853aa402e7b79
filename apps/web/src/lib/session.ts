import type { getSession } from '@redress/contract/auth.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { caller } from './api-client.ts'
import { isApiError } from './api-error.ts'
import { clearPersistedFormsOfOthers } from './form-persistence.ts'
import { paths } from './paths.ts'
import { queryKeys } from './query-keys.ts'
import { sessionHint } from './session-hint.ts'

const fetchSession = caller<typeof getSession>('GET', '/v1/auth')

export type SessionUser = Awaited<ReturnType<typeof fetchSession>>

/**
 * The signed-in user; `null` for a visitor. After sign-in: `queryClient.setQueryData(sessionQuery.queryKey, user)`.
 */
export const sessionQuery = queryOptions<SessionUser | null>({
  queryKey: queryKeys.session,
  staleTime: 5 * 60_000,
  queryFn: async ({ signal }) => {
    // A public page sends no request unless the session hint is set.
    if (!sessionHint.isSet() && !isProtected(window.location.pathname)) return null
    try {
      const user = await fetchSession(undefined, { signal, whenSignedOut: 'fail' })
      noteSignIn(user)
      return user
    } catch (error) {
      if (!isApiError(error) || error.status !== 401) throw error
      sessionHint.set(false)
      return null
    }
  },
})

/** Updates the browser's storage after sign-in: sets the session hint, and removes other users' form input. */
export function noteSignIn(user: SessionUser): void {
  sessionHint.set(true)
  clearPersistedFormsOfOthers(user.id)
}

/** Whether a page requires a signed-in user. */
export const isProtected = (path: string): boolean => path.startsWith(paths.dashboard.home)

export const isConfirmed = (user: SessionUser): boolean => user.emails.some(email => email.isConfirmed)

/** The session as a page asks for it: still unknown, a visitor, or a user with or without a confirmed e-mail. */
export function useSession() {
  const { data, error, isPending, refetch } = useQuery(sessionQuery)
  return {
    user: data ?? null,
    isConfirmed: data ? isConfirmed(data) : false,
    isPending,
    /** Why the session is unknown: the server is unavailable, or the browser is offline. */
    error: data === undefined ? error : null,
    refetch,
  }
}

/** Applies a sign-in or logout in one tab to all tabs. */
export function useSessionAcrossTabs(): void {
  const queries = useQueryClient()
  useEffect(
    () => sessionHint.subscribe(() => void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })),
    [queries],
  )
}
