import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { sumStatement } from '@redress/contract/performance.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { isFutureDate } from '@redress/domain/claim/completeness.ts'
import { afterStatement, statementsOn, takesEvidence } from '@redress/domain/claim/performance.ts'
import type { z } from 'zod'
import type { Context } from '../../adapters/context.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { type ActingParty, changeClaim, type LockFailure, present } from '../act/change-claim.ts'
import { debtorsOf, happeningOfSum, writeSums } from '../act/owed-sums.ts'
import { writeAlong } from '../messages/write-message.ts'

type SumFailure = 'NOT_IN_THIS_STATE' | 'INVALID_INPUT' | LockFailure | 'DOCUMENT_NOT_FOUND' | 'TOO_MANY_MESSAGES'

/** States that a sum is paid, received or not received. Repeating the current state has no effect. */
export const stateSum = (
  context: Context,
  by: ActingParty,
  { position, said, paidOn, text = '', fileIds = [] }: z.output<typeof sumStatement>,
): Promise<Result<PartyClaim, SumFailure>> =>
  changeClaim<PartyClaim, SumFailure>(context, by, async (act, state) => {
    const now = context.clock.now()
    const { owed_sums: sums } = state.claim
    const sum = sums[position]
    const reader = by.party === 'Plaintiff' ? 'creditor' : 'debtor'
    if (!sum || (reader === 'debtor' && !debtorsOf(state).includes(by.userId))) return fail('NOT_IN_THIS_STATE')
    if (paidOn !== undefined && isFutureDate(paidOn, now)) {
      return fail('INVALID_INPUT', [{ path: 'paidOn', message: validationTexts.futureDate }])
    }
    const isSaid = { paid: sum.saidPaidAt !== null, received: sum.receivedAt !== null, 'not received': false }[said]
    if (isSaid && text === '') return ok(await present(act, state, by))
    if (!statementsOn(sum, reader, now).includes(said)) return fail('NOT_IN_THIS_STATE')
    const words = said === 'paid' ? { text, fileIds } : { text: '', fileIds: [] }
    if (words.text === '' && words.fileIds.length > 0) {
      return fail('INVALID_INPUT', [{ path: 'text', message: validationTexts.required }])
    }
    if (said === 'paid' && takesEvidence(sum) && words.fileIds.length === 0) {
      return fail('INVALID_INPUT', [{ path: 'fileIds', message: validationTexts.evidence }])
    }
    // This write can be refused, so it comes before the others.
    const written = words.text === '' ? null : await writeAlong(act, state, by, words)
    if (written?.ok === false) return written
    const changed = sums.with(position, afterStatement(sum, { said, paidOn }, now))
    const after = await writeSums(context, act.transaction, state, { sums: changed })
    act.news.push({ state: after, happenings: [happeningOfSum(after, position, said, by)], clientId: by.clientId })
    return ok(await present(act, after, by))
  })
