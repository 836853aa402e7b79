import { claimEvents, type EventRow } from '@redress/domain/claim/events.ts'
import { isFiled } from '@redress/domain/claim/questions.ts'
import { changesRecord } from '@redress/domain/record/record-figures.ts'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { announce, type Change } from '../../platform/events/live-events.ts'
import { writeOutcomes } from '../record/write-outcomes.ts'
import type { DefendantRecord } from '../repositories/defendant-repository.ts'
import type { ClaimState } from './claim-state.ts'
import type { Happening } from './happening.ts'
import { type Action, insertActions } from './history-repository.ts'
import { linkedAccounts, notifyParties, offeredAccounts } from './notify-parties.ts'

/** Events of one claim within an act. */
export interface News {
  /** State after all events. */
  readonly state: ClaimState
  readonly happenings: readonly Happening[]
  /** The only defendant to notify, as they were when it happened; all defendants if absent. */
  readonly about?: DefendantRecord
  /** Accounts to which the claim is no longer offered. */
  readonly noLongerOfferedTo?: readonly string[]
  /** Tab that sent the request; it gets no live event. */
  readonly clientId?: string | undefined
}

/** A change of claims that is under way. */
export interface Act {
  readonly context: Context
  readonly transaction: Connection
  /** Events of the act so far. They are written together at its end. */
  readonly news: News[]
}

/**
 * Changes claims within a transaction. At its end it writes what the table of events says of the act's news:
 * histories, notifications, letters and live events, with the same statements for all claims. Nothing else writes
 * these.
 */
export async function actWithin<Value>(
  context: Context,
  transaction: Connection,
  change: (act: Act) => Promise<Value>,
): Promise<Value> {
  const act: Act = { context, transaction, news: [] }
  const result = await change(act)
  await writeNews(act)
  return result
}

/** The same, in the transaction of the context, or else in one of its own. */
export const inAct = <Value>(context: Context, change: (act: Act) => Promise<Value>): Promise<Value> =>
  context.database.isTransaction
    ? actWithin(context, context.database, change)
    : inTransaction(context.database, transaction => actWithin(context, transaction, change))

/** Writes events of claims that change nothing else. */
export const record = (context: Context, transaction: Connection, ...news: readonly News[]): Promise<void> =>
  writeNews({ context, transaction, news: [...news] })

/**
 * Writes the news of an act so far. Called before the act's end only if the response shows the result, such as a
 * queued letter.
 */
export async function writeNews({ context, transaction, news: unwritten }: Act): Promise<void> {
  const news = unwritten.splice(0)
  if (news.length === 0) return
  const actions = news.flatMap(historyOf)
  await insertActions(transaction, actions, context.clock.now())
  await writeOutcomes(transaction, claimsToRecord(news, actions))
  const told = news.map(each => ({ ...each, state: toldOf(each.state) }))
  const changes = await notifyParties(
    context,
    transaction,
    told.map(each => ({ state: notifiedSeat(each), happenings: each.happenings })),
  )
  await announce(transaction, ...changes, ...told.flatMap(liveNewsOf))
}

/** Filed claims whose data on public records may have changed. */
function claimsToRecord(news: readonly News[], actions: readonly Action[]): string[] {
  const changed = new Set(actions.filter(({ type }) => changesRecord(type)).map(({ claimId }) => claimId))
  const filed = news.filter(({ state }) => isFiled(state.claim.status)).map(({ state }) => state.claim.id)
  return [...new Set(filed)].filter(id => changed.has(id))
}

const rowOf = ({ event }: Happening): EventRow => claimEvents[event]

/** Drafts notify nobody but the plaintiff. */
const toldOf = (state: ClaimState): ClaimState => (isFiled(state.claim.status) ? state : { ...state, defendants: [] })

const goesLive = (news: News, pages: EventRow['live']): boolean =>
  news.happenings.some(each => rowOf(each).live === pages)

const historyOf = ({ state: { claim }, happenings }: News): Action[] =>
  happenings.flatMap(happening => {
    const { history } = rowOf(happening)
    if (!history || happening.isRepeated) return []
    const { by, resolution, defendantId, value, previousValue, fee, accountSha256 } = happening
    return {
      claimId: claim.id,
      type: history,
      party: by.party,
      userId: by.userId,
      resolutionId: resolution?.id ?? null,
      defendantId: defendantId ?? by.defendant?.id ?? null,
      value: value ?? null,
      previousValue: previousValue ?? null,
      fee: fee ?? null,
      accountSha256: accountSha256 ?? null,
    }
  })

/** Recipients. Drops `company_id` so that a representative gets the personal wording. */
const notifiedSeat = ({ state, about }: News): ClaimState =>
  about ? { ...state, defendants: [{ ...about, company_id: null }] } : state

function liveNewsOf(news: News): Change[] {
  const { state, noLongerOfferedTo = [], clientId: origin } = news
  const { claim, defendants } = state
  const topics = ['claims'] as const
  const parties = [claim.plaintiff_id, ...linkedAccounts(defendants), ...offeredAccounts(state)]
  const shown = goesLive(news, 'all parties') ? parties : goesLive(news, 'plaintiff') ? [claim.plaintiff_id] : []
  // Accounts that have lost the claim only get an update of their lists.
  return [
    { userIds: shown, topics, claimId: claim.id, origin },
    { userIds: noLongerOfferedTo, topics },
  ]
}
