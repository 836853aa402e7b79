import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { decisiveDate } from '../../entities/claim/claim-dates.ts'
import { StatedPayment, StatusBadge } from '../../entities/claim/claim-status.tsx'
import { useClock, useFormats, useTexts } from '../../texts/texts.tsx'
import classes from './claims.module.css'

/** Below a claim's heading: its status, and the date that counts now. */
export function ClaimStanding({ claim }: { claim: PartyClaim }) {
  const { header } = useTexts('claims')
  const formats = useFormats()
  const date = decisiveDate(claim, useClock())
  return (
    <span className={classes.standing}>
      <StatusBadge {...claim} />
      <StatedPayment claim={claim} />
      {date === null ? null : <span>{header[date.kind](formats.date(date.at))}</span>}
    </span>
  )
}
