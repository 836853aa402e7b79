import type { Output } from '@redress/contract/endpoint.ts'
import type { reportRecord as endpoint, reportForm } from '@redress/contract/reports.ts'
import { isPublic } from '@redress/domain/claim/publication.ts'
import { mailedReportsPerClaim } from '@redress/domain/claim/reports.ts'
import { shortId } from '@redress/domain/claim/short-id.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import type { z } from 'zod'
import type { Context } from '../../adapters/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { type ClaimRecord, findClaim, lockClaimRow, responseFacts } from '../repositories/claim-repository.ts'
import { findRepliesByClaim } from '../repositories/reply-repository.ts'
import { countOpenReports, insertReport } from './report-repository.ts'

interface Report extends z.output<typeof reportForm> {
  readonly language: Language
}

/** Stores a report and notifies the operator. Reporters can stay anonymous. */
export const reportRecord = (
  { database, clock, jobs }: Context,
  { id: claimId }: Pick<ClaimRecord, 'id'>,
  { replyId, reason, text, email = '', language }: Report,
): Promise<Result<Output<typeof endpoint>, 'REPLY_NOT_FOUND' | 'NOT_IN_THIS_STATE'>> =>
  inTransaction(database, async transaction => {
    const now = clock.now()
    const claim = (await lockClaimRow(transaction, claimId)) ? await findClaim(transaction, claimId) : undefined
    if (!claim || !isPublic(responseFacts(claim), now)) return fail('NOT_IN_THIS_STATE')
    const replies = (await findRepliesByClaim(transaction, [claim])).get(claim.id) ?? []
    if (replyId !== undefined && !replies.some(({ id, restricted_at }) => id === replyId && restricted_at === null))
      return fail('REPLY_NOT_FOUND')
    const openBefore = await countOpenReports(transaction, claim.id)
    const { id } = await insertReport(transaction, {
      claim_id: claim.id,
      reply_id: replyId ?? null,
      reason,
      text,
      email,
      language,
      reported_at: now,
      decision_id: null,
    })
    if (openBefore < mailedReportsPerClaim) await jobs.enqueue(transaction, 'send report', { reportId: id })
    return ok({ number: shortId(id) })
  })
