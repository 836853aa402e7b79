import type { getSession } from '@redress/contract/auth.ts'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { caller } from './api-client.ts'
import { isApiError } from './api-error.ts'
import { clearPersistedFormsOfOthers } from './form-persistence.ts'
import type { CallOptions } from './http.ts'
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
    return sessionHint.isSet() || isProtected(window.location.pathname) ? readSession({ signal }) : null
  },
})

/** Id of the account that the page was made for; `null` for a visitor, and while it is unknown. */
export const accountOf = (queries: QueryClient): string | null =>
  queries.getQueryData(sessionQuery.queryKey)?.id ?? null

/** Asks the server for the signed-in user; `null` if the session is over. */
async function readSession(options: CallOptions): Promise<SessionUser | null> {
  try {
    const user = await fetchSession(undefined, { ...options, whenSignedOut: 'fail' })
    noteSignIn(user)
    return user
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error
    sessionHint.set(false)
    return null
  }
}

/** Makes the page that of a session which it has begun itself, whichever account it was made for before. */
export async function enterSession(queries: QueryClient): Promise<void> {
  queries.setQueryData(sessionQuery.queryKey, await readSession({ ofAnyAccount: true }))
}

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

/** Applies a sign-in or logout in one tab to all tabs. A tab forgets what it has loaded for another account. */
export function useSessionAcrossTabs(): void {
  const queries = useQueryClient()
  useEffect(
    () => sessionHint.subscribe(() => void queries.invalidateQueries({ queryKey: sessionQuery.queryKey })),
    [queries],
  )
  useEffect(() => {
    let loadedFor = accountOf(queries)
    return queries.getQueryCache().subscribe(() => {
      const account = accountOf(queries)
      if (account === null || account === loadedFor) return
      if (loadedFor !== null)
        queries.removeQueries({ predicate: ({ queryKey: [first] }) => first !== queryKeys.session[0] })
      loadedFor = account
    })
  }, [queries])
}
