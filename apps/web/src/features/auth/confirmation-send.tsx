import { Navigate, useLocation } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { useToast } from '../../ui/toast.ts'
import classes from './confirmation.module.css'
import { confirmationFailureIn } from './confirmation-failure.ts'
import { ResendConfirmation } from './resend-confirmation.tsx'

/** Where whoever has not confirmed an address can have the link sent again. */
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
