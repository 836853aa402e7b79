import { claimAmendment } from '@redress/contract/claim-forms.ts'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { amendClaim } from '@redress/contract/claims.ts'
import { displayedValue } from '@redress/domain/claim/resolutions.ts'
import { currencies } from '@redress/domain/money/money.ts'
import { z } from 'zod'
import { publicationAhead } from '../../entities/claim/claim-dates.ts'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { partyNames } from '../../entities/claim/offer-in-words.ts'
import { caller } from '../../lib/api-client.ts'
import { claimFormKey } from '../../lib/form-persistence.ts'
import { useClock, useFormats, useTexts } from '../../texts/texts.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { Form } from '../../ui/form/form.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { StickyActions } from '../../ui/sticky-actions.tsx'
import { useToast } from '../../ui/toast.ts'
import classes from './claims.module.css'

const requestAmendment = caller<typeof amendClaim>('PATCH', '/v1/claims/:id/amend')
const schema = claimAmendment.extend({ currency: z.enum(currencies).optional() })

/** Form that amends the claim's value within the notice period. The currency stays. */
export function AmendForm({ claim, onDone }: { claim: PartyClaim; onDone: () => void }) {
  const { amend, failures, fields } = useTexts('claims')
  const formats = useFormats()
  const toast = useToast()
  const cache = useClaimCache()
  const last = displayedValue(claim.asked, claim.resolutions)
  return (
    <Form
      schema={schema}
      defaultValues={{ ...(last === null ? {} : { value: last }), currency: claim.currency }}
      persistenceKey={claimFormKey(claim.id, 'amendment')}
      failureText={failures.amend}
      onSubmit={async ({ value }) => {
        const amended = await requestAmendment({ params: { id: claim.id }, body: { value } })
        await cache.store(amended, amend.said(formats.money(value, claim.currency)))
        toast.success(amend.done)
        onDone()
      }}
    >
      <AmountField name="value" label={fields.value} currency={claim.currency} />
      <SelectField
        name="currency"
        label={fields.currency}
        options={currencies.map(value => ({ value, label: value }))}
        placeholder={null}
        disabled
      />
      <AmendmentTerms claim={claim} />
      <StickyActions>
        <SubmitButton>{amend.submit}</SubmitButton>
      </StickyActions>
    </Form>
  )
}

/** The current amount and defendants, and the consequences of an amendment, beside the submit button. */
function AmendmentTerms({ claim }: { claim: PartyClaim }) {
  const { terms } = useTexts('claims').amend
  const formats = useFormats()
  const until = publicationAhead(claim, useClock())
  const asked = claim.asked === null ? null : formats.money(claim.asked, claim.currency)
  return (
    <section className={classes.terms}>
      <DescriptionList
        items={[
          {
            term: terms.sum,
            value: asked === null ? null : terms.from(asked, formats.list(partyNames(claim).defendants)),
          },
          { term: terms.until, value: until === null ? null : <DateText value={until} /> },
          { term: terms.fee, value: terms.free },
          { term: terms.public, value: terms.publicText },
        ]}
      />
    </section>
  )
}
