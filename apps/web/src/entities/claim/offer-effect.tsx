import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { useWatch } from 'react-hook-form'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import classes from './offer-terms.module.css'
import { OfferTerms, type WeightyAct } from './offer-terms.tsx'
import { excessOver, lacksDay, typedOffer } from './typed-offer.ts'

interface Props {
  claim: PartyClaim
  party: Party
  act: Exclude<WeightyAct, 'accept' | 'reject' | 'withdraw offer' | 'end agreement'>
}

/** Effect of the form's terms on each side, updated with each input. */
export function OfferEffect({ claim, party, act }: Props) {
  const { offerForm: texts } = useTexts('claims')
  const formats = useFormats()
  const values = useWatch()
  const offer = typedOffer(values, claim.currency)
  const missing = lacksDay(values, claim.currency) ? texts.missingDay : texts.missing
  const accepted = act === 'resolve' ? claim.resolutions.at(-1) : undefined
  const excess = offer && excessOver(claim.asked, offer)
  return (
    <section className={classes.effect}>
      <h2>{texts.effect[act]}</h2>
      {offer ? <OfferTerms claim={claim} offer={accepted ?? offer} party={party} act={act} /> : <p>{missing}</p>}
      {excess === null ? null : <p>{texts.above(formats.money(excess, claim.currency))}</p>}
    </section>
  )
}
