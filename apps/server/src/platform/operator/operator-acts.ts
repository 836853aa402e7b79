import type { OperatorActKind } from '@redress/domain/people/operator-acts.ts'
import type { Clock } from '../clock.ts'
import type { Connection } from '../database/database.ts'
import type { Row } from '../database/schema.ts'
import type { ActingOperator, ActingStaff } from './command-line.ts'

export interface OperatorAct {
  readonly kind: OperatorActKind
  readonly operator: ActingOperator
  /** Object of the act, named as in the operator's commands. */
  readonly subject: string
  readonly claimId?: string
  /** Account concerned; the accounts module notifies its owner. */
  readonly userId?: string
}

/** Records an act of the operator for good, in the transaction that does it. */
export async function recordOperatorAct(
  { clock }: { readonly clock: Clock },
  transaction: Connection,
  { kind, operator, subject, claimId, userId }: OperatorAct,
): Promise<void> {
  await transaction
    .insertInto('operator_acts')
    .values({
      ...{ kind, subject, claim_id: claimId ?? null, user_id: userId ?? null },
      ...{ done_by: operator.by, staff_id: operator.staffId ?? null, why: operator.reason, happened_at: clock.now() },
    })
    .execute()
}

/** Repeated reads of the same data within this time count as one, in milliseconds. */
const oneLook = 60 * 60 * 1000

/** Records that a staff member has read private data. */
export async function recordLookAt(
  context: { readonly clock: Clock },
  connection: Connection,
  look: OperatorAct & { readonly operator: ActingStaff },
): Promise<void> {
  const seen = await connection
    .selectFrom('operator_acts')
    .select('id')
    .where('kind', '=', look.kind)
    .where('subject', '=', look.subject)
    .where('staff_id', '=', look.operator.staffId)
    .$if(look.claimId !== undefined, query => query.where('claim_id', '=', look.claimId ?? null))
    .where('happened_at', '>', new Date(context.clock.now().getTime() - oneLook))
    .executeTakeFirst()
  if (!seen) await recordOperatorAct(context, connection, look)
}

/** Records that a staff member has read private data of a reported claim. */
export const recordLook = (
  context: { readonly clock: Clock },
  connection: Connection,
  { operator, claimId }: { readonly operator: ActingStaff; readonly claimId: string },
): Promise<void> => recordLookAt(context, connection, { kind: 'report read', operator, subject: claimId, claimId })

/** Latest operator acts up to the limit, in chronological order. */
export async function findOperatorActs(connection: Connection, atMost: number | null): Promise<Row<'operator_acts'>[]> {
  const acts = await connection
    .selectFrom('operator_acts')
    .selectAll()
    .orderBy('sequence', 'desc')
    .$if(atMost !== null, query => query.limit(atMost ?? 0))
    .execute()
  return acts.reverse()
}
