import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { parties } from '@redress/domain/people/parties.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { latestOffers, movedBy } from './offer-rows.ts'
import classes from './resolutions.module.css'

interface Bar {
  readonly key: string
  readonly label: string
  readonly value: number
  readonly note: string
}

/** The claim and the last offer of each party as bars. The table below says the same, so it is not read out. */
export function OfferChart({ claim }: { claim: PartyClaim }) {
  const bars = useBars(claim)
  const longest = Math.max(...bars.map(bar => bar.value), 1)
  return (
    <div className={classes.chart} aria-hidden="true">
      {bars.map(({ key, label, value, note }) => (
        <div key={key} className={classes.bar} data-of={key}>
          <p>
            <span>{label}</span>
            <span>{note}</span>
          </p>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <rect className={classes.track} width="100" height="10" />
            <rect className={classes.amountBar} width={(value / longest) * 100} height="10" />
          </svg>
        </div>
      ))}
    </div>
  )
}

function useBars(claim: PartyClaim): Bar[] {
  const { comparison, fields } = useTexts('resolutions')
  const { party } = useTexts('claims')
  const formats = useFormats()
  const latest = latestOffers(claim.resolutions)
  const money = (value: number) => formats.money(value, claim.currency)
  const ofClaim = claim.claimValue ?? 0
  return [
    { key: 'claim', label: comparison.claim, value: ofClaim, note: money(ofClaim) },
    ...parties.flatMap(side => {
      const offer = latest[side]
      if (!offer) return []
      const note = `${money(offer.value)} · ${fields.winningParty}: ${party[offer.winningParty]}`
      return [{ key: side, label: comparison.offerOf(party[side]), value: movedBy(offer), note }]
    }),
  ]
}
