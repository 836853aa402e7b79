import { claimDispute } from '@redress/contract/claim-forms.ts'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { disputeClaim } from '@redress/contract/claims.ts'
import { isDisputed } from '@redress/domain/claim/questions.ts'
import { disputeReasons } from '@redress/domain/claim/vocabulary.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useMayWrite } from '../../entities/account/suspension.ts'
import { publicationAhead } from '../../entities/claim/claim-dates.ts'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { caller } from '../../lib/api-client.ts'
import { configurationQuery } from '../../lib/configuration.ts'
import { claimFormKey } from '../../lib/form-persistence.ts'
import { useClock, useFormats, useTexts } from '../../texts/texts.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { FeeMeans } from '../../ui/fee-means.tsx'
import { CheckboxField } from '../../ui/form/checkbox-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { Section } from '../../ui/section.tsx'
import { StickyActions } from '../../ui/sticky-actions.tsx'
import { useToast } from '../../ui/toast.ts'
import classes from './claims.module.css'

const requestDispute = caller<typeof disputeClaim>('POST', '/v1/claims/:id/dispute')
const explained = claimDispute.extend({ agreement: z.boolean().optional() })
const unexplained = explained.extend({ disputeExplanation: z.literal('') })

interface Props {
  claim: PartyClaim
  /** Called when the words of a dispute that is not paid were changed. */
  onChanged?: () => void
}

/**
 * Answers a claim by disputing it, or changes the words before they are in force. Where that costs a fee, its payment
 * takes this form's place.
 */
export function DisputeForm({ claim, onChanged }: Props) {
  const { failures, terms } = useTexts('claims')
  const dispute = useTexts('dispute')
  const vocabulary = useTexts('vocabulary')
  const formats = useFormats()
  const toast = useToast()
  const cache = useClaimCache()
  const mayWrite = useMayWrite()
  const { data: settings } = useQuery(configurationQuery)
  const fee = settings?.disputeFee ?? null
  const until = publicationAhead(claim, useClock())
  return (
    <Form
      schema={mayWrite ? explained : unexplained}
      defaultValues={{
        ...(claim.disputeReason && { disputeReason: claim.disputeReason }),
        disputeExplanation: mayWrite ? (claim.disputeExplanation ?? '') : '',
        agreement: false,
      }}
      persistenceKey={claimFormKey(claim.id, 'dispute')}
      failureText={failures.dispute}
      onSubmit={async ({ disputeReason, disputeExplanation }) => {
        const body = { disputeReason, disputeExplanation }
        const answer = await requestDispute({ params: { id: claim.id }, body })
        await cache.store(answer, isDisputed(answer.status) ? dispute.said : null)
        if (isDisputed(answer.status)) toast.success(dispute.done)
        onChanged?.()
      }}
    >
      <SelectField
        name="disputeReason"
        label={dispute.reason}
        options={disputeReasons.map(value => ({ value, label: vocabulary.disputeReason(value) }))}
      />
      {mayWrite ? (
        <TextAreaField
          name="disputeExplanation"
          label={dispute.explanation}
          description={dispute.explanationHint}
          limit={limits.textLength}
          rows={8}
        />
      ) : null}
      <CheckboxField name="agreement" label={dispute.agreement} optional />
      <section className={classes.terms}>
        <DescriptionList
          items={[
            {
              term: dispute.terms.sum,
              value: claim.asked === null ? null : formats.money(claim.asked, claim.currency),
            },
            { term: dispute.terms.until, value: until === null ? null : <DateText value={until} /> },
            {
              term: dispute.terms.fee,
              value: fee === null ? null : fee === 0 ? dispute.terms.free : formats.money(fee, claim.currency),
            },
            { term: dispute.terms.public, value: claim.isRestricted ? terms.nothingPublic : dispute.terms.publicText },
          ]}
        />
        {fee && !onChanged ? (
          <>
            <p>{dispute.fee(formats.money(fee, claim.currency))}</p>
            <FeeMeans />
          </>
        ) : null}
      </section>
      <Submit label={onChanged ? dispute.change : fee === 0 ? dispute.submitFree : dispute.submit} />
    </Form>
  )
}

/** Disabled until the agreement is ticked. */
function Submit({ label }: { label: string }) {
  const dispute = useTexts('dispute')
  const isAgreed = useWatch({ name: 'agreement' }) === true
  return (
    <StickyActions>
      {isAgreed ? null : <p className={classes.reason}>{dispute.tick}</p>}
      <SubmitButton disabled={!isAgreed}>{label}</SubmitButton>
    </StickyActions>
  )
}

/** The dispute that is kept until its fee is paid. */
export function DisputeAnswer({ claim }: { claim: PartyClaim }) {
  const dispute = useTexts('dispute')
  const vocabulary = useTexts('vocabulary')
  if (claim.disputeReason === null) return null
  return (
    <Section title={dispute.kept}>
      <DescriptionList
        items={[
          { term: dispute.reason, value: vocabulary.disputeReason(claim.disputeReason) },
          { term: dispute.explanation, value: claim.disputeExplanation },
        ]}
      />
    </Section>
  )
}
