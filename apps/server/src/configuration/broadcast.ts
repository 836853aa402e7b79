import type { Broadcast } from '@redress/contract/configuration.ts'
import type { Selectable } from 'kysely'
import type { Context } from '../adapters/context.ts'
import { type Connection, inTransaction } from '../platform/database/database.ts'
import type { BroadcastTable } from '../platform/database/schema.ts'
import type { ActingOperator } from '../platform/operator/command-line.ts'
import { recordOperatorAct } from '../platform/operator/operator-acts.ts'
import { fail, ok, type Result } from '../platform/result.ts'

type BroadcastContext = Pick<Context, 'database' | 'clock'>

const presented = ({ texts, shown_from, shown_until }: Selectable<BroadcastTable>): Broadcast => ({
  ...{ texts, shownFrom: shown_from.toISOString(), shownUntil: shown_until.toISOString() },
})

/** What every page shows, or will show; `null` where that is nothing. */
export async function findBroadcast({ database, clock }: BroadcastContext): Promise<Broadcast | null> {
  const row = await database
    .selectFrom('broadcast')
    .selectAll()
    .where('shown_until', '>', clock.now())
    .executeTakeFirst()
  return row ? presented(row) : null
}

/** Has every page show a text for a time, in place of the one before. */
export async function setBroadcast(
  context: BroadcastContext,
  operator: ActingOperator,
  { texts, shownFrom, shownUntil }: Broadcast,
): Promise<Result<null, 'BROADCAST_TIMES'>> {
  if (shownUntil <= shownFrom || new Date(shownUntil) <= context.clock.now()) return fail('BROADCAST_TIMES')
  const values = { texts: JSON.stringify(texts), shown_from: new Date(shownFrom), shown_until: new Date(shownUntil) }
  await inTransaction(context.database, async transaction => {
    await transaction
      .insertInto('broadcast')
      .values(values)
      .onConflict(conflict => conflict.column('is_only').doUpdateSet(values))
      .execute()
    const subject = `${shownFrom} to ${shownUntil}: ${texts.en}`
    await recordOperatorAct(context, transaction, { kind: 'broadcast set', operator, subject })
  })
  return ok(null)
}

/** Ends what every page shows or would have shown. */
export const endBroadcast = (
  context: BroadcastContext,
  operator: ActingOperator,
): Promise<Result<null, 'NO_BROADCAST'>> =>
  inTransaction(context.database, async (transaction: Connection) => {
    const ended = await transaction.deleteFrom('broadcast').returningAll().executeTakeFirst()
    if (!ended || ended.shown_until <= context.clock.now()) return fail('NO_BROADCAST')
    const subject = presented(ended).texts.en
    await recordOperatorAct(context, transaction, { kind: 'broadcast ended', operator, subject })
    return ok(null)
  })

/** For how long what was read is taken for what there is, in milliseconds. */
const keptFor = 5_000

/**
 * What pages show now. Pages that nobody draws ask nothing of the database, so that it is asked every five seconds at
 * most, and no page waits for it: where it does not answer, the last that was read stands.
 */
export function shownBroadcast(context: BroadcastContext & Pick<Context, 'log'>): () => Broadcast['texts'] | null {
  const { clock, log } = context
  let known: Broadcast | null = null
  let readAt = Number.NEGATIVE_INFINITY
  return () => {
    const now = clock.now().getTime()
    if (now - readAt >= keptFor) {
      readAt = now
      findBroadcast(context).then(
        found => {
          known = found
        },
        error => log.warn({ error }, 'could not read what every page shows'),
      )
    }
    const isShown = known && Date.parse(known.shownFrom) <= now && now < Date.parse(known.shownUntil)
    return isShown ? (known?.texts ?? null) : null
  }
}
