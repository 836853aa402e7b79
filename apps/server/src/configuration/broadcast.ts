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

/** The broadcast that pages show now or will show; `null` if there is none. */
export async function findBroadcast({ database, clock }: BroadcastContext): Promise<Broadcast | null> {
  const row = await database
    .selectFrom('broadcast')
    .selectAll()
    .where('shown_until', '>', clock.now())
    .executeTakeFirst()
  return row ? presented(row) : null
}

/** Sets the broadcast of all pages for a period; replaces the one before. */
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

/** Ends the current or scheduled broadcast. */
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

/** Lifetime of the cached broadcast, in milliseconds. */
const keptFor = 5_000
/** Between these two ages of the cache, a page waits for a fresh read, but no longer than `patience` milliseconds. */
const trustedFor = 60_000
const patience = 200

/**
 * The broadcast that pages show now. An idle installation sends no queries, a busy one at most one every five seconds.
 * If the database does not answer, the last broadcast that was read stands.
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
