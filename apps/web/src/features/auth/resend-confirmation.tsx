import type { resendRegistrationEmail } from '@redress/contract/auth.ts'
import type { resendAdditionalEmail } from '@redress/contract/profile.ts'
import { caller } from '../../lib/api-client.ts'
import { isConfirmed, type SessionUser } from '../../lib/session.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { useFailureText } from '../../ui/failure-text.ts'
import { useAct } from '../../ui/use-act.ts'
import classes from './resend-confirmation.module.css'

const resendRegistration = caller<typeof resendRegistrationEmail>('PATCH', '/v1/auth/email/resend-confirmation-email')
const resendAdditional = caller<typeof resendAdditionalEmail>(
  'PATCH',
  '/v1/users/emails/email/resend-confirmation-email',
)

/** The addresses that wait for confirmation, each with a button that sends its link again. */
export function ResendConfirmation({ user }: { user: SessionUser }) {
  const texts = useTexts('auth').send
  const waiting = user.emails.filter(email => !email.isConfirmed)
  const isRegistration = !isConfirmed(user)
  return (
    <ul className={classes.addresses} aria-label={texts.addresses}>
      {waiting.map(({ id, address }) => (
        <li key={id}>
          <span className={classes.address}>{address}</span>
          <Resend
            send={() => (isRegistration ? resendRegistration() : resendAdditional({ body: { email: address } }))}
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
