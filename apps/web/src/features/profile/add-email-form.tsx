import { addEmail } from '@redress/contract/profile.ts'
import { useRefreshAccount } from '../../entities/account/account.ts'
import { caller } from '../../lib/api-client.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useToast } from '../../ui/toast.ts'

const sendEmail = caller<typeof addEmail>('POST', '/v1/users/emails')

const toastMilliseconds = 5_000

export function AddEmailForm({ onDone }: { onDone: () => void }) {
  const texts = useTexts('profile').addEmail
  const refresh = useRefreshAccount()
  const toast = useToast()
  return (
    <Form
      schema={addEmail.body}
      defaultValues={{ email: '' }}
      persistenceKey="add-email"
      failureText={texts.failed}
      onSubmit={async body => {
        await sendEmail({ body })
        await refresh()
        toast.success(texts.done, { milliseconds: toastMilliseconds })
        toast.success(texts.linkSent, { milliseconds: toastMilliseconds })
        onDone()
      }}
    >
      <TextField name="email" type="email" label={texts.field} description={texts.hint} autoComplete="email" />
      <div>
        <SubmitButton>{texts.submit}</SubmitButton>
      </div>
    </Form>
  )
}
