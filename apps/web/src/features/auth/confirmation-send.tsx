import type { resendRegistrationEmail } from '@redress/contract/auth.ts'
import { Navigate, useLocation } from 'react-router'
import { resendAdditionalConfirmation } from '../../entities/account/account.ts'
import { caller } from '../../lib/api-client.ts'
import { paths } from '../../lib/paths.ts'
import { isConfirmed, type SessionUser, useSession } from '../../lib/session.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useFailureText } from '../../ui/failure-text.ts'
import { Page } from '../../ui/page.tsx'
import { useToast } from '../../ui/toast.ts'
import { useAct } from '../../ui/use-act.ts'
import classes from './confirmation.module.css'
import { confirmationFailureIn } from './confirmation-token.tsx'

/** Page on which a user with an unconfirmed address can have the link sent again. */
export function ConfirmationSend({ onLogout }: { onLogout: () => void }) {
  const texts = useTexts('auth').send
  const toast = useToast()
  const { user, isConfirmed, isPending, refetch } = useSession()
  if (isPending) return null
  if (!user) {
    return (
      <Page title={texts.title} lead={texts.visitorLead} width="reading">
        <ConfirmationFailure />
        <ButtonLink isWide to={paths.auth.login}>
          {texts.login}
        </ButtonLink>
      </Page>
    )
  }
  if (user.emails.every(email => email.isConfirmed)) return <Navigate replace to={paths.dashboard.home} />
  const check = async () => {
    const { data } = await refetch()
    if (data?.emails.some(email => !email.isConfirmed)) toast.info(texts.stillUnconfirmed)
  }
  return (
    <Page title={texts.title} lead={texts.lead} width="reading">
      <ConfirmationFailure />
      <ResendConfirmation user={user} />
      <div className={classes.actions}>
        {isConfirmed ? (
          <ButtonLink variant="quiet" isWide to={paths.dashboard.home}>
            {texts.dashboard}
          </ButtonLink>
        ) : (
          <>
            <Button variant="secondary" isWide onClick={check}>
              {texts.check}
            </Button>
            <Button variant="quiet" isWide onClick={onLogout}>
              {texts.otherAccount}
            </Button>
          </>
        )}
      </div>
    </Page>
  )
}

/** Why the link that led here did not work. */
function ConfirmationFailure() {
  const reason = confirmationFailureIn(useLocation().state)
  if (reason === null) return null
  return (
    <div className={classes.failure}>
      <Banner tone="danger">{reason}</Banner>
    </div>
  )
}

const resendRegistration = caller<typeof resendRegistrationEmail>('PATCH', '/v1/auth/email/resend-confirmation-email')

/** The addresses that wait for confirmation, each with a button that sends its link again. */
function ResendConfirmation({ user }: { user: SessionUser }) {
  const texts = useTexts('auth').send
  const waiting = user.emails.filter(email => !email.isConfirmed)
  const isRegistration = !isConfirmed(user)
  return (
    <ul className={classes.addresses} aria-label={texts.addresses}>
      {waiting.map(({ id, address }) => (
        <li key={id}>
          <span className={classes.address}>{address}</span>
          <Resend
            send={() =>
              isRegistration ? resendRegistration() : resendAdditionalConfirmation({ body: { email: address } })
            }
          />
        </li>
      ))}
    </ul>
  )
}

function Resend({ send }: { send: () => Promise<unknown> }) {
  const texts = useTexts('auth').send
  const describe = useFailureText()
  const resend = useAct({ run: send, done: texts.done, failed: texts.failedToast })
  return (
    <>
      {resend.error ? <Banner tone="danger">{describe(resend.error, texts.failed)}</Banner> : null}
      <Button isWide isPending={resend.isPending} onClick={() => resend.mutate()}>
        {texts.send}
      </Button>
    </>
  )
}
