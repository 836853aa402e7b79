import type { register } from '@redress/contract/auth.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { useNavigate } from 'react-router'
import { caller } from '../../lib/api-client.ts'
import { paths } from '../../lib/paths.ts'
import { lastNameField } from '../../lib/person-name.ts'
import { useTexts } from '../../texts/texts.tsx'
import { CountryField } from '../../ui/form/country-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { LastNameField } from '../../ui/form/last-name-field.tsx'
import { NameField } from '../../ui/form/name-field.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import classes from './auth.module.css'
import type { Invitation } from './invitation.tsx'
import { TermsLink } from './terms-link.tsx'

const sendRegistration = caller<typeof register>('POST', '/v1/auth/register')
const schema = async () => {
  const { registration, withRepeatedPassword } = await import('@redress/contract/auth.ts')
  return withRepeatedPassword(registration, 'password')
}

interface Props {
  invitation: Invitation
  referralCode: string | null
}

export function RegisterForm({ invitation, referralCode }: Props) {
  const { fields, hints, register: texts } = useTexts('auth')
  const navigate = useNavigate()
  const { redeemCode, defendant } = invitation
  return (
    <Form
      label={texts.title}
      schema={schema}
      failureText={texts.failed}
      failureToast={texts.failedToast}
      defaultValues={{
        firstName: defendant?.firstName ?? '',
        lastName: defendant?.lastName === '' ? lastNameField('') : (defendant?.lastName ?? ''),
        email: defendant?.email ?? '',
        identificationId: defendant?.taxId ?? '',
        country: defendant?.country ?? undefined,
        city: '',
        address: '',
        username: '',
        password: '',
        repeatPassword: '',
        ...(redeemCode ? { redeemCode } : {}),
        ...(referralCode ? { usedReferralCode: referralCode } : {}),
      }}
      persistenceKey={`register.${redeemCode ?? ''}`}
      onSubmit={async ({ repeatPassword: _, ...body }) => {
        const { email } = await sendRegistration({ body })
        await navigate(paths.auth.confirmation('sent'), { state: { email } })
      }}
    >
      <fieldset className={classes.group}>
        <legend>{texts.groups.person}</legend>
        <div className={classes.pair}>
          <NameField name="firstName" label={fields.firstName} autoComplete="given-name" />
          <LastNameField label={fields.lastName} autoComplete="family-name" />
        </div>
        <TextField name="email" type="email" label={fields.email} description={hints.email} autoComplete="email" />
        <TextField
          name="identificationId"
          label={fields.identificationId}
          description={hints.identificationId(limits.identificationIdMinimum)}
          autoComplete="off"
        />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{texts.groups.place}</legend>
        <CountryField name="country" label={fields.country} />
        <TextField name="city" label={fields.city} description={hints.city} autoComplete="address-level2" optional />
        <TextField
          name="address"
          label={fields.address}
          description={hints.address}
          autoComplete="street-address"
          optional
        />
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{texts.groups.access}</legend>
        <TextField
          name="username"
          label={fields.username}
          description={hints.username(limits.usernameMinimum, limits.usernameMaximum)}
          autoComplete="username"
        />
        <PasswordField
          name="password"
          label={fields.password}
          description={hints.password(limits.passwordMinimum)}
          autoComplete="new-password"
        />
        <PasswordField name="repeatPassword" label={fields.repeatPassword} autoComplete="new-password" />
      </fieldset>
      <TermsLink />
      <SubmitButton isWide>{texts.submit}</SubmitButton>
    </Form>
  )
}
