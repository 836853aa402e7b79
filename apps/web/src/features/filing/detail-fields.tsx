import { claimTypes } from '@redress/domain/claim/vocabulary.ts'
import { currencies } from '@redress/domain/money/money.ts'
import { limits } from '@redress/domain/people/limits.ts'
import type { GuidelineTopic } from '@redress/texts/en/page/filing.ts'
import { useWatch } from 'react-hook-form'
import { useTexts } from '../../texts/texts.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { AmountRow } from '../../ui/form/amount-row.tsx'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { DateField } from '../../ui/form/date-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import classes from './filing.module.css'
import { GuidedField } from './guided.tsx'

const asOptions = (values: readonly string[], labelOf = (value: string) => value) =>
  values.map(value => ({ value, label: labelOf(value) }))

export function GeneralFields() {
  const labels = useTexts('claims').fields
  const { hints } = useTexts('filing')
  const { claimType } = useTexts('vocabulary')
  const chosen: unknown = useWatch({ name: 'currency' })
  const currency = currencies.find(option => option === chosen) ?? null
  return (
    <div className={classes.fields}>
      <GuidedField topic="type">
        <SelectField name="type" label={labels.type} options={asOptions(claimTypes, claimType)} />
      </GuidedField>
      <DateField name="dateOfClaim" label={labels.dateOfClaim} description={hints.dateOfClaim} />
      <AmountRow>
        <AmountField name="value" label={labels.value} currency={currency} description={hints.value} />
        <SelectField name="currency" label={labels.currency} options={asOptions(currencies)} placeholder={null} />
      </AmountRow>
      <TextField name="location" label={labels.location} description={hints.location} />
      <TextField name="jurisdiction" label={labels.jurisdiction} description={hints.jurisdiction} />
    </div>
  )
}

const synopsis = [
  ['howDidInteractionBegin', 'interaction'],
  ['whatDidDefendantDo', 'defendantDid'],
  ['whatDidYouDo', 'youDid'],
  ['resolvelmentOffered', 'resolutionOffered'],
] as const satisfies readonly (readonly [string, GuidelineTopic])[]

/** That there is evidence follows from documents, once there are any. */
export function SynopsisFields({ hasDocuments }: { hasDocuments: boolean }) {
  const labels = useTexts('claims').fields
  const { hints } = useTexts('filing')
  return (
    <div className={classes.fields}>
      {synopsis.map(([name, topic]) => (
        <GuidedField key={name} topic={topic}>
          <TextAreaField name={name} label={labels[name]} limit={limits.textLength} />
        </GuidedField>
      ))}
      <GuidedField topic="materialEvidence">
        <CheckboxField
          name="isMaterialEvidenceAvailable"
          label={labels.isMaterialEvidenceAvailable}
          {...(hasDocuments && { description: hints.evidenceAdded })}
          disabled={hasDocuments}
          optional
        />
      </GuidedField>
    </div>
  )
}

export function StatusFields() {
  const labels = useTexts('claims').fields
  return (
    <div className={classes.fields}>
      <GuidedField topic="currentStatus">
        <TextAreaField
          name="communicationCurrentStatus"
          label={labels.communicationCurrentStatus}
          limit={limits.textLength}
        />
      </GuidedField>
      <GuidedField topic="lastCommunication">
        <DateField name="lastCommunication" label={labels.lastCommunication} />
      </GuidedField>
      <GuidedField topic="lastResponse">
        <TextAreaField name="lastResponse" label={labels.lastResponse} limit={limits.textLength} />
      </GuidedField>
    </div>
  )
}
