import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { actionsOf } from '../../entities/claim/claim-actions.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { StickyActions } from '../../ui/sticky-actions.tsx'
import { ClaimActions } from './claim-actions.tsx'

/** What one can do about the claim now, at the end of its page. */
export function ClaimActionBar({ claim }: { claim: PartyClaim }) {
  const texts = useTexts('claims')
  const formats = useFormats()
  if (actionsOf(claim, claim.role).length === 0) return null
  return (
    <StickyActions>
      <ClaimActions claim={claim} party={claim.role} name={texts.claim(formats.shortId(claim.id))} />
    </StickyActions>
  )
}
