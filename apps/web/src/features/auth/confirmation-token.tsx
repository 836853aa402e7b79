import type {
  confirmRegistrationEmail,
  EmailConfirmation,
  getEmailConfirmation,
  refuseEmailConfirmation,
} from '@redress/contract/auth.ts'
import type { confirmAdditionalEmail } from '@redress/contract/profile.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { caller } from '../../lib/api-client.ts'
import { isApiError } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { sessionQuery } from '../../lib/session.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { useFailureText } from '../../ui/failure-text.ts'
import { Page } from '../../ui/page.tsx'
import { Section } from '../../ui/section.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { useToast } from '../../ui/toast.ts'
import { useAct } from '../../ui/use-act.ts'
import classes from './confirmation.module.css'

/** Navigation state with the cause of a failed confirmation link. */
const failedConfirmation = (reason: string) => ({ confirmationFailure: reason })

/** Cause of a failed confirmation from a state of {@link failedConfirmation}; `null` if there is none. */
export function confirmationFailureIn(state: unknown): string | null {
  const hasFailure = typeof state === 'object' && state !== null && 'confirmationFailure' in state
  return hasFailure && typeof state.confirmationFailure === 'string' ? state.confirmationFailure : null
}

const fetchConfirmation = caller<typeof getEmailConfirmation>('GET', '/v1/auth/email-confirmations/:token')
const refuseConfirmation = caller<typeof refuseEmailConfirmation>('POST', '/v1/auth/email-confirmations/:token/refuse')

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

type ConfirmationKind = keyof typeof confirmations

interface Link {
  readonly kind: ConfirmationKind
  readonly token: string
}

/** Redirects from an expired or used link and says why. */
function useLeaving({ kind }: Link): (error: unknown) => Promise<void> {
  const texts = useTexts('auth').confirm
  const toast = useToast()
  const navigate = useNavigate()
  const describe = useFailureText()
  return useCallback(
    async error => {
      const reason = describe(error, texts.failed)
      // A used link is no failure: it has taken effect already.
      if (isApiError(error) && error.code === 'LINK_USED') {
        toast.info(reason)
        await navigate(confirmations[kind].leadsTo, { replace: true })
        return
      }
      toast.error(texts[kind].failedToast)
      await navigate(paths.auth.confirmation('send'), { replace: true, state: failedConfirmation(reason) })
    },
    [kind, texts, toast, navigate, describe],
  )
}

/**
 * Landing page of a confirmation link: the account's name and a button. Confirming needs a click, because mail
 * scanners open links too, and so do people whose address somebody else used.
 */
export function ConfirmationToken({ kind, token }: Link) {
  const texts = useTexts('auth').confirm
  const leave = useLeaving({ kind, token })
  const { data, error } = useQuery({
    queryKey: ['confirmation', token],
    queryFn: ({ signal }) => fetchConfirmation({ params: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  useEffect(() => {
    if (error) void leave(error)
  }, [error, leave])
  const refusal = useAct({ run: () => refuseConfirmation({ params: { token } }), failed: texts.failed })
  if (!data) {
    return (
      <Page title={texts.title} width="reading">
        <Skeleton>
          <Bone height="3rem" />
        </Skeleton>
      </Page>
    )
  }
  if (refusal.isSuccess) {
    return (
      <Page title={texts.refused.title} lead={texts.refused.lead(data.username)} width="reading">
        <ButtonLink isWide to={paths.home}>
          {texts.refused.home}
        </ButtonLink>
      </Page>
    )
  }
  return (
    <Page title={texts.title} lead={texts.lead(data.address)} width="reading">
      <Account account={data} />
      <div className={classes.decision}>
        <Confirm kind={kind} token={token} />
        <Button variant="secondary" isWide isPending={refusal.isPending} onClick={() => refusal.mutate()}>
          {texts.refuse}
        </Button>
        <p className={classes.note}>{texts.refuseNote}</p>
      </div>
    </Page>
  )
}

function Account({ account }: { account: EmailConfirmation }) {
  const texts = useTexts('auth').confirm
  const { username, firstName, lastName, address, claimCount, takesClaimOver } = account
  return (
    <>
      <Section title={texts.account}>
        <DescriptionList
          items={[
            { term: texts.username, value: username },
            { term: texts.name, value: `${firstName} ${lastName}`.trim() },
            { term: texts.address, value: address },
          ]}
        />
      </Section>
      {takesClaimOver ? <Banner tone="info">{texts.takesClaimOver}</Banner> : null}
      {claimCount === 0 ? null : <Banner tone="info">{texts.claims(claimCount)}</Banner>}
    </>
  )
}

/** Uses the link and redirects with a message. The login page sends signed-in users on to the dashboard. */
function Confirm({ kind, token }: Link) {
  const texts = useTexts('auth').confirm
  const toast = useToast()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const leave = useLeaving({ kind, token })
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => confirmations[kind].confirm({ params: { token } }),
    onError: leave,
    onSuccess: async () => {
      await queries.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => null)
      toast.success(texts[kind].done)
      await navigate(confirmations[kind].leadsTo, { replace: true })
    },
  })
  return (
    <Button isWide isPending={isPending || isSuccess} onClick={() => mutate()}>
      {texts.submit}
    </Button>
  )
}
