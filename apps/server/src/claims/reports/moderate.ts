import { redacted } from '@redress/domain/claim/redacted-text.ts'
import type { Redaction } from '@redress/domain/claim/redactions.ts'
import type { ModerationKind, ReportReason, RestrictionOutcome } from '@redress/domain/claim/reports.ts'
import type { OperatorActKind } from '@redress/domain/people/operator-acts.ts'
import { isAnotherModerator } from '../../accounts/staff/other-staff.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { ActingOperator } from '../../platform/operator/command-line.ts'
import { recordOperatorAct } from '../../platform/operator/operator-acts.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { accountsOf, type ClaimState, lockClaim } from '../act/claim-state.ts'
import { noActor } from '../act/happening.ts'
import { type Act, inAct } from '../act/record.ts'
import { assignToRecords } from '../defendants/assign-to-records.ts'
import { type ClaimRecord, updateClaim } from '../repositories/claim-repository.ts'
import { isPartyTo } from '../repositories/person-signs.ts'
import { findRepliesByClaim, type ReplyRecord, restrictReply } from '../repositories/reply-repository.ts'
import {
  type DecisionRecord,
  findDecision,
  findDecisionsOfClaim,
  findObjections,
  insertDecision,
  writeOutcome,
} from './moderation-repository.ts'
import {
  endReports,
  findOpenReportsBeside,
  findReport,
  findReportsEndedBy,
  type ReportRecord,
} from './report-repository.ts'
import { isShown, shownWords } from './shown.ts'

/** Stored author of a decision: the id of the staff account, or the name given to the command. */
const nameOfOperator = ({ by, staffId }: ActingOperator): string => staffId ?? by

interface Subject {
  readonly state: ClaimState
  readonly replyId: string | null
  readonly restrictedAt: Date | null
}

/**
 * Restricts or restores a claim or a text beside it. Companies of a restricted claim no longer connect records; after
 * restoring they do again.
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
  await assignToRecords(transaction, [state], now)
  return claim
}

type DecisionFailure = 'REPORT_NOT_FOUND' | 'DECIDED_ALREADY' | 'ANOTHER_MODERATOR_DECIDES'

interface ReportDecision {
  readonly kind: ModerationKind
  /** Ground of the decision, if another one than the reported fits better. */
  readonly ground?: ReportReason
  /** Redacted passages and their reply, if the decision is a redaction. */
  readonly redaction?: PassagesOfText | undefined
}

interface PassagesOfText {
  readonly replyId: string
  readonly passages: readonly Redaction[]
}

/** Whether each passage is part of the public text, so that redacting it removes something. */
function areFound(words: ReplyRecord, passages: readonly Redaction[]): boolean {
  const shown = redacted(words.text, words.redactions).text
  return passages.length > 0 && passages.every(({ passage }) => words.text.includes(passage) && shown.includes(passage))
}

/**
 * Whether a text is the reported one or a later version of it. A report of the whole claim covers all texts beside
 * it.
 */
async function isOfReported(
  connection: Connection,
  { state: { claim }, report: { reply_id: replyId } }: Reported,
  words: ReplyRecord,
): Promise<boolean> {
  if (replyId === null) return true
  const reported = (await findRepliesByClaim(connection, [claim])).get(claim.id)?.find(({ id }) => id === replyId)
  return reported?.defendant_id === words.defendant_id && reported.party === words.party
}

/**
 * Decides a report. A restriction ends all open reports of the same subject, a redaction those of the text, a refusal
 * only this report. If the subject is restricted already, that decision ends the report. Reporters who left an
 * address are mailed the reason.
 */
export const decideReport = (
  context: Context,
  operator: ActingOperator,
  id: string,
  { kind, ground, redaction }: ReportDecision,
): Promise<Result<DecisionRecord, DecisionFailure | 'REPLY_NOT_FOUND' | 'PASSAGE_NOT_FOUND'>> =>
  inAct(context, async act => {
    const { transaction } = act
    const claimId = (await findReport(transaction, id))?.claim_id
    const state = claimId === undefined ? undefined : await lockClaim(transaction, claimId)
    const report = await findReport(transaction, id)
    if (!claimId || !state || !report) return fail('REPORT_NOT_FOUND')
    if (await isPartyTo(transaction, operator, claimId)) return fail('ANOTHER_MODERATOR_DECIDES')
    if (report.decision_id !== null) return fail('DECIDED_ALREADY')
    const made = { ground: ground ?? report.reason, by: operator }
    if (kind === 'redacted') {
      const words = (await shownWords(transaction, state, context.clock.now())).find(
        ({ id: shownId }) => shownId === redaction?.replyId,
      )
      if (redaction && !(words && (await isOfReported(transaction, { state, report }, words))))
        return fail('REPLY_NOT_FOUND')
      if (!redaction || !words || !areFound(words, redaction.passages)) return fail('PASSAGE_NOT_FOUND')
      return ok(await redact(act, { state, report, words, passages: redaction.passages }, made))
    }
    return ok(
      kind === 'restricted' ? await restrict(act, { state, report }, made) : await refuse(act, { state, report }, made),
    )
  })

