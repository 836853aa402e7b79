import { provePassword } from '@redress/contract/auth.ts'
import { googlePath } from '@redress/contract/social-providers.ts'
import { proofFailureParameter } from '@redress/domain/people/return-path.ts'
import { useLocation, useSearchParams } from 'react-router'
import { caller } from '../lib/api-client.ts'
import { useSession } from '../lib/session.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button, ButtonLink } from './button.tsx'
import { Dialog } from './dialog.tsx'
import classes from './form/form.module.css'
import { Form } from './form/form.tsx'
import { PasswordField } from './form/password-field.tsx'
import { SubmitButton } from './form/submit-button.tsx'
import { TextField } from './form/text-field.tsx'

const sendPassword = caller<typeof provePassword>('POST', '/v1/auth/prove-password')

interface Props {
  onAnswer: (isProven: boolean) => void
}

interface DialogProps {
  onAnswer: Props['onAnswer'] | null
  /** Reason for which the proof by Google failed. */
  failure: string | null
}

/** Asks the user to authenticate again, or reports that Google could not confirm it. */
export default function ProofDialog({ onAnswer, failure }: DialogProps) {
  return onAnswer ? <Proof onAnswer={onAnswer} /> : <GoogleProofFailure failure={failure ?? ''} />
}

function Proof({ onAnswer }: Props) {
  const texts = useTexts('accountChange').proof
  const { user } = useSession()
  return (
    <Dialog opened size="small" title={texts.title} onClose={() => onAnswer(false)}>
      {user?.hasPassword === false ? <GoogleProof onAnswer={onAnswer} /> : <PasswordProof onAnswer={onAnswer} />}
    </Dialog>
  )
}

function PasswordProof({ onAnswer }: Props) {
  const texts = useTexts('accountChange').proof
  const { cancel } = useTexts('ui').dialog
  const { user } = useSession()
  const asksForCode = user?.hasSecondFactor === true
  return (
    <Form
      label={texts.title}
      schema={provePassword.body}
      defaultValues={{ password: '', ...(asksForCode && { oneTimeCode: '' }) }}
      persistenceKey={null}
      failureText={texts.failed}
      onSubmit={async body => {
        await sendPassword({ body })
        onAnswer(true)
      }}
    >
      <p>{asksForCode ? texts.textWithCode : texts.text}</p>
      <input type="hidden" autoComplete="username" value={user?.username ?? ''} />
      <PasswordField name="password" label={texts.password} autoComplete="current-password" />
      {asksForCode ? (
        <TextField name="oneTimeCode" label={texts.code} description={texts.codeHint} autoComplete="one-time-code" />
      ) : null}
      <div className={classes.dialogActions}>
        <Button variant="secondary" onClick={() => onAnswer(false)}>
          {cancel}
        </Button>
        <SubmitButton>{texts.submit}</SubmitButton>
      </div>
    </Form>
  )
}

/** Proof by a new sign-in with Google. The page reloads at its address, and the act has to be started again. */
function GoogleProof({ onAnswer }: Props) {
  const texts = useTexts('accountChange').proof
  const { cancel } = useTexts('ui').dialog
  const { pathname, search, hash } = useLocation()
  const proving = new URLSearchParams({ proof: 'true', to: `${pathname}${search}${hash}` })
  return (
    <>
      <p>{texts.googleText}</p>
      <div className={classes.dialogActions}>
        <Button variant="secondary" onClick={() => onAnswer(false)}>
          {cancel}
        </Button>
        <ButtonLink to={`${googlePath}?${proving}`} reloadDocument>
          {texts.google}
        </ButtonLink>
      </div>
    </>
  )
}

/** Reports a failed proof by Google, after the server has redirected here. */
function GoogleProofFailure({ failure }: { failure: string }) {
  const [, setQuery] = useSearchParams()
  const onClose = () =>
    setQuery(
      rest => {
        rest.delete(proofFailureParameter)
        return rest
      },
      { replace: true, preventScrollReset: true },
    )
  const { googleFailed: texts } = useTexts('accountChange').proof
  const { close } = useTexts('ui').dialog
  const reasons: Readonly<Record<string, string>> = texts.reasons
  return (
    <Dialog opened size="small" title={texts.title} onClose={onClose}>
      <p>{reasons[failure] ?? texts.otherwise}</p>
      <div className={classes.dialogActions}>
        <Button onClick={onClose}>{close}</Button>
      </div>
    </Dialog>
  )
}
