import type { ModerationKind, ReportReason, RestrictionOutcome } from '@redress/domain/claim/reports.ts'
import { isAnotherModerator } from '../../accounts/staff/other-staff.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { ActingOperator } from '../../platform/operator/command-line.ts'
import { recordOperatorAct } from '../../platform/operator/operator-acts.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { accountsOf, type ClaimState, isPartyTo, lockClaim } from '../act/claim-state.ts'
import { noActor } from '../act/happening.ts'
import { type Act, inAct } from '../act/record.ts'
import { placeInRecords } from '../defendants/place-in-records.ts'
import { type ClaimRecord, updateClaim } from '../repositories/claim-repository.ts'
import { restrictReply } from '../repositories/reply-repository.ts'
import {
  type DecisionRecord,
  findDecision,
  findDecisionsOfClaim,
  findObjections,
  insertDecision,
  writeOutcome,
} from './moderation-repository.ts'
import { endReports, findOpenReportsBeside, findReport, findReportsEndedBy } from './report-repository.ts'
import { isShown } from './shown.ts'

/** Who decides, of the decisions that are kept: the account, or the name that the command was given. */
const nameOfOperator = ({ by, staffId }: ActingOperator): string => staffId ?? by

interface Subject {
  readonly state: ClaimState
  readonly replyId: string | null
  readonly restrictedAt: Date | null
}

/**
 * Takes a claim, or words beside it, off the public record, or puts them back. The companies of the claim then no longer
 * decide which others are one, or do again.
 */
async function setRestriction({ context, transaction }: Act, subject: Subject): Promise<ClaimRecord> {
  const { state, replyId, restrictedAt } = subject
  const { id } = state.claim
  const now = context.clock.now()
  if (replyId !== null) {
    await restrictReply(transaction, replyId, restrictedAt)
    return updateClaim(transaction, id, { updated_at: now })
  }
  const claim = await updateClaim(transaction, id, { restricted_at: restrictedAt, updated_at: now })
  await placeInRecords(transaction, [state], now)
  return claim
}

type DecisionFailure = 'REPORT_NOT_FOUND' | 'DECIDED_ALREADY' | 'ANOTHER_MODERATOR_DECIDES'

interface ReportDecision {
  readonly kind: ModerationKind
  /** Another one than was reported, where that fits better. */
  readonly ground?: ReportReason
}

/**
 * Ends a report: what it is about leaves the public record, by which every open report of it is ended; or it stays, and
 * this report alone is refused. What was taken off already needs no second decision: the one in force ends the report. Whoever left an address is mailed the reason.
 */
export const decideReport = (
  context: Context,
  operator: ActingOperator,
  id: string,
  { kind, ground }: ReportDecision,
): Promise<Result<DecisionRecord, DecisionFailure>> =>
  inAct(context, async act => {
    const { transaction } = act
    const claimId = (await findReport(transaction, id))?.claim_id
    const state = claimId === undefined ? undefined : await lockClaim(transaction, claimId)
    const report = await findReport(transaction, id)
    if (!claimId || !state || !report) return fail('REPORT_NOT_FOUND')
    if (isPartyTo(state, operator)) return fail('ANOTHER_MODERATOR_DECIDES')
    if (report.decision_id !== null) return fail('DECIDED_ALREADY')
    const now = context.clock.now()
    const { reply_id: replyId } = report
    const ended = kind === 'refused' ? [report] : await findOpenReportsBeside(transaction, report)
    const decisions = await findDecisionsOfClaim(transaction, claimId)
    const inForce = decisions.find(each => each.reply_id === replyId && isInForce(each))
    const isFurther = kind === 'restricted' && inForce !== undefined
    const decision = isFurther
      ? inForce
      : await insertDecision(transaction, {
          claim_id: claimId,
          reply_id: replyId,
          kind,
          ground: ground ?? report.reason,
          reason: operator.reason,
          reported_at: ended[0]?.reported_at ?? report.reported_at,
          decided_at: now,
          decided_by: nameOfOperator(operator),
        })
    await endReports(transaction, ended, decision.id)
    if (kind === 'restricted' && !isFurther) {
      // Words that their writer had replaced stood nowhere any more: the parties have nothing to object to.
      const isNews = replyId === null || (await isShown(transaction, state, replyId, now))
      const claim = await setRestriction(act, { state, replyId, restrictedAt: now })
      if (isNews) tell(act, { ...state, claim }, decision, 'record restricted')
    }
    await recordOperatorAct(context, transaction, {
      kind: kind === 'restricted' ? 'record restricted' : 'report refused',
      ...{ operator, subject: report.id, claimId },
    })
    for (const { id: reportId, email } of ended)
      if (email !== '') await context.jobs.enqueue(transaction, 'send report outcome', { reportId })
    return ok(decision)
  })

