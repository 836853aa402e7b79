import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { useWatch } from 'react-hook-form'
import { OfferTerms, type WeightyAct } from '../../entities/claim/offer-terms.tsx'
import { excessOver, typedOffer } from '../../entities/claim/typed-offer.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import classes from './resolutions.module.css'

/** What the terms of the form do for each side, as they are typed. */
export function OfferEffect({
  claim,
  act,
}: {
  claim: PartyClaim
  act: Exclude<WeightyAct, 'accept' | 'reject' | 'withdraw offer' | 'end agreement'>
}) {
  const { form } = useTexts('resolutions')
  const formats = useFormats()
  const offer = typedOffer(useWatch(), claim.currency)
  const accepted = act === 'resolve' ? claim.resolutions.at(-1) : undefined
  const excess = offer && excessOver(claim.claimValue, offer)
  return (
    <section className={classes.agreement}>
      <h2>{form.effect[act]}</h2>
      {offer ? (
        <OfferTerms claim={claim} offer={accepted ?? offer} party={claim.role} act={act} />
      ) : (
        <p>{form.effectMissing}</p>
      )}
      {excess === null ? null : <p>{form.above(formats.money(excess, claim.currency))}</p>}
    </section>
  )
}
