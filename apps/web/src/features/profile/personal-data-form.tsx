import { personalData } from '@redress/contract/profile.ts'
import { useUpdateAccount } from '../../entities/account/account.ts'
import { lastNameField } from '../../lib/person-name.ts'
import type { SessionUser } from '../../lib/session.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Form } from '../../ui/form/form.tsx'
import { LastNameField } from '../../ui/form/last-name-field.tsx'
import { NameField } from '../../ui/form/name-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useToast } from '../../ui/toast.ts'

export function PersonalDataForm({ user }: { user: SessionUser }) {
  const texts = useTexts('profile')
  const update = useUpdateAccount()
  const toast = useToast()
  const { firstName, lastName, identificationId } = user
  return (
    <Form
      label={texts.personal.title}
      schema={personalData}
      defaultValues={{ firstName, lastName: lastNameField(lastName), identificationId }}
      persistenceKey="personal-data"
      failureText={texts.updateFailed}
      onSubmit={async changes => {
        await update(changes)
        toast.success(texts.updated)
      }}
    >
      <NameField name="firstName" label={texts.personal.firstName} autoComplete="given-name" />
      <LastNameField label={texts.personal.lastName} autoComplete="family-name" />
      <TextField name="identificationId" label={texts.personal.identificationId} autoComplete="off" />
      <div>
        <SubmitButton>{texts.edit}</SubmitButton>
      </div>
    </Form>
  )
}
