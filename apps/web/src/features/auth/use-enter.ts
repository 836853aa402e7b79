import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { noteSignIn, type SessionUser, sessionQuery } from '../../lib/session.ts'

/** Lets whoever has signed in be known to the page. */
export function useEnter(): (user: SessionUser) => void {
  const queries = useQueryClient()
  return useCallback(
    user => {
      noteSignIn(user)
      queries.setQueryData(sessionQuery.queryKey, user)
    },
    [queries],
  )
}
