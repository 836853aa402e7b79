import { login } from '@redress/contract/auth.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { caller } from '../../lib/api-client.ts'
import { paths } from '../../lib/paths.ts'
import { noteSignIn, sessionQuery } from '../../lib/session.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import classes from './auth.module.css'

const sendLogin = caller<typeof login>('POST', '/v1/auth/login')

/** Signs in; where it leads then is for the gate to say that the form stands behind. */
export function LoginForm() {
  const texts = useTexts('auth')
  const queries = useQueryClient()
  const { state, search } = useLocation()
  return (
    <Form
      label={texts.login.title}
      persistenceKey="login"
      schema={login.body}
      defaultValues={{ username: '', password: '' }}
      failureText={texts.login.failed}
      failureToast={texts.login.failedToast}
      onSubmit={async body => {
        const user = await sendLogin({ body })
        noteSignIn(user)
        queries.setQueryData(sessionQuery.queryKey, user)
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
