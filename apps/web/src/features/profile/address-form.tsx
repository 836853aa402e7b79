import { postalAddress } from '@redress/contract/profile.ts'
import { useUpdateAccount } from '../../entities/account/account.ts'
import type { SessionUser } from '../../lib/session.ts'
import { useTexts } from '../../texts/texts.tsx'
import { CountryField } from '../../ui/form/country-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useToast } from '../../ui/toast.ts'

export function AddressForm({ user }: { user: SessionUser }) {
  const texts = useTexts('profile')
  const update = useUpdateAccount()
  const toast = useToast()
  const { address, isStreetPublic, city, country } = user
  return (
    <Form
      schema={postalAddress}
      defaultValues={{ address, isStreetPublic, city, country: country ?? undefined }}
      persistenceKey="address"
      failureText={texts.updateFailed}
      onSubmit={async changes => {
        await update(changes)
        toast.success(texts.updated)
      }}
    >
      <TextField
        name="address"
        label={texts.address.address}
        description={texts.address.addressHint}
        autoComplete="street-address"
        optional
      />
      <SwitchField
        name="isStreetPublic"
        label={texts.address.showStreet}
        describe={isShown => (isShown ? texts.address.streetShown : texts.address.streetWithheld)}
      />
      <CountryField name="country" label={texts.address.country} />
      <TextField
        name="city"
        label={texts.address.city}
        description={texts.address.cityHint}
        autoComplete="address-level2"
        optional
      />
      <div>
        <SubmitButton>{texts.edit}</SubmitButton>
      </div>
    </Form>
  )
}