interface Reported {
  readonly state: ClaimState
  readonly report: ReportRecord
}

interface Made {
  readonly ground: ReportReason
  readonly by: ActingOperator
}

async function refuse(act: Act, { state, report }: Reported, made: Made): Promise<DecisionRecord> {
  const decision = await decide(act, [report], { ...made, state, kind: 'refused', replyId: report.reply_id })
  if (report.proven_mailbox !== null) await asChanged(act, state)
  await endWith(act, { state, report, ended: [report], decision }, { kind: 'report refused', by: made.by })
  return decision
}

async function restrict(act: Act, { state, report }: Reported, made: Made): Promise<DecisionRecord> {
  const { context, transaction } = act
  const now = context.clock.now()
  const { reply_id: replyId } = report
  const ended = await findOpenReportsBeside(transaction, report)
  const decisions = await findDecisionsOfClaim(transaction, state.claim.id)
  const inForce = decisions.find(each => each.reply_id === replyId && each.kind === 'restricted' && isInForce(each))
  const decision = inForce ?? (await decide(act, ended, { ...made, state, kind: 'restricted', replyId }))
  if (!inForce) {
    // Words that their writer had replaced stood nowhere any more: the parties have nothing to object to.
    const isNews =
      replyId === null || report.proven_mailbox !== null || (await isShown(transaction, state, replyId, now))
    const claim = await setRestriction(act, { state, replyId, restrictedAt: now })
    if (isNews) tell(act, { ...state, claim }, decision, 'record restricted')
  }
  await endWith(act, { state, report, ended, decision }, { kind: 'record restricted', by: made.by })
  return decision
}

interface Redacted extends Reported {
  readonly words: ReplyRecord
  readonly passages: readonly Redaction[]
}

async function redact(act: Act, { state, report, words, passages }: Redacted, made: Made): Promise<DecisionRecord> {
  const { transaction } = act
  const ofWords = await findOpenReportsBeside(transaction, { claim_id: state.claim.id, reply_id: words.id })
  const ended = [report, ...ofWords.filter(({ id }) => id !== report.id)]
  const kind = 'redacted'
  const decision = await decide(act, ended, { ...made, state, kind, replyId: words.id, redactions: passages })
  tell(act, await asChanged(act, state), decision, 'text redacted')
  await endWith(act, { state, report, ended, decision }, { kind: 'text redacted', by: made.by })
  return decision
}

/** Gives the claim a new version, because its public replies have changed. */
async function asChanged({ context, transaction }: Act, state: ClaimState): Promise<ClaimState> {
  return { ...state, claim: await updateClaim(transaction, state.claim.id, { updated_at: context.clock.now() }) }
}

interface Deciding extends Made, Pick<Reported, 'state'> {
  readonly kind: ModerationKind
  readonly replyId: string | null
  readonly redactions?: readonly Redaction[]
}

/** Stores a decision on reports; of several, the first one counts. */
const decide = (
  { context, transaction }: Act,
  ended: readonly ReportRecord[],
  { state, kind, replyId, redactions, ground, by }: Deciding,
): Promise<DecisionRecord> =>
  insertDecision(transaction, {
    claim_id: state.claim.id,
    reply_id: replyId,
    kind,
    ground,
    reason: by.reason,
    reported_at: new Date(Math.min(...ended.map(({ reported_at }) => reported_at.getTime()))),
    decided_at: context.clock.now(),
    decided_by: nameOfOperator(by),
    redactions: redactions ? JSON.stringify(redactions) : null,
  })

interface Ending extends Reported {
  readonly ended: readonly ReportRecord[]
  readonly decision: DecisionRecord
}

