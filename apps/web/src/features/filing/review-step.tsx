import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { representationStatuses } from '@redress/domain/claim/vocabulary.ts'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { Section } from '../../ui/section.tsx'
import { useToast } from '../../ui/toast.ts'
import { Autosave } from './autosave.tsx'
import { useFocusOn, useStepNavigation } from './filing-steps.ts'
import { Guided, GuidedField } from './guided.tsx'
import { ReviewAnswers } from './review-answers.tsx'
import { ReviewPublic } from './review-public.tsx'
import { SaveStatus } from './save-status.tsx'
import { StepActions } from './step-actions.tsx'
import type { Draft } from './use-draft.ts'

const disclaimers = ['disclaimerTerms', 'disclaimerDocumentation', 'disclaimerConsent'] as const

const patchOf = ({ representationStatus, ...accepted }: FieldValues) => ({
  ...accepted,
  representationStatus: representationStatus === '' ? null : representationStatus,
})

interface Props {
  claim: PartyClaim
  draft: Draft
  preview: ReactNode
}

/** Step 4: what was answered, what of it will be public (`preview`), the three disclaimers and the representation status. */
export function ReviewStep({ claim, draft, preview }: Props) {
  const texts = useTexts('filing')
  const labels = useTexts('claims')
  const { representation } = useTexts('vocabulary')
  const { saver, saved, unsaved } = draft
  const navigation = useStepNavigation(4, claim.id)
  const navigate = useNavigate()
  const toast = useToast()
  useFocusOn(navigation.change)
  const goOn = async () => {
    await saver.flush()
    toast.success(texts.updated)
    await navigate(navigation.next)
  }
  return (
    <Guided topic="representation">
      <ReviewAnswers claim={claim} />
      <ReviewPublic claim={claim}>{preview}</ReviewPublic>
      <Form
        schema={async () => (await import('@redress/contract/claim-forms.ts')).claimReview}
        defaultValues={valuesOf(saved, unsaved)}
        persistenceKey={null}
        onSubmit={goOn}
        failureText={texts.updateFailed}
        label={texts.review.confirmTitle}
      >
        <Section title={texts.review.confirmTitle}>
          <Autosave saver={saver} saved={valuesOf(saved, {})} patchOf={patchOf}>
            {disclaimers.map(name => (
              <CheckboxField key={name} name={name} label={texts.review[name]} />
            ))}
            <a href={paths.terms} target="_blank" rel="noreferrer">
              {texts.review.terms}
            </a>
            <GuidedField topic="representation">
              <SelectField
                name="representationStatus"
                label={labels.fields.representationStatus}
                options={representationStatuses.map(value => ({ value, label: representation(value) }))}
              />
            </GuidedField>
          </Autosave>
        </Section>
        <StepActions back={navigation.back} status={<SaveStatus saver={saver} />}>
          <SubmitButton>{navigation.nextLabel}</SubmitButton>
        </StepActions>
      </Form>
    </Guided>
  )
}

function valuesOf(claim: PartyClaim, unsaved: Readonly<Record<string, unknown>>) {
  const { disclaimerTerms, disclaimerDocumentation, disclaimerConsent, representationStatus } = { ...claim, ...unsaved }
  return {
    disclaimerTerms,
    disclaimerDocumentation,
    disclaimerConsent,
    representationStatus: representationStatus ?? '',
  } as Readonly<Record<string, unknown>>
}
