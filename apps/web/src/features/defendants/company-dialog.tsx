import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Defendant } from '@redress/contract/defendants.ts'
import { useTexts } from '../../texts/texts.tsx'
import { CountryField } from '../../ui/form/country-field.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { ContactFields, EmailField } from './contact-fields.tsx'
import { saveCompany } from './defendant-requests.ts'
import { companySchema, companyValues } from './defendant-values.ts'
import { useDefendantForm } from './use-defendants.ts'

interface Props {
  claim: PartyClaim
  /** `null`: a new one. */
  company: Defendant | null
  onClose: () => void
}

export function CompanyDialog({ claim, company, onClose }: Props) {
  const texts = useTexts('defendants')
  const { taken, saved } = useDefendantForm(claim, company)
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={company ? texts.dialogs.editCompany : texts.dialogs.addCompany}
      submitLabel={texts.save}
      schema={companySchema(taken)}
      defaultValues={companyValues(company)}
      failureText={texts.saveFailed}
      onSubmit={async body => {
        await saveCompany({ params: { claimId: claim.id }, body })
        await saved()
        onClose()
      }}
    >
      <TextField name="legalName" label={texts.fields.legalName} autoComplete="off" />
      <TextField name="taxId" label={texts.fields.taxId} autoComplete="off" />
      <CountryField name="country" label={texts.fields.country} autoComplete="off" />
      <EmailField isFixed={company !== null} />
      <TextField name="website" type="url" label={texts.fields.website} description={texts.hints.website} optional />
      <ContactFields />
    </FormDialog>
  )
}
