import { limits } from '@redress/domain/people/limits.ts'
import { useTexts } from '../../texts/texts.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { EntryFields } from './entry-fields.tsx'

/** The e-mail cannot be edited once the defendant exists. */
export function EmailField({ isFixed }: { isFixed: boolean }) {
  const texts = useTexts('defendants')
  return (
    <TextField
      name="email"
      type="email"
      autoComplete="off"
      label={texts.fields.email}
      description={isFixed ? texts.hints.emailFixed : texts.hints.email}
      readOnly={isFixed}
    />
  )
}

/** Phone, LinkedIn, other links and wallets: all of them optional. */
export function ContactFields() {
  const texts = useTexts('defendants')
  const { fields } = texts
  return (
    <>
      <TextField name="cellPhone" type="tel" autoComplete="off" label={fields.cellPhone} optional />
      <TextField
        name="socialMediaLinks.0.url"
        type="url"
        label={fields.linkedIn}
        description={texts.hints.website}
        optional
      />
      <EntryFields
        name="socialMediaLinks"
        title={fields.otherLinks}
        addLabel={texts.addLink}
        removeLabel={texts.removeLink}
        blank={{ type: 'Other', url: '' }}
        limit={limits.socialLinks - 1}
        skip={1}
        field={({ path, number }) => (
          <TextField name={`${path}.url`} type="url" label={fields.otherLink(number)} optional />
        )}
      />
      <EntryFields
        name="wallets"
        title={fields.wallets}
        addLabel={texts.addWallet}
        removeLabel={texts.removeWallet}
        blank={{ address: '' }}
        limit={limits.wallets}
        field={({ path, number }) => <TextField name={`${path}.address`} label={fields.wallet(number)} optional />}
      />
    </>
  )
}
