import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Defendant } from '@redress/contract/defendants.ts'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { claimFormKey } from '../../lib/form-persistence.ts'
import { useTexts } from '../../texts/texts.tsx'
import type { FormProps } from '../../ui/form/form.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { ContactFields } from './contact-fields.tsx'
import type { TakenEmails } from './defendant-schemas.ts'
import { useDefendantForm } from './use-defendants.ts'

interface Props<Given extends FieldValues, Parsed>
  extends Pick<FormProps<Given, Parsed>, 'defaultValues' | 'children'> {
  claim: PartyClaim
  /** `null`: a new one. */
  defendant: Defendant | null
  title: string
  /** Within the claim. */
  persistenceKey: string
  schema: (taken: TakenEmails) => Promise<z.ZodType<Parsed, Given>>
  save: (values: Parsed) => Promise<unknown>
  onClose: () => void
}

/** Adds or edits one defendant of a claim; the fields of how to reach it are always the last. */
export function DefendantDialog<Given extends FieldValues, Parsed>(props: Props<Given, Parsed>) {
  const { claim, defendant, title, schema, defaultValues, persistenceKey, save, onClose, children } = props
  const texts = useTexts('defendants')
  const { taken, saved } = useDefendantForm(claim, defendant)
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={title}
      submitLabel={texts.save}
      schema={() => schema(taken)}
      defaultValues={defaultValues}
      persistenceKey={claimFormKey(claim.id, persistenceKey)}
      failureText={texts.saveFailed}
      onSubmit={async values => {
        await save(values)
        await saved()
        onClose()
      }}
    >
      {children}
      <ContactFields />
    </FormDialog>
  )
}
