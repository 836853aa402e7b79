import type { Output } from '@redress/contract/endpoint.ts'
import type { getTransparency } from '@redress/contract/moderation.ts'
import { daysTaken, moderationMonths } from '@redress/domain/claim/reports.ts'
import type { Context } from '../../adapters/context.ts'
import { ok, type Result } from '../../platform/result.ts'
import { findLog } from './moderation-repository.ts'

const loggedPeriod = 2 * 365 * 24 * 60 * 60 * 1000
const mostLogged = 200
const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

/** What the operator decided, for everybody: no name, no claim, no word that anybody wrote. */
export async function transparencyLog({
  database,
  clock,
}: Context): Promise<Result<Output<typeof getTransparency>, never>> {
  const rows = await findLog(database, new Date(clock.now().getTime() - loggedPeriod))
  const decisions = rows.map(row => ({
    ...row,
    reportedAt: row.reported_at,
    decidedAt: row.decided_at,
    isObjected: row.is_objected,
  }))
  return ok({
    decisions: decisions.slice(0, mostLogged).map(decision => ({
      day: dayOf(decision.decidedAt),
      kind: decision.kind,
      ground: decision.ground,
      isOfWords: decision.reply_id !== null,
      daysTaken: daysTaken(decision),
      isObjected: decision.isObjected,
      outcome: decision.outcome,
      outcomeDay: decision.outcome_at && dayOf(decision.outcome_at),
    })),
    months: moderationMonths(decisions),
  })
}
