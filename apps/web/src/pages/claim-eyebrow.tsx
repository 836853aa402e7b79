import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { Link } from 'react-router'
import { viewOf } from '../lib/claim-sides.ts'
import { paths } from '../lib/paths.ts'
import { useFormats, useTexts } from '../texts/texts.tsx'

/** Above the heading of a page about a claim: the claim, and the way back to it. */
export function ClaimEyebrow({ claim }: { claim: PartyClaim }) {
  const texts = useTexts('claims')
  const vocabulary = useTexts('vocabulary')
  const formats = useFormats()
  const name = texts.claim(formats.shortId(claim.id))
  return (
    <Link to={paths.dashboard.claim(viewOf(claim.role), claim.id)}>
      {claim.type === null ? name : `${vocabulary.claimType(claim.type)} · ${name}`}
    </Link>
  )
}
