import type { ClaimListItem } from '@redress/contract/claim-views.ts'
import { platformFeeDueOn } from '@redress/domain/claim/business-days.ts'
import { offerStage } from '@redress/domain/claim/offers.ts'
import { isResolved } from '@redress/domain/claim/questions.ts'

/** The last day to pay the fee of the accepted offer, as long as it is unpaid; `null` otherwise. */
export function feeDueOn({ status, resolutions }: Pick<ClaimListItem, 'status' | 'resolutions'>): string | null {
  const last = resolutions.at(-1)
  if (!last || last.decidedAt === null) return null
  const stage = offerStage(last.resolutionStatus, isResolved(status))
  return stage === 'agreed' ? platformFeeDueOn(new Date(last.decidedAt)) : null
}

/** Whether that day is over. */
export const isFeeLate = (dueOn: string, now: Date): boolean => dueOn < now.toISOString().slice(0, 10)
