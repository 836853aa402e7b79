import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { noteSignIn, type SessionUser, sessionQuery } from '../../lib/session.ts'
import { isMarked } from '../../lib/session-hint.ts'
import { useTexts } from '../../texts/texts.tsx'

/** The failure of a sign-in whose cookies the browser does not keep: the next call would find nobody signed in. */
export function useCookiesRefused(): () => ApiError {
  const { cookiesRefused } = useTexts('auth')
  return useCallback(
    () => new ApiError({ status: 0, code: 'COOKIES_REFUSED', message: cookiesRefused }),
    [cookiesRefused],
  )
}

/** Lets whoever has signed in be known to the page; throws where the browser refuses the cookies of the session. */
export function useEnter(): (user: SessionUser) => void {
  const queries = useQueryClient()
  const cookiesRefused = useCookiesRefused()
  return useCallback(
    user => {
      if (!isMarked()) throw cookiesRefused()
      noteSignIn(user)
      queries.setQueryData(sessionQuery.queryKey, user)
    },
    [queries, cookiesRefused],
  )
}
