import type { resendAdditionalEmail, updateUser } from '@redress/contract/profile.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { caller } from '../../lib/api-client.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { type SessionUser, sessionQuery } from '../../lib/session.ts'

const sendUpdate = caller<typeof updateUser>('PATCH', '/v1/users')
type Changes = Parameters<typeof sendUpdate>[0]['body']

/** Sends the link again that confirms an additional e-mail address. */
export const resendAdditionalConfirmation = caller<typeof resendAdditionalEmail>(
  'PATCH',
  '/v1/users/emails/email/resend-confirmation-email',
)

/** Fields whose value differs from the saved one. A suspended account must not send its unchanged texts again. */
const changesOf = (user: SessionUser, given: Changes): Changes => {
  const before: Readonly<Record<string, unknown>> = user
  return Object.fromEntries(Object.entries(given).filter(([field, value]) => before[field] !== value))
}

/** Saves changes of the signed-in user's data, and shows them wherever the user is shown: on their claims, too. */
export function useUpdateAccount(): (changes: Changes) => Promise<void> {
  const queries = useQueryClient()
  return useCallback(
    async given => {
      const user = queries.getQueryData(sessionQuery.queryKey)
      const changes = user?.suspension ? changesOf(user, given) : given
      queries.setQueryData(sessionQuery.queryKey, await sendUpdate({ body: changes }))
      const { language: _, ...shownOnClaims } = changes
      if (Object.keys(shownOnClaims).length > 0) await queries.invalidateQueries({ queryKey: queryKeys.claims })
    },
    [queries],
  )
}

/** Refetches the signed-in user after a change whose response does not contain the user. */
export function useRefreshAccount(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(() => queries.invalidateQueries({ queryKey: sessionQuery.queryKey }), [queries])
}
