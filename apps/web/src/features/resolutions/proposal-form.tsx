import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { proposeResolution } from '@redress/contract/claims.ts'
import { resolutionProposal } from '@redress/contract/resolutions.ts'
import { currencies } from '@redress/domain/money/money.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { caller } from '../../lib/api-client.ts'
import { claimFormKey } from '../../lib/form-persistence.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { StickyActions } from '../../ui/sticky-actions.tsx'
import { useToast } from '../../ui/toast.ts'
import classes from './resolutions.module.css'
import { differs, proposalTerms, type Terms, valuesOf } from './terms.ts'
import { TermsFields } from './terms-fields.tsx'

const requestProposal = caller<typeof proposeResolution>('POST', '/v1/claims/:id/propose-resolution')
const schema = resolutionProposal.extend({ currency: z.enum(currencies).optional() })

/** Proposes a resolution; something has to differ from what it begins with. What is proposed moves the claim on. */
export function ProposalForm({ claim }: { claim: PartyClaim }) {
  const { form } = useTexts('resolutions')
  const toast = useToast()
  const cache = useClaimCache()
  const [terms] = useState(() => proposalTerms(claim))
  return (
    <Form
      schema={schema}
      defaultValues={{ ...valuesOf(terms), currency: claim.currency }}
      persistenceKey={claimFormKey(claim.id, 'proposal')}
      failureText={form.proposeFailed}
      onSubmit={async ({ winningParty, costOwner, value }) => {
        const body = { winningParty, costOwner, value, proposedBy: claim.role }
        await cache.store(await requestProposal({ params: { id: claim.id }, body }))
        toast.success(form.proposed)
      }}
    >
      <TermsFields role={claim.role} currency={claim.currency} isFixed={false} />
      <Propose terms={terms} />
    </Form>
  )
}

function Propose({ terms }: { terms: Terms }) {
  const { form } = useTexts('resolutions')
  const isChanged = differs(useWatch(), terms)
  return (
    <StickyActions>
      {isChanged ? null : <p className={classes.reason}>{form.change}</p>}
      <SubmitButton disabled={!isChanged}>{form.propose}</SubmitButton>
    </StickyActions>
  )
}
