import { platformFee } from '@redress/domain/money/fees.ts'
import type { Cents } from '@redress/domain/money/money.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { ResolutionRecord } from './resolution-record.ts'
import { insertResolution } from './resolution-repository.ts'

/** A paid concession is an accepted resolution for the full claim value, at the defendant's cost. */
export const recordConcession = (
  transaction: Connection,
  concession: { readonly claimId: string; readonly value: Cents; readonly userId: string | null; readonly now: Date },
): Promise<ResolutionRecord> =>
  insertResolution(transaction, {
    claim_id: concession.claimId,
    value_cents: concession.value,
    winning_party: 'Plaintiff',
    cost_owner: 'Defendant',
    proposed_by: 'Defendant',
    proposed_by_user: concession.userId,
    platform_fee_cents: platformFee(concession.value),
    status: 'ACCEPTED',
    created_at: concession.now,
    decided_at: concession.now,
  })
