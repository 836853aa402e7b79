import type { Resolution } from '@redress/contract/resolutions.ts'
import { type Currency, numberFromCents } from '@redress/domain/money/money.ts'
import type { ResolutionRecord } from './resolution-record.ts'

export const presentResolution = (resolution: ResolutionRecord, currency: Currency): Resolution => ({
  id: resolution.id,
  value: numberFromCents(resolution.value_cents),
  currency,
  winningParty: resolution.winning_party,
  costOwner: resolution.cost_owner,
  proposedBy: resolution.proposed_by,
  platformFee: numberFromCents(resolution.platform_fee_cents),
  resolutionStatus: resolution.status,
  createdAt: resolution.created_at.toISOString(),
})
