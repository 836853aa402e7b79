import type { forgotPassword } from '@redress/contract/auth.ts'
import { caller } from '../../lib/api-client.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useToast } from '../../ui/toast.ts'

const askForLink = caller<typeof forgotPassword>('POST', '/v1/auth/forgot-password')
const toastMilliseconds = 5_000

export function ForgotPasswordForm({ onSent }: { onSent: () => void }) {
  const { fields, forgot: texts } = useTexts('auth')
  const toast = useToast()
  return (
    <Form
      schema={async () => (await import('@redress/contract/auth.ts')).forgotPassword.body}
      defaultValues={{ email: '' }}
      persistenceKey="forgot-password"
      failureText={texts.failed}
      onSubmit={async body => {
        await askForLink({ body })
        toast.success(texts.done, { milliseconds: toastMilliseconds })
        onSent()
      }}
    >
      <TextField name="email" type="email" label={fields.email} autoComplete="email" />
      <SubmitButton isWide>{texts.submit}</SubmitButton>
    </Form>
  )
}
