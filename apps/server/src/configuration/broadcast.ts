import { setTimeout as delay } from 'node:timers/promises'
import type { Broadcast } from '@redress/contract/configuration.ts'
import type { Context } from '../adapters/context.ts'
import { type Connection, inTransaction } from '../platform/database/database.ts'
import type { Row } from '../platform/database/schema.ts'
import type { ActingOperator } from '../platform/operator/command-line.ts'
import { recordOperatorAct } from '../platform/operator/operator-acts.ts'
import { fail, ok, type Result } from '../platform/result.ts'

type BroadcastContext = Pick<Context, 'database' | 'clock'>

const presented = ({ texts, shown_from, shown_until }: Row<'broadcast'>): Broadcast => ({
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
  const [from, until] = [new Date(shownFrom), new Date(shownUntil)]
  if (until <= from || until <= context.clock.now()) return fail('BROADCAST_TIMES')
  const values = { texts: JSON.stringify(texts), shown_from: from, shown_until: until }
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
/** What is older than this is waited for, but no longer than a page may take. */
const trustedFor = 60_000
const patience = 200

/**
 * What pages show now. An idle installation asks nothing of the database, and a busy one every five seconds at most. Where
 * the database does not answer, the last that was read stands.
 */
export function shownBroadcast(
  context: BroadcastContext & Pick<Context, 'log'>,
): () => Promise<Broadcast['texts'] | null> {
  const { clock, log } = context
  let known: Broadcast | null = null
  let readAt = Number.NEGATIVE_INFINITY
  async function read() {
    try {
      known = await findBroadcast(context)
    } catch (error) {
      log.warn({ error }, 'could not read what every page shows')
    }
  }
  return async () => {
    const now = clock.now().getTime()
    const age = now - readAt
    if (age >= keptFor) {
      readAt = now
      const reading = read()
      if (age >= trustedFor) await Promise.race([reading, delay(patience, undefined, { ref: false })])
    }
    const isShown = known && Date.parse(known.shownFrom) <= now && now < Date.parse(known.shownUntil)
    return isShown ? (known?.texts ?? null) : null
  }
}
