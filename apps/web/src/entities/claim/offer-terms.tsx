import { offerOf } from '@redress/contract/offer-words.ts'
import type { Resolution } from '@redress/contract/resolutions.ts'
import { isFeeLate } from '@redress/domain/claim/claim-turn.ts'
import { platformFeeDueOn } from '@redress/domain/claim/fee-due.ts'
import { effectOfOffer } from '@redress/domain/claim/offers.ts'
import { summaryOfPlan } from '@redress/domain/claim/payment-plan.ts'
import { numberFromCents } from '@redress/domain/money/money.ts'
import { type Party, parties } from '@redress/domain/people/parties.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Quote } from '../../ui/quote.tsx'
import { type ClaimOfNames, namesOfOffer, useOfferInWords, type WordedOffer } from './offer-in-words.ts'
import classes from './offer-terms.module.css'
import { PaymentPlan } from './payment-plan.tsx'
import { usePublicText } from './public-text.ts'

/** Acts that show the offer's terms before they are confirmed. */
export type WeightyAct =
  | 'accept'
  | 'reject'
  | 'counter'
  | 'withdraw offer'
  | 'end agreement'
  | 'propose'
  | 'resolve'
  | 'concede'

interface Props {
  claim: ClaimOfNames
  offer: WordedOffer & Partial<Pick<Resolution, 'decidedAt'>>
  party: Party
  act: WeightyAct
}

/** Terms of an offer beside its button: sum, direction, fee, due date, and what becomes public. */
export function OfferTerms({ claim, offer, party, act }: Props) {
  const { terms } = useTexts('claims')
  const offerInWords = useOfferInWords()
  const { moved } = effectOfOffer(offerOf(offer))
  const formats = useFormats()
  const names = namesOfOffer(claim, offer)
  const amount = formats.money(numberFromCents(moved), offer.currency)
  const sum =
    moved === 0n ? terms.nobodyPays : terms.moves(amount, formats.list(names.Defendant), formats.list(names.Plaintiff))
  return (
    <div className={classes.terms}>
      <p className={classes.sentence}>{offerInWords(claim, offer, party)}</p>
      <DescriptionList
        items={[
          { term: terms.sum, value: sum },
          { term: terms.when, value: moved === 0n ? null : <When offer={offer} /> },
          { term: terms.note, value: offer.note ? <Quote>{offer.note}</Quote> : null },
          { term: terms.fee, value: useFeeSentence({ claim, offer, party, act }) },
          { term: terms.inAll, value: <InAll {...{ claim, offer, party }} /> },
          { term: terms.public, value: usePublicText(claim, terms.publicText[act]) },
        ]}
      />
      <p>{terms.notes[act]}</p>
    </div>
  )
}

/** Due date of the offer, or its instalments. */
function When({ offer }: Pick<Props, 'offer'>) {
  const { terms } = useTexts('claims')
  const formats = useFormats()
  const summary = summaryOfPlan(offerOf(offer).paymentPlan ?? [])
  if (summary.kind === 'instalments') return <PaymentPlan offer={offer} />
  return summary.kind === 'by date' ? terms.byDate(formats.date(summary.dueOn)) : terms.whenText
}

/** Total that each side pays or receives, the fee included. */
function InAll({ claim, offer, party }: Omit<Props, 'act'>) {
  const { terms } = useTexts('claims')
  const formats = useFormats()
  const { net } = effectOfOffer(offerOf(offer))
  const names = namesOfOffer(claim, offer)
  return parties.map(side => {
    const amount = formats.money(Math.abs(numberFromCents(net[side])), offer.currency)
    const isYou = side === party && (party === 'Plaintiff' || offer.defence?.isYou !== false)
    const words = isYou ? terms.you : terms.other(formats.list(names[side]), names[side].length > 1)
    const outcome = net[side] === 0n ? words.nothing : net[side] > 0n ? words.receives(amount) : words.pays(amount)
    return (
      <span key={side} className={classes.side}>
        {outcome}
      </span>
    )
  })
}

/** Words the fee, who bears it and when it is due. */
function useFeeSentence({ claim, offer, act }: Props): string {
  const { terms } = useTexts('claims')
  const formats = useFormats()
  const fee = formats.money(offer.platformFee, offer.currency)
  const bearer = formats.list(namesOfOffer(claim, offer)[offer.costOwner])
  if (act === 'concede') return terms.feeNow(fee, bearer)
  const acceptedAt = act === 'accept' ? new Date() : offer.decidedAt ? new Date(offer.decidedAt) : null
  if (acceptedAt === null) return terms.feeWithin(fee, bearer)
  const dueOn = platformFeeDueOn(acceptedAt)
  return (isFeeLate(dueOn, new Date()) ? terms.feeLate : terms.feeBy)(fee, bearer, formats.date(dueOn))
}
