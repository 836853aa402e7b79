import type { login } from '@redress/contract/auth.ts'
import type { ErrorCode } from '@redress/contract/errors.ts'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { caller } from '../../lib/api-client.ts'
import { isApiError } from '../../lib/api-error.ts'
import type { Elements } from '../../lib/elements.ts'
import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import classes from './auth.module.css'
import { CodeForm } from './code-form.tsx'
import { useCookiesRefused, useEnter } from './use-enter.ts'

const sendLogin = caller<typeof login>('POST', '/v1/auth/login')

const asksForCode = (error: unknown): boolean =>
  isApiError(error) && error.code === ('SECOND_FACTOR_NEEDED' satisfies ErrorCode)

interface Props {
  /** Other ways in, beside the password; out of the way where a code is asked for. */
  children?: Elements
}

/** Signs in, in one step or two; where it leads then is for the gate to say that the form stands behind. */
export function LoginForm({ children }: Props) {
  const [isAsked, setAsked] = useState(false)
  if (isAsked) return <CodeForm onBack={() => setAsked(false)} />
  return (
    <>
      <FirstStep onAsked={() => setAsked(true)} />
      {children}
    </>
  )
}

function FirstStep({ onAsked }: { onAsked: () => void }) {
  const texts = useTexts('auth')
  const enter = useEnter()
  const cookiesRefused = useCookiesRefused()
  const { state, search } = useLocation()
  return (
    <Form
      label={texts.login.title}
      persistenceKey="login"
      schema={async () => (await import('@redress/contract/auth.ts')).login.body}
      // Nothing is written into the fields, which would take out what the browser has filled in.
      defaultValues={{}}
      failureText={texts.login.failed}
      failureToast={texts.login.failedToast}
      onSubmit={async body => {
        try {
          enter(await sendLogin({ body }))
        } catch (error) {
          if (!asksForCode(error)) throw error
          // The second step is known by a cookie that no script can look for.
          if (!navigator.cookieEnabled) throw cookiesRefused()
          onAsked()
        }
      }}
    >
      <TextField
        name="username"
        label={texts.fields.username}
        description={texts.login.usernameHint}
        autoComplete="username"
      />
      <div>
        <PasswordField name="password" label={texts.fields.password} autoComplete="current-password" />
        <Link className={classes.link} to={{ pathname: paths.auth.forgotPassword, search }} state={state}>
          {texts.login.forgot}
        </Link>
      </div>
      <SubmitButton isWide>{texts.login.submit}</SubmitButton>
    </Form>
  )
}
