import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Defendant, upsertCompany } from '@redress/contract/defendants.ts'
import { caller } from '../../lib/api-client.ts'
import { useSession } from '../../lib/session.ts'
import { useTexts } from '../../texts/texts.tsx'
import { CountryField } from '../../ui/form/country-field.tsx'
import { NameField } from '../../ui/form/name-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { EmailField } from './contact-fields.tsx'
import { DefendantDialog } from './defendant-dialog.tsx'
import { companyValues } from './defendant-values.ts'

const saveCompany = caller<typeof upsertCompany>('POST', '/v1/claims/:claimId/defendants/company')

interface Props {
  claim: PartyClaim
  /** `null`: a new one. */
  company: Defendant | null
  onClose: () => void
}

export function CompanyDialog({ claim, company, onClose }: Props) {
  const texts = useTexts('defendants')
  const ownCountry = useSession().user?.country ?? null
  return (
    <DefendantDialog
      claim={claim}
      defendant={company}
      title={company ? texts.dialogs.editCompany : texts.dialogs.addCompany}
      schema={async taken => (await import('./defendant-schemas.ts')).companySchema(taken)}
      defaultValues={companyValues(company, ownCountry)}
      persistenceKey={`company.${company?.id ?? 'new'}`}
      save={body => saveCompany({ params: { claimId: claim.id }, body })}
      onClose={onClose}
    >
      <NameField name="legalName" label={texts.fields.legalName} autoComplete="off" />
      <TextField name="taxId" label={texts.fields.taxId} description={texts.hints.taxId} autoComplete="off" />
      <CountryField
        name="country"
        label={texts.fields.country}
        autoComplete="off"
        {...(company === null && ownCountry !== null && { description: texts.hints.country })}
      />
      <EmailField isFixed={company !== null} />
      <TextField name="website" type="url" label={texts.fields.website} description={texts.hints.website} optional />
    </DefendantDialog>
  )
}
