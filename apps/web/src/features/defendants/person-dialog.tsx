import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Defendant, upsertIndividual, upsertRepresentative } from '@redress/contract/defendants.ts'
import { caller } from '../../lib/api-client.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LastNameField } from '../../ui/form/last-name-field.tsx'
import { NameField } from '../../ui/form/name-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { EmailField } from './contact-fields.tsx'
import { DefendantDialog } from './defendant-dialog.tsx'
import { individualValues, representativeValues } from './defendant-values.ts'

const saveIndividual = caller<typeof upsertIndividual>('POST', '/v1/claims/:claimId/defendants/individual')
const saveRepresentative = caller<typeof upsertRepresentative>(
  'POST',
  '/v1/claims/:claimId/defendants/company/:companyId',
)

interface Props {
  claim: PartyClaim
  /** `null`: a new one. */
  person: Defendant | null
  onClose: () => void
}

export function PersonDialog({ claim, person, onClose }: Props) {
  const texts = useTexts('defendants')
  return (
    <DefendantDialog
      claim={claim}
      defendant={person}
      title={person ? texts.dialogs.editPerson : texts.dialogs.addPerson}
      schema={async taken => (await import('./defendant-schemas.ts')).individualSchema(taken)}
      defaultValues={individualValues(person)}
      persistenceKey={`person.${person?.id ?? 'new'}`}
      save={body => saveIndividual({ params: { claimId: claim.id }, body })}
      onClose={onClose}
    >
      <NameFields />
      <EmailField isFixed={person !== null} />
    </DefendantDialog>
  )
}

/** Somebody who acts for a company; the company itself is fixed. */
export function RepresentativeDialog({ claim, company, person, onClose }: Props & { company: Defendant }) {
  const texts = useTexts('defendants')
  return (
    <DefendantDialog
      claim={claim}
      defendant={person}
      title={person ? texts.dialogs.editRepresentative : texts.dialogs.addRepresentative}
      schema={async taken => (await import('./defendant-schemas.ts')).representativeSchema(taken)}
      defaultValues={representativeValues(company, person)}
      persistenceKey={`representative.${person?.id ?? company.id}`}
      save={body => saveRepresentative({ params: { claimId: claim.id, companyId: company.id }, body })}
      onClose={onClose}
    >
      <TextField name="companyName" label={texts.fields.companyName} readOnly />
      <NameFields />
      <TextField name="companyPosition" label={texts.fields.companyPosition} autoComplete="off" />
      <EmailField isFixed={person !== null} />
    </DefendantDialog>
  )
}

function NameFields() {
  const { fields } = useTexts('defendants')
  return (
    <>
      <NameField name="firstName" label={fields.firstName} autoComplete="off" />
      <LastNameField label={fields.lastName} autoComplete="off" />
    </>
  )
}
