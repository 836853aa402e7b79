import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Defendant } from '@redress/contract/defendants.ts'
import { useTexts } from '../../texts/texts.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { ContactFields, EmailField } from './contact-fields.tsx'
import { saveIndividual, saveRepresentative } from './defendant-requests.ts'
import { individualSchema, individualValues, representativeSchema, representativeValues } from './defendant-values.ts'
import { useDefendantForm } from './use-defendants.ts'

interface Props {
  claim: PartyClaim
  /** `null`: a new one. */
  person: Defendant | null
  onClose: () => void
}

export function PersonDialog({ claim, person, onClose }: Props) {
  const texts = useTexts('defendants')
  const { taken, saved } = useDefendantForm(claim, person)
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={person ? texts.dialogs.editPerson : texts.dialogs.addPerson}
      submitLabel={texts.save}
      schema={individualSchema(taken)}
      defaultValues={individualValues(person)}
      failureText={texts.saveFailed}
      onSubmit={async body => {
        await saveIndividual({ params: { claimId: claim.id }, body })
        await saved()
        onClose()
      }}
    >
      <NameFields />
      <EmailField isFixed={person !== null} />
      <ContactFields />
    </FormDialog>
  )
}

/** Somebody who acts for a company; the company itself is fixed. */
export function RepresentativeDialog({ claim, company, person, onClose }: Props & { company: Defendant }) {
  const texts = useTexts('defendants')
  const { taken, saved } = useDefendantForm(claim, person)
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={person ? texts.dialogs.editRepresentative : texts.dialogs.addRepresentative}
      submitLabel={texts.save}
      schema={representativeSchema(taken)}
      defaultValues={representativeValues(company, person)}
      failureText={texts.saveFailed}
      onSubmit={async body => {
        await saveRepresentative({ params: { claimId: claim.id, companyId: company.id }, body })
        await saved()
        onClose()
      }}
    >
      <TextField name="companyName" label={texts.fields.companyName} readOnly />
      <NameFields />
      <TextField name="companyPosition" label={texts.fields.companyPosition} autoComplete="off" />
      <EmailField isFixed={person !== null} />
      <ContactFields />
    </FormDialog>
  )
}

function NameFields() {
  const { fields } = useTexts('defendants')
  return (
    <>
      <TextField name="firstName" label={fields.firstName} autoComplete="off" />
      <TextField name="lastName" label={fields.lastName} autoComplete="off" />
    </>
  )
}
