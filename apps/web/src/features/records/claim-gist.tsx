import type { Claim } from '@redress/contract/claim-views.ts'
import { RecordedStatus } from '../../entities/claim/claim-status.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { DateText } from '../../ui/date-text.tsx'
import classes from './record.module.css'

/** Line below a claim's sentence: type, place, date and status. */
export function ClaimGist({ claim }: { claim: Claim }) {
  const vocabulary = useTexts('vocabulary')
  return (
    <ul className={classes.gist}>
      {claim.type === null ? null : <li>{vocabulary.claimType(claim.type)}</li>}
      {claim.jurisdiction === null ? null : <li>{claim.jurisdiction}</li>}
      <li>
        <DateText value={claim.dateOfClaim} />
      </li>
      <li>
        <RecordedStatus claim={claim} />
      </li>
    </ul>
  )
}
