import type { Output } from '@redress/contract/endpoint.ts'
import type { getFailedJob, getRefusedLetter } from '@redress/contract/work.ts'
import type { Context } from '../../adapters/context.ts'
import type { ActingStaff } from '../../platform/operator/command-line.ts'
import { recordLookAt } from '../../platform/operator/operator-acts.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { isLetterUndelivered } from '../letters/named-address.ts'
import { defendantName, findDefendant } from '../repositories/defendant-repository.ts'

/** Private data of a failed job. Each look is recorded. */
export async function lookAtJob(
  context: Context,
  operator: ActingStaff,
  id: string,
): Promise<Result<Output<typeof getFailedJob>, 'JOB_NOT_FOUND'>> {
  const { database, jobs } = context
  const job = (await jobs.givenUp(database)).find(each => each.id === id)
  if (!job) return fail('JOB_NOT_FOUND')
  await recordLookAt(context, database, { kind: 'job read', operator, subject: `${job.name} ${id}` })
  return ok({ reason: job.reason, data: JSON.stringify(job.data) })
}

/** Recipient and delivery of a letter that failed. Each look is recorded. */
export async function lookAtLetter(
  context: Context,
  operator: ActingStaff,
  defendantId: string,
): Promise<Result<Output<typeof getRefusedLetter>, 'DEFENDANT_NOT_FOUND'>> {
  const defendant = await findDefendant(context.database, defendantId)
  if (!defendant || !(await isLetterUndelivered(context, context.database, defendant)))
    return fail('DEFENDANT_NOT_FOUND')
  const { claim_id: claimId, email, letter_refusal: refusal } = defendant
  await recordLookAt(context, context.database, { kind: 'letter read', operator, subject: defendantId, claimId })
  return ok({ claimId, defendantName: defendantName(defendant), email, refusal })
}
