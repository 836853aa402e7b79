import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { counterResolution, proposeResolution } from '@redress/contract/claims.ts'
import { resolutionProposal } from '@redress/contract/resolutions.ts'
import { currencies } from '@redress/domain/money/money.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { OfferTerms } from '../../entities/claim/offer-terms.tsx'
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
import { OfferPeriodField, useStandardDays } from './offer-period-field.tsx'
import classes from './resolutions.module.css'
import { differs, proposalTerms, type Terms, valuesOf } from './terms.ts'
import { TermsFields } from './terms-fields.tsx'

const requests = {
  propose: caller<typeof proposeResolution>('POST', '/v1/claims/:id/propose-resolution'),
  counter: caller<typeof counterResolution>('POST', '/v1/claims/:id/counter-resolution'),
}
type OfferingAct = keyof typeof requests

/** A choice of a form is a text. */
const schema = resolutionProposal.extend({ currency: z.enum(currencies).optional(), validForDays: z.string() })
type ResolutionProposal = z.output<typeof schema>

/**
 * Proposes a resolution, or counters the other side's; something has to differ from what it begins with. What is proposed
 * moves the claim on.
 */
export function ProposalForm({ claim, act }: { claim: PartyClaim; act: OfferingAct }) {
  const { form } = useTexts('resolutions')
  const toast = useToast()
  const confirm = useConfirmation(claim, act)
  const cache = useClaimCache()
  const standardDays = useStandardDays()
  const [terms] = useState(() => proposalTerms(claim))
  return (
    <Form
      schema={schema}
      defaultValues={{ ...valuesOf(terms), currency: claim.currency, validForDays: String(standardDays) }}
      persistenceKey={claimFormKey(claim.id, 'proposal')}
      failureText={act === 'counter' ? form.counterFailed : form.proposeFailed}
      confirm={confirm}
      onSubmit={async ({ winningParty, costOwner, value, validForDays }) => {
        const body = { winningParty, costOwner, value, proposedBy: claim.role, validForDays: Number(validForDays) }
        await cache.store(await requests[act]({ params: { id: claim.id }, body }))
        toast.success(act === 'counter' ? form.countered : form.proposed)
      }}
    >
      <TermsFields role={claim.role} currency={claim.currency} isFixed={false} />
      <OfferPeriodField standardDays={standardDays} />
      <OfferEffect claim={claim} act={act} />
      <Propose terms={terms} label={form[act]} />
    </Form>
  )
}

/** Asks again, in words, before an offer that exceeds the claim or gives its maker nothing. */
function useConfirmation(claim: PartyClaim, act: OfferingAct): (terms: ResolutionProposal) => Promise<boolean> {
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
      text: <OfferTerms claim={claim} offer={offer} party={claim.role} act={act} />,
      confirmLabel: form[act],
    })
  }
}

function Propose({ terms, label }: { terms: Terms; label: string }) {
  const { form } = useTexts('resolutions')
  const isChanged = differs(useWatch(), terms)
  return (
    <StickyActions>
      {isChanged ? null : <p className={classes.reason}>{form.change}</p>}
      <SubmitButton disabled={!isChanged}>{label}</SubmitButton>
    </StickyActions>
  )
}
