import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { counterResolution, proposeResolution } from '@redress/contract/claims.ts'
import { cleanedText } from '@redress/domain/text/cleaned.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { OfferEffect } from '../../entities/claim/offer-effect.tsx'
import { OfferFields, useConfirmOffer } from '../../entities/claim/offer-fields.tsx'
import { offerForm, planIn, planValuesOf } from '../../entities/claim/offer-form.ts'
import { useSigning } from '../../entities/claim/signing.tsx'
import { caller } from '../../lib/api-client.ts'
import { claimFormKey } from '../../lib/form-persistence.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { StickyActions } from '../../ui/sticky-actions.tsx'
import { useToast } from '../../ui/toast.ts'
import { OfferPeriodField, useStandardDays } from './offer-period-field.tsx'
import classes from './resolutions.module.css'
import { differs, proposalTerms, type Terms, valuesOf } from './terms.ts'
import { TermsFields } from './terms-fields.tsx'

const requests = {
  propose: caller<typeof proposeResolution>('POST', '/v1/claims/:id/propose-resolution'),
  counter: caller<typeof counterResolution>('POST', '/v1/claims/:id/counter-resolution'),
}
type OfferingAct = keyof typeof requests

/**
 * Proposes a resolution, or counters the other side's; something has to differ from what it begins with. What is proposed
 * moves the claim on.
 */
export function ProposalForm({ claim, act }: { claim: PartyClaim; act: OfferingAct }) {
  const { form } = useTexts('resolutions')
  const toast = useToast()
  const confirm = useConfirmOffer(claim, claim.role, { act, confirmLabel: form[act] })
  const cache = useClaimCache()
  const standardDays = useStandardDays()
  const { choice, sign } = useSigning()
  const [terms] = useState(() => proposalTerms(claim))
  const [plan] = useState(() => planValuesOf(claim.resolutions.at(-1)?.paymentPlan))
  return (
    <Form
      schema={offerForm}
      defaultValues={{
        ...valuesOf(terms),
        ...plan,
        note: '',
        currency: claim.currency,
        validForDays: String(standardDays),
      }}
      persistenceKey={claimFormKey(claim.id, 'proposal')}
      failureText={act === 'counter' ? form.counterFailed : form.proposeFailed}
      confirm={confirm}
      fieldNames={{ paymentPlan: 'dueOn' }}
      onSubmit={async offer => {
        const { paymentPlan = [], note = null } = offer
        const terms = { ...offer, as: claim.role, claimId: claim.id, currency: claim.currency, paymentPlan, note }
        const body = { ...offer, proposedBy: claim.role, ...(await sign(terms)) }
        const params = { id: claim.id }
        await cache.store(
          act === 'counter'
            ? await requests.counter({ params, body: { ...body, resolutionId: claim.resolutions.at(-1)?.id } })
            : await requests.propose({ params, body }),
          form.said[act],
        )
        if (act === 'propose') toast.success(form.proposed)
      }}
    >
      <OfferFields claim={claim} party={claim.role} amountLabel={form.value} />
      <OfferPeriodField standardDays={standardDays} />
      <OfferEffect claim={claim} party={claim.role} act={act} />
      {choice}
      <Propose terms={terms} plan={plan} label={form[act]} />
      <Fold title={form.recorded}>
        <p>{form.recordedNote}</p>
        <TermsFields role={claim.role} currency={claim.currency} />
      </Fold>
    </Form>
  )
}

interface ProposeProps {
  terms: Terms
  plan: ReturnType<typeof planValuesOf>
  label: string
}

function Propose({ terms, plan, label }: ProposeProps) {
  const { form } = useTexts('resolutions')
  const values = useWatch()
  const isPaidOtherwise = JSON.stringify(planIn(values)) !== JSON.stringify(planIn({ ...values, ...plan }))
  const isChanged = differs(values, terms) || isPaidOtherwise || cleanedText(values.note ?? '') !== ''
  return (
    <StickyActions>
      {isChanged ? null : <p className={classes.reason}>{form.change}</p>}
      <SubmitButton disabled={!isChanged}>{label}</SubmitButton>
    </StickyActions>
  )
}
