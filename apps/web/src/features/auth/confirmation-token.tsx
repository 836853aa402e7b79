import type { confirmRegistrationEmail } from '@redress/contract/auth.ts'
import type { confirmAdditionalEmail } from '@redress/contract/profile.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { caller } from '../../lib/api-client.ts'
import { isApiError } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { sessionQuery } from '../../lib/session.ts'
import { useTexts } from '../../texts/texts.tsx'
import { useFailureText } from '../../ui/failure-text.ts'
import { Page } from '../../ui/page.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { useToast } from '../../ui/toast.ts'

/** The state of a navigation away from a confirmation link that did not work: why. */
const failedConfirmation = (reason: string) => ({ confirmationFailure: reason })

/** Why the link did not work, as a state of {@link failedConfirmation} tells it; `null` where there was none. */
export function confirmationFailureIn(state: unknown): string | null {
  const hasFailure = typeof state === 'object' && state !== null && 'confirmationFailure' in state
  return hasFailure && typeof state.confirmationFailure === 'string' ? state.confirmationFailure : null
}

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
function useEmailConfirmation(kind: ConfirmationKind, token: string): void {
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
  // Nothing failed: it did before what it is for.
  const isUsed = isApiError(error) && error.code === 'LINK_USED'
  useEffect(() => {
    if (status === 'pending') return
    let isLeft = false
    const leave = async () => {
      const words = texts[kind]
      if (isUsed) {
        toast.info(reason)
        await navigate(confirmations[kind].leadsTo, { replace: true })
        return
      }
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
  }, [status, isUsed, reason, kind, texts, toast, navigate, queries])
}

/** Stands there for the moment that the link takes. */
export function ConfirmationToken({ kind, token }: { kind: ConfirmationKind; token: string }) {
  const texts = useTexts('auth').confirm
  useEmailConfirmation(kind, token)
  return (
    <Page title={texts.title} lead={texts.wait} width="reading">
      <Skeleton>
        <Bone height="3rem" />
      </Skeleton>
    </Page>
  )
}
