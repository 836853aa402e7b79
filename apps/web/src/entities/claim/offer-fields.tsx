import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { otherParty, type Party } from '@redress/domain/people/parties.ts'
import { type FieldValues, useWatch } from 'react-hook-form'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { AmountField } from '../../ui/form/amount-field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { partyNames } from './offer-in-words.ts'
import { OfferTerms } from './offer-terms.tsx'
import { OfferNoteField, PlanFields } from './plan-fields.tsx'
import { excessOver, typedOffer } from './typed-offer.ts'

interface Props {
  claim: PartyClaim
  /** Party that makes the offer. */
  party: Party
  amountLabel: string
}

/** An offer in its maker's words: who pays, how much, when, and who bears the fee. */
export function OfferFields({ claim, party, amountLabel }: Props) {
  const { offerForm: texts } = useTexts('claims')
  const formats = useFormats()
  const { plaintiff, defendants } = partyNames(claim)
  const others = party === 'Plaintiff' ? defendants : [plaintiff]
  const names = formats.list(others)
  const isNothingPaid = useWatch({ name: 'winningParty' }) === 'Defendant'
  const hint = isNothingPaid ? texts.droppedHint : texts.sumHint
  return (
    <>
      <SelectField
        name="winningParty"
        label={texts.question}
        options={[
          { value: 'Plaintiff', label: texts.moves[party](names) },
          { value: 'Defendant', label: texts.nobody },
        ]}
      />
      <AmountField name="value" label={amountLabel} description={hint[party]} currency={claim.currency} />
      <PlanFields currency={claim.currency} />
      <SelectField
        name="costOwner"
        label={texts.fee}
        options={[
          { value: party, label: texts.me },
          { value: otherParty[party], label: texts.them(names, others.length > 1) },
        ]}
      />
      <OfferNoteField />
    </>
  )
}

interface Question {
  act: 'propose' | 'counter'
  /** Label of the button that makes the offer. */
  confirmLabel: string
}

/** Asks again, in words, before an offer is made that exceeds the claim, or that gives its maker nothing. */
export function useConfirmOffer(claim: PartyClaim, party: Party, { act, confirmLabel }: Question) {
  const { offerForm: texts } = useTexts('claims')
  const formats = useFormats()
  const confirm = useConfirm()
  return async (values: FieldValues): Promise<boolean> => {
    const offer = typedOffer(values, claim.currency)
    if (!offer) return true
    const excess = excessOver(claim.asked, offer)
    const isNothing = party === 'Plaintiff' && offer.winningParty === 'Defendant'
    if (excess === null && !isNothing) return true
    return confirm({
      title: excess === null ? texts.nothingQuestion : texts.aboveQuestion(formats.money(excess, claim.currency)),
      text: <OfferTerms claim={claim} offer={offer} party={party} act={act} />,
      confirmLabel,
    })
  }
}
