import type { resetForgottenPassword } from '@redress/contract/auth.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { caller } from '../../lib/api-client.ts'
import { isApiError } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { sessionQuery } from '../../lib/session.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useToast } from '../../ui/toast.ts'

const sendPassword = caller<typeof resetForgottenPassword>('POST', '/v1/auth/reset-forgotten-password')
const schema = async () => {
  const { resetForgottenPassword, withRepeatedPassword } = await import('@redress/contract/auth.ts')
  return withRepeatedPassword(resetForgottenPassword.body.pick({ newPassword: true }), 'newPassword')
}

interface Props {
  token: string
  /** The link was used before, has expired, or was never one. */
  onInvalid: () => void
}

export function ResetPasswordForm({ token, onInvalid }: Props) {
  const { fields, hints, reset: texts } = useTexts('auth')
  const toast = useToast()
  const navigate = useNavigate()
  const queries = useQueryClient()
  return (
    <Form
      schema={schema}
      defaultValues={{ newPassword: '', repeatPassword: '' }}
      persistenceKey={null}
      failureText={texts.failed}
      onSubmit={async ({ newPassword }) => {
        try {
          await sendPassword({ body: { token, newPassword } })
        } catch (error) {
          if (!isApiError(error) || error.code !== 'LINK_INVALID') throw error
          onInvalid()
          return
        }
        toast.success(texts.done)
        // The reset has ended every session of the account, perhaps the one of this browser.
        await queries.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined)
        await navigate(paths.auth.login)
      }}
    >
      <PasswordField
        name="newPassword"
        label={fields.newPassword}
        description={hints.password(limits.passwordMinimum)}
        autoComplete="new-password"
      />
      <PasswordField name="repeatPassword" label={fields.repeatPassword} autoComplete="new-password" />
      <SubmitButton isWide>{texts.submit}</SubmitButton>
    </Form>
  )
}
