import type { Resolution } from '@redress/contract/resolutions.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Quote } from '../../ui/quote.tsx'

/** Note that goes with an offer, with the party that wrote it. */
export function OfferNote({ offer: { note, proposedBy } }: { offer: Pick<Resolution, 'note' | 'proposedBy'> }) {
  const { agreement, partyInText } = useTexts('resolutions')
  if (note === null) return null
  return (
    <div>
      <strong>{agreement.note(partyInText[proposedBy])}</strong>
      <Quote>{note}</Quote>
    </div>
  )
}
