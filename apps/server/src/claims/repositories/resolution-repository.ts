import type { WalletSignature } from '@redress/contract/resolutions.ts'
import {
  isActiveResolution,
  type OfferEvent,
  offerAfter,
  resolutionStatuses,
} from '@redress/domain/claim/resolutions.ts'
import { type Currency, numberFromCents } from '@redress/domain/money/money.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { TermsToSign } from '@redress/domain/proof/terms-to-sign.ts'
import { type Insertable, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import { type Condition, columnsOf, type Part, partAs, rowsOf } from '../../platform/database/read-together.ts'
import type { Row, Table } from '../../platform/database/schema.ts'

export type ResolutionRecord = Row<'resolutions'>

const resolutionColumns = columnsOf('resolutions')

/** Terms that a party signs, in the currency of the claim. */
export const termsToSign = (offer: ResolutionRecord, currency: string, as: Party): TermsToSign => ({
  as,
  claimId: offer.claim_id,
  currency,
  value: numberFromCents(offer.value_cents),
  winningParty: offer.winning_party,
  costOwner: offer.cost_owner,
  paymentPlan: offer.payment_plan,
  note: offer.note,
})

export const insertResolution = (
  transaction: Connection,
  values: Insertable<Table<'resolutions'>>,
): Promise<ResolutionRecord> =>
  transaction.insertInto('resolutions').values(values).returningAll().executeTakeFirstOrThrow()

const activeStatuses = resolutionStatuses.filter(isActiveResolution)

/** The resolutions that are proposed or accepted now, by their claims; of each claim there is one at most. */
export const activeResolutions = (of: Condition): Part<ReadonlyMap<string, ResolutionRecord>> =>
  partAs(
    rowsOf(resolutionColumns, { where: sql`claim_id ${of} and status = any(${activeStatuses})` }),
    resolutions => new Map(resolutions.map(resolution => [resolution.claim_id, resolution])),
  )

/** The resolutions of each claim, oldest first. */
export const resolutionsByClaim = (of: Condition): Part<ReadonlyMap<string, readonly ResolutionRecord[]>> =>
  partAs(rowsOf(resolutionColumns, { where: sql`claim_id ${of}`, orderBy: 'sequence' }), resolutions =>
    Map.groupBy(resolutions, resolution => resolution.claim_id),
  )

/** As much of a claim's last offer as follows from it in a list. */
export type LastOffer = Pick<
  ResolutionRecord,
  | 'claim_id'
  | 'cost_owner'
  | 'proposed_by'
  | 'proposed_by_user'
  | 'status'
  | 'created_at'
  | 'decided_at'
  | 'expires_at'
  | 'decided_by_user'
  | 'former_defendant_id'
  | 'is_speaker_replaced'
  | 'is_fee_overdue'
>

const lastOfferColumns = columnsOf('resolutions', [
  'claim_id',
  'cost_owner',
  'proposed_by',
  'proposed_by_user',
  'status',
  'created_at',
  'decided_at',
  'expires_at',
  'decided_by_user',
  'former_defendant_id',
  'is_speaker_replaced',
  'is_fee_overdue',
])

/** The last resolution of each claim that has any. */
export const lastOfferByClaim = (of: Condition): Part<ReadonlyMap<string, LastOffer>> =>
  partAs(
    rowsOf(lastOfferColumns, {
      from: sql`(
        select distinct on (claim_id) * from resolutions where claim_id ${of} order by claim_id, sequence desc
      ) as resolutions`,
      where: sql`true`,
    }),
    offers => new Map(offers.map(offer => [offer.claim_id, offer])),
  )

interface Move {
  readonly event: OfferEvent
  readonly now: Date
  /** Account that decided on the offer; absent if nobody did. */
  readonly decidedBy?: string
  readonly signature?: WalletSignature | undefined
}

/** Applies an event to active resolutions. */
export const moveResolutions = (
  transaction: Connection,
  ids: readonly string[],
  { event, now, decidedBy, signature }: Move,
): Promise<ResolutionRecord[]> =>
  transaction
    .updateTable('resolutions')
    .set({
      status: offerAfter[event],
      decided_at: now,
      ...(event === 'accept' && { accepted_at: now }),
      ...(decidedBy && { decided_by_user: decidedBy }),
      ...(signature && { decider_signature: JSON.stringify(signature) }),
    })
    .where('id', 'in', ids)
    .returningAll()
    .execute()

export type UnpaidAgreement = Pick<ResolutionRecord, 'claim_id' | 'cost_owner' | 'platform_fee_cents'> & {
  readonly decided_at: Date
  readonly currency: Currency
}

/** Accepted resolutions with an overdue platform fee, longest overdue first. */
export const findUnpaidAgreements = (connection: Connection): Promise<UnpaidAgreement[]> =>
  connection
    .selectFrom('resolutions')
    .innerJoin('claims', 'claims.id', 'resolutions.claim_id')
    .select(['resolutions.claim_id', 'cost_owner', 'platform_fee_cents', 'decided_at', 'claims.currency'])
    .$narrowType<{ decided_at: Date }>()
    .where('resolutions.status', '=', 'ACCEPTED')
    .where('is_fee_overdue', '=', sql.lit(true))
    .where('claims.resolved_at', 'is', null)
    .orderBy('decided_at')
    .execute()

/** Notes of accepted resolutions that the time to pay their platform fee is over. */
export const markFeesOverdue = (transaction: Connection, ids: readonly string[]): Promise<ResolutionRecord[]> =>
  transaction.updateTable('resolutions').set({ is_fee_overdue: true }).where('id', 'in', ids).returningAll().execute()

export async function moveResolution(transaction: Connection, id: string, move: Move): Promise<ResolutionRecord> {
  const [moved] = await moveResolutions(transaction, [id], move)
  if (!moved) throw new Error('A resolution went though its claim was locked')
  return moved
}

interface FormerSeat {
  readonly claimId: string
  readonly userId: string
  readonly defendantId: string
  /** Whether another account has the seat now. */
  readonly isReplaced: boolean
}

/**
 * Stores the seat for which an account's resolutions speak, because the account loses that seat and no longer tells.
 */
export async function keepFormerSeat(
  transaction: Connection,
  { claimId, userId, defendantId, isReplaced }: FormerSeat,
): Promise<void> {
  await transaction
    .updateTable('resolutions')
    .set({ former_defendant_id: defendantId, is_speaker_replaced: isReplaced })
    .where('claim_id', '=', claimId)
    .where(where => where.or([where('proposed_by_user', '=', userId), where('decided_by_user', '=', userId)]))
    .where('former_defendant_id', 'is', null)
    .execute()
}
