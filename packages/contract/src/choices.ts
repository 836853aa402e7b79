import { claimStatuses, endingKinds } from '@redress/domain/claim/lifecycle.ts'
import { takenOutKinds } from '@redress/domain/claim/redactions.ts'
import { reportReasons } from '@redress/domain/claim/reports.ts'
import { claimTypes, disputeReasons, representationStatuses } from '@redress/domain/claim/vocabulary.ts'
import { defendantTypes } from '@redress/domain/people/contact-rules.ts'
import { parties } from '@redress/domain/people/parties.ts'
import { choice } from './fields.ts'

// The closed lists that stand in forms and views of several resources.
export const claimStatus = choice(claimStatuses).meta({ id: 'ClaimStatus' })
export const claimType = choice(claimTypes).meta({ id: 'ClaimType' })
export const defendantType = choice(defendantTypes).meta({ id: 'DefendantType' })
export const disputeReason = choice(disputeReasons).meta({ id: 'DisputeReason' })
export const ending = choice(endingKinds).meta({ id: 'Ending' })
export const party = choice(parties).meta({ id: 'Party' })
export const reportReason = choice(reportReasons).meta({ id: 'ReportReason' })
export const takenOut = choice(takenOutKinds).meta({ id: 'TakenOut' })
export const representationStatus = choice(representationStatuses).meta({ id: 'RepresentationStatus' })
