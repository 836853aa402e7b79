import type { confirmRegistrationEmail } from '@redress/contract/auth.ts'
import type { confirmAdditionalEmail } from '@redress/contract/profile.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { caller } from '../../lib/api-client.ts'
import { paths } from '../../lib/paths.ts'
import { sessionQuery } from '../../lib/session.ts'
import { useTexts } from '../../texts/texts.tsx'
import { useFailureText } from '../../ui/failure-text.ts'
import { useToast } from '../../ui/toast.ts'
import { failedConfirmation } from './confirmation-failure.ts'

const confirmations = {
  registration: {
    confirm: caller<typeof confirmRegistrationEmail>('GET', '/v1/auth/emails/confirm/:token'),
    leadsTo: paths.auth.login,
  },
  additional: {
    confirm: caller<typeof confirmAdditionalEmail>('GET', '/v1/users/emails/confirm/:token'),
    leadsTo: paths.dashboard.profile,
  },
} as const

export type ConfirmationKind = keyof typeof confirmations

/** Uses the token of a confirmation link up, once, and leads on with a message: from the login page whoever is signed in goes to the dashboard. */
export function useEmailConfirmation(kind: ConfirmationKind, token: string): void {
  const texts = useTexts('auth').confirm
  const toast = useToast()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const describe = useFailureText()
  const { status, error } = useQuery({
    queryKey: ['confirmation', kind, token],
    queryFn: async () => {
      await confirmations[kind].confirm({ params: { token } })
      return true
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const reason = describe(error, texts.failed)
  useEffect(() => {
    if (status === 'pending') return
    let isLeft = false
    const leave = async () => {
      const words = texts[kind]
      if (status === 'error') {
        toast.error(words.failedToast)
        await navigate(paths.auth.confirmation('send'), { replace: true, state: failedConfirmation(reason) })
        return
      }
      await queries.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => null)
      if (isLeft) return
      toast.success(words.done)
      await navigate(confirmations[kind].leadsTo, { replace: true })
    }
    void leave()
    return () => {
      isLeft = true
    }
  }, [status, reason, kind, texts, toast, navigate, queries])
}