/** Ends reports by a decision, logs the act, and queues mails to reporters who left an address. */
async function endWith(
  { context, transaction }: Act,
  { state, report, ended, decision }: Ending,
  { kind, by }: { readonly kind: OperatorActKind; readonly by: ActingOperator },
): Promise<void> {
  await endReports(transaction, ended, decision.id)
  await recordOperatorAct(context, transaction, {
    kind,
    ...{ operator: by, subject: report.id, claimId: state.claim.id },
  })
  for (const { id: reportId, email } of ended)
    if (email !== '') await context.jobs.enqueue(transaction, 'send report outcome', { reportId })
}

/** Tells both sides, with the reason. */
function tell(
  { news }: Act,
  state: ClaimState,
  {
    ground,
    reply_id: replyId,
    reason,
    redactions,
  }: Pick<DecisionRecord, 'ground' | 'reply_id' | 'reason' | 'redactions'>,
  event: 'record restricted' | 'text redacted' | 'record restored' | 'restriction kept',
): void {
  const takenOut = redactions && [...new Set(redactions.map(each => each.takenOut))]
  const moderation = { ground, isOfWords: replyId !== null, reason, ...(takenOut && { takenOut }) }
  news.push({ state, happenings: [{ event, by: noActor, moderation }] })
}

export const isInForce = ({ kind, outcome }: Pick<DecisionRecord, 'kind' | 'outcome'>): boolean =>
  kind !== 'refused' && outcome !== 'restored'

/**
 * Whether an operator may decide on a restriction or redaction. An objection to their own decision is theirs only if
 * nobody else could decide.
 */
export async function mayDecide(
  connection: Connection,
  operator: Pick<ActingOperator, 'by' | 'staffId'>,
  state: Pick<ClaimState, 'claim' | 'defendants'>,
  { decision, isObjected }: { readonly decision: DecisionRecord; readonly isObjected: boolean },
): Promise<boolean> {
  if (await isPartyTo(connection, operator, state.claim.id)) return false
  if (!isObjected || decision.decided_by !== nameOfOperator({ ...operator, reason: '' })) return true
  const { staffId } = operator
  return !(await isAnotherModerator(connection, [...accountsOf(state), ...(staffId === undefined ? [] : [staffId])]))
}

/** The claim after a restriction or redaction has ended. */
const shownAgain = async (act: Act, state: ClaimState, decision: DecisionRecord): Promise<ClaimState> =>
  decision.redactions
    ? asChanged(act, state)
    : { ...state, claim: await setRestriction(act, { state, replyId: decision.reply_id, restrictedAt: null }) }

/** Whether a text that the public reads now lacks something by a redaction, which is shown when this ends. */
async function isTakenOut(
  connection: Connection,
  state: ClaimState,
  { reply_id: replyId, redactions }: DecisionRecord,
  now: Date,
): Promise<boolean> {
  if (!redactions) return false
  const replies = (await findRepliesByClaim(connection, [state.claim])).get(state.claim.id) ?? []
  const decided = replies.find(({ id }) => id === replyId)
  const words = (await shownWords(connection, state, now)).find(
    ({ defendant_id, party }) => defendant_id === decided?.defendant_id && party === decided.party,
  )
  return words !== undefined && redactions.some(({ passage }) => words.text.includes(passage))
}

/** Lifts a restriction or redaction, or keeps it after an objection. */
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
    if (await isPartyTo(transaction, operator, claimId)) return fail('ANOTHER_MODERATOR_DECIDES')
    if (!isInForce(decision) || (outcome === 'kept' && !isObjected)) return fail('DECIDED_ALREADY')
    if (!(await mayDecide(transaction, operator, state, { decision, isObjected })))
      return fail('ANOTHER_MODERATOR_DECIDES')
    const now = context.clock.now()
    const { reason } = operator
    await writeOutcome(transaction, id, { outcome, reason, now })
    const wasHidden = outcome === 'restored' && (await isTakenOut(transaction, state, decision, now))
    const after = outcome === 'restored' ? await shownAgain(act, state, decision) : state
    const event = outcome === 'restored' ? 'record restored' : 'restriction kept'
    // Words that their writer has replaced, or that stand beside a restricted claim, are not public again by it.
    const isNews = decision.redactions ? wasHidden : await isShown(transaction, after, decision.reply_id, now)
    if (outcome === 'kept' || isNews) tell(act, after, { ...decision, reason }, event)
    const [report] = await findReportsEndedBy(transaction, id)
    await recordOperatorAct(context, transaction, { kind: event, operator, subject: report?.id ?? id, claimId })
    return ok(decision)
  })
