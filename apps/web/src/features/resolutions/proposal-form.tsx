import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { proposeResolution } from '@redress/contract/claims.ts'
import { cleanedText } from '@redress/domain/text/cleaned.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { offerForm, planIn, planValuesOf } from '../../entities/claim/offer-form.ts'
import { OfferTerms } from '../../entities/claim/offer-terms.tsx'
import { OfferNoteField, PlanFields } from '../../entities/claim/plan-fields.tsx'
import { excessOver, typedOffer } from '../../entities/claim/typed-offer.ts'
import { caller } from '../../lib/api-client.ts'
import { claimFormKey } from '../../lib/form-persistence.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { StickyActions } from '../../ui/sticky-actions.tsx'
import { useToast } from '../../ui/toast.ts'
import { OfferEffect } from './offer-effect.tsx'
import classes from './resolutions.module.css'
import { differs, proposalTerms, type Terms, valuesOf } from './terms.ts'
import { TermsFields } from './terms-fields.tsx'

const requestProposal = caller<typeof proposeResolution>('POST', '/v1/claims/:id/propose-resolution')

/** Proposes a resolution; something has to differ from what it begins with. What is proposed moves the claim on. */
export function ProposalForm({ claim }: { claim: PartyClaim }) {
  const { form } = useTexts('resolutions')
  const toast = useToast()
  const confirm = useConfirmation(claim)
  const cache = useClaimCache()
  const [terms] = useState(() => proposalTerms(claim))
  const [plan] = useState(() => planValuesOf(claim.resolutions.at(-1)?.paymentPlan))
  return (
    <Form
      schema={offerForm}
      defaultValues={{ ...valuesOf(terms), ...plan, note: '', currency: claim.currency }}
      persistenceKey={claimFormKey(claim.id, 'proposal')}
      failureText={form.proposeFailed}
      confirm={confirm}
      fieldNames={{ paymentPlan: 'dueOn' }}
      onSubmit={async offer => {
        const body = { ...offer, proposedBy: claim.role }
        await cache.store(await requestProposal({ params: { id: claim.id }, body }))
        toast.success(form.proposed)
      }}
    >
      <TermsFields role={claim.role} currency={claim.currency} isFixed={false} />
      <PlanFields currency={claim.currency} />
      <OfferNoteField />
      <OfferEffect claim={claim} act="propose" />
      <Propose terms={terms} plan={plan} />
    </Form>
  )
}

/** Asks again, in words, before an offer that exceeds the claim or gives its maker nothing. */
function useConfirmation(claim: PartyClaim): (terms: z.output<typeof offerForm>) => Promise<boolean> {
  const { form } = useTexts('resolutions')
  const formats = useFormats()
  const confirm = useConfirm()
  return async terms => {
    const offer = typedOffer(terms, claim.currency)
    if (!offer) return true
    const excess = excessOver(claim.claimValue, offer)
    const isNothing = claim.role === 'Plaintiff' && offer.winningParty === 'Defendant'
    if (excess === null && !isNothing) return true
    return confirm({
      title: excess === null ? form.nothingQuestion : form.aboveQuestion(formats.money(excess, claim.currency)),
      text: <OfferTerms claim={claim} offer={offer} party={claim.role} act="propose" />,
      confirmLabel: form.propose,
    })
  }
}

function Propose({ terms, plan }: { terms: Terms; plan: ReturnType<typeof planValuesOf> }) {
  const { form } = useTexts('resolutions')
  const values = useWatch()
  const isPaidOtherwise = JSON.stringify(planIn(values)) !== JSON.stringify(planIn({ ...values, ...plan }))
  const isChanged = differs(values, terms) || isPaidOtherwise || cleanedText(values.note ?? '') !== ''
  return (
    <StickyActions>
      {isChanged ? null : <p className={classes.reason}>{form.change}</p>}
      <SubmitButton disabled={!isChanged}>{form.propose}</SubmitButton>
    </StickyActions>
  )
}
