import type { Output } from '@redress/contract/endpoint.ts'
import type { getModerationCase, getModerationQueue } from '@redress/contract/moderation.ts'
import type { ReportReason } from '@redress/domain/claim/reports.ts'
import { shortId } from '@redress/domain/claim/short-id.ts'
import { numberFromCents } from '@redress/domain/money/money.ts'
import { rolesWith } from '@redress/domain/people/permissions.ts'
import { fullName } from '../../accounts/people/people.ts'
import { usernamesOf } from '../../accounts/staff/other-staff.ts'
import { openObjections } from '../../accounts/suspensions/suspension-views.ts'
import type { Context } from '../../adapters/context.ts'
import type { ActingStaff } from '../../platform/operator/command-line.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { loadClaims } from '../act/claim-state.ts'
import { filedValue, findClaim } from '../repositories/claim-repository.ts'
import { findDefendantsOfClaim, namesOfDefendants } from '../repositories/defendant-repository.ts'
import { isPartyTo } from '../repositories/person-signs.ts'
import { findRepliesByClaim } from '../repositories/reply-repository.ts'
import { partyIn } from '../views/claim-access.ts'
import { claimForPublic } from '../views/claim-view.ts'
import { isInForce, mayDecide } from './moderate.ts'
import { findDecisionsOfClaim, findObjections, findQueue, type QueuedClaim } from './moderation-repository.ts'
import { findReportsOfClaim } from './report-repository.ts'

/** Queue of the console: claims that wait for a decision, and claims with restrictions. */
export async function moderationQueue({
  database,
}: Context): Promise<Result<Output<typeof getModerationQueue>, never>> {
  const queue = await findQueue(database)
  const claims = await loadClaims(
    database,
    queue.map(({ claim_id }) => claim_id),
  )
  const found = new Map(claims.map(state => [state.claim.id, state]))
  const present = (queued: QueuedClaim, since: Date | null) => {
    const state = found.get(queued.claim_id)
    const plaintiff = state?.people.get(state.claim.plaintiff_id)
    if (!state || !plaintiff || !since) return []
    const { claim, defendants } = state
    return {
      claimId: claim.id,
      plaintiffName: fullName(plaintiff),
      defendantNames: namesOfDefendants(defendants),
      asked: numberFromCents(filedValue(claim)),
      currency: claim.currency,
      reports: queued.reports,
      grounds: queued.grounds as ReportReason[],
      objections: queued.objections,
      isRestricted: queued.restricted_at !== null,
      since: since.toISOString(),
    }
  }
  const totalOf = (isWaiting: boolean) => queue.find(each => (each.waits_since !== null) === isWaiting)?.total ?? 0
  return ok({
    accountObjections: await openObjections(database),
    waitingCount: totalOf(true),
    restrictedCount: totalOf(false),
    waiting: queue.flatMap(each => present(each, each.waits_since)),
    restricted: queue.filter(each => each.waits_since === null).flatMap(each => present(each, each.restricted_at)),
  })
}

/** Case for the console: reports of a claim, and decisions on them. */
export async function moderationCase(
  context: Context,
  operator: ActingStaff,
  claimId: string,
): Promise<Result<Output<typeof getModerationCase>, 'CLAIM_NOT_FOUND'>> {
  const { database } = context
  const reports = await findReportsOfClaim(database, claimId)
  const claim = reports.length === 0 ? undefined : await findClaim(database, claimId)
  // Claims without reports have no case.
  if (!claim) return fail('CLAIM_NOT_FOUND')
  const decisions = await findDecisionsOfClaim(database, claimId)
  const objections =
    decisions.length === 0
      ? []
      : await findObjections(
          database,
          decisions.map(({ id }) => id),
        )
  const replies = (await findRepliesByClaim(database, [claim])).get(claimId) ?? []
  const names = await usernamesOf(database, [
    claim.plaintiff_id,
    ...replies.map(({ user_id }) => user_id),
    ...decisions.map(({ decided_by }) => decided_by),
  ])
  const view = await claimForPublic(context, claim)
  const shown = view.replies.flatMap(({ id, answer }) => [id, ...(answer ? [answer.id] : [])])
  const state = { claim, defendants: await findDefendantsOfClaim(database, claimId) }
  const isParty = await isPartyTo(database, operator, claimId)
  const mayModerate = rolesWith('moderate the record').includes(operator.role) && !isParty
  const presented = decisions.map(async decision => {
    const own = objections.filter(({ decision_id }) => decision_id === decision.id)
    const isObjected = own.some(({ answered_at }) => answered_at === null)
    return {
      id: decision.id,
      kind: decision.kind,
      replyId: decision.reply_id,
      ground: decision.ground,
      reason: decision.reason,
      decidedAt: decision.decided_at.toISOString(),
      decidedBy: names.get(decision.decided_by) ?? decision.decided_by,
      mayDecide:
        mayModerate && isInForce(decision) && (await mayDecide(database, operator, state, { decision, isObjected })),
      objections: own.map(({ user_id, text, made_at, answered_at, answer }) => ({
        party: partyIn(claim, user_id),
        text,
        madeAt: made_at.toISOString(),
        isOpen: answered_at === null,
        answer,
      })),
      outcome: decision.outcome,
      outcomeReason: decision.outcome_reason,
      outcomeAt: decision.outcome_at?.toISOString() ?? null,
      redactions: decision.redactions ?? [],
    }
  })
  return ok({
    claim: view,
    isRestricted: claim.restricted_at !== null,
    mayModerate,
    isParty,
    reports: reports.map(({ id, reply_id, reason, text, email, reported_at, decision_id, proven_mailbox }) => {
      const reply = replies.find(each => each.id === reply_id)
      return {
        id,
        number: shortId(id),
        replyId: reply_id,
        authorUsername: names.get(reply?.user_id ?? claim.plaintiff_id) ?? '',
        words: reply?.text ?? null,
        isShown: claim.restricted_at === null && (reply_id === null || shown.includes(reply_id)),
        ground: reason,
        text,
        isAnswered: email !== '',
        provenAddress: proven_mailbox === null ? null : email,
        reportedAt: reported_at.toISOString(),
        decisionId: decision_id,
      }
    }),
    decisions: await Promise.all(presented),
  })
}
