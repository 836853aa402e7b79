import type { updateUser } from '@redress/contract/profile.ts'
import { useQueryClient } from '@tanstack/react-query'
import { caller } from '../../lib/api-client.ts'
import { sessionQuery } from '../../lib/session.ts'
import { useTexts } from '../../texts/texts.tsx'
import { useToast } from '../../ui/toast.ts'

const sendUpdate = caller<typeof updateUser>('PATCH', '/v1/users')
type Changes = Parameters<typeof sendUpdate>[0]['body']

/** Saves a part of the own data and says that it did. */
export function useUpdateUser() {
  const texts = useTexts('profile')
  const queries = useQueryClient()
  const toast = useToast()
  return async (body: Changes) => {
    const user = await sendUpdate({ body })
    queries.setQueryData(sessionQuery.queryKey, user)
    toast.success(texts.updated)
  }
}
