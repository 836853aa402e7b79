import type { Output } from '@redress/contract/endpoint.ts'
import type { getTransparency } from '@redress/contract/moderation.ts'
import type { Context } from '../../adapters/context.ts'
import { ok, type Result } from '../../platform/result.ts'
import { findLog, findMonths, findRecordActs, findSuspensionLog } from './moderation-repository.ts'

/** Whole months, beside the one that is under way. */
const loggedMonths = 24
const mostLogged = 200
const dayOf = (time: Date): string => time.toISOString().slice(0, 10)

/** Public log of the operator's decisions, without names, claims or quoted texts. */
export async function transparencyLog({
  database,
  clock,
}: Context): Promise<Result<Output<typeof getTransparency>, never>> {
  const now = clock.now()
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - loggedMonths))
  const decisions = await findLog(database, since, mostLogged)
  const suspensions = await findSuspensionLog(database, since, mostLogged)
  const recordActs = await findRecordActs(database, since, mostLogged)
  return ok({
    decisions: decisions.map(decision => ({
      day: dayOf(decision.decided_at),
      kind: decision.kind,
      ground: decision.ground,
      isOfWords: decision.reply_id !== null,
      daysTaken: decision.days_taken,
      isObjected: decision.is_objected,
      outcome: decision.outcome,
      outcomeDay: decision.outcome_at && dayOf(decision.outcome_at),
    })),
    suspensions: suspensions.map(({ scope, ground, suspended_at, is_objected, outcome, outcome_at }) => ({
      ...{ day: dayOf(suspended_at), scope, ground, isObjected: is_objected, outcome },
      outcomeDay: outcome_at && dayOf(outcome_at),
    })),
    recordActs: recordActs.map(({ act, at }) => ({ day: dayOf(at), act })),
    months: await findMonths(database, since),
  })
}