/** Tells both sides, with the reason. */
function tell(
  { news }: Act,
  state: ClaimState,
  { ground, reply_id: replyId, reason }: Pick<DecisionRecord, 'ground' | 'reply_id' | 'reason'>,
  event: 'record restricted' | 'record restored' | 'restriction kept',
): void {
  const moderation = { ground, isOfWords: replyId !== null, reason }
  news.push({ state, happenings: [{ event, by: noActor, moderation }] })
}

const isInForce = ({ kind, outcome }: DecisionRecord): boolean => kind === 'restricted' && outcome !== 'restored'

/** Whether an operator may decide about a restriction: about an objection to their own decision, only where nobody else could. */
export async function mayDecide(
  connection: Connection,
  operator: Pick<ActingOperator, 'by' | 'staffId'>,
  state: Pick<ClaimState, 'claim' | 'defendants'>,
  { decision, isObjected }: { readonly decision: DecisionRecord; readonly isObjected: boolean },
): Promise<boolean> {
  if (isPartyTo(state, operator)) return false
  if (!isObjected || decision.decided_by !== nameOfOperator({ ...operator, reason: '' })) return true
  const { staffId } = operator
  return !(await isAnotherModerator(connection, [...accountsOf(state), ...(staffId === undefined ? [] : [staffId])]))
}

/** Shows again what was restricted, or keeps the restriction after an objection. */
export const decideRestriction = (
  context: Context,
  operator: ActingOperator,
  id: string,
  outcome: RestrictionOutcome,
): Promise<Result<DecisionRecord, DecisionFailure>> =>
  inAct(context, async act => {
    const { transaction } = act
    const claimId = (await findDecision(transaction, id))?.claim_id
    const state = claimId === undefined ? undefined : await lockClaim(transaction, claimId)
    const decision = await findDecision(transaction, id)
    if (!claimId || !state || !decision) return fail('REPORT_NOT_FOUND')
    const objections = await findObjections(transaction, [id])
    const isObjected = objections.some(({ answered_at }) => answered_at === null)
    if (isPartyTo(state, operator)) return fail('ANOTHER_MODERATOR_DECIDES')
    if (!isInForce(decision) || (outcome === 'kept' && !isObjected)) return fail('DECIDED_ALREADY')
    if (!(await mayDecide(transaction, operator, state, { decision, isObjected })))
      return fail('ANOTHER_MODERATOR_DECIDES')
    const now = context.clock.now()
    const { reason } = operator
    await writeOutcome(transaction, id, { outcome, reason, now })
    const subject = { state, replyId: decision.reply_id, restrictedAt: null }
    const after = outcome === 'restored' ? { ...state, claim: await setRestriction(act, subject) } : state
    const event = outcome === 'restored' ? 'record restored' : 'restriction kept'
    // Words that their writer has replaced, or that stand beside a restricted claim, are not public again by it.
    if (outcome === 'kept' || (await isShown(transaction, after, decision.reply_id, now)))
      tell(act, after, { ...decision, reason }, event)
    const [report] = await findReportsEndedBy(transaction, id)
    await recordOperatorAct(context, transaction, { kind: event, operator, subject: report?.id ?? id, claimId })
    return ok(decision)
  })
