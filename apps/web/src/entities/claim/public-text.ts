import { useClock, useFormats, useTexts } from '../../texts/texts.tsx'
import { publicationAhead } from './claim-dates.ts'
import type { ClaimOfNames } from './offer-in-words.ts'

/** Words what an act makes public: nothing of a claim that is settled before its publication. */
export function usePublicText(claim: ClaimOfNames, text: string): string {
  const { terms } = useTexts('claims')
  const formats = useFormats()
  const publication = publicationAhead(claim, useClock())
  if (claim.isRestricted) return terms.nothingPublic
  return publication === null ? text : terms.publicAfter(formats.until(publication), text)
}
