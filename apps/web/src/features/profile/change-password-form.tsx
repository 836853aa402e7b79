import { withRepeatedPassword } from '@redress/contract/auth.ts'
import { changePassword } from '@redress/contract/profile.ts'
import { caller } from '../../lib/api-client.ts'
import { replacingSession } from '../../lib/session-renewal.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { useToast } from '../../ui/toast.ts'

const sendPassword = caller<typeof changePassword>('POST', '/v1/users/change-password')
const schema = withRepeatedPassword(changePassword.body, 'newPassword')

interface Props {
  /** For password stores, which keep the new password under it. */
  username: string
  onDone: () => void
}

export function ChangePasswordForm({ username, onDone }: Props) {
  const texts = useTexts('profile').password
  const toast = useToast()
  return (
    <Form
      schema={schema}
      defaultValues={{ oldPassword: '', newPassword: '', repeatPassword: '' }}
      persistenceKey={null}
      failureText={texts.failed}
      failureToast={texts.failedToast}
      onSubmit={async ({ oldPassword, newPassword }) => {
        await replacingSession(sendPassword({ body: { oldPassword, newPassword } }))
        toast.success(texts.done)
        onDone()
      }}
    >
      <p>{texts.note}</p>
      <input type="hidden" autoComplete="username" value={username} />
      <PasswordField name="oldPassword" label={texts.current} autoComplete="current-password" />
      <PasswordField name="newPassword" label={texts.new} description={texts.hint} autoComplete="new-password" />
      <PasswordField name="repeatPassword" label={texts.repeat} autoComplete="new-password" />
      <div>
        <SubmitButton>{texts.submit}</SubmitButton>
      </div>
    </Form>
  )
}
