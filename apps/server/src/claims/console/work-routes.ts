import type { ErrorCode } from '@redress/contract/errors.ts'
import * as contract from '@redress/contract/work.ts'
import type { Context } from '../../adapters/context.ts'
import { applyTransferById, returnTransferById } from '../../payments/settle-transfer.ts'
import { type RequestContext, type Route, route, staffOf } from '../../platform/http/route.ts'
import { handleFailedJobs } from '../../platform/jobs/handle-failed-jobs.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { claimPayments } from '../act/claim-payments.ts'
import { correctAddressFor } from '../letters/named-address.ts'
import { endUnpaidAgreement } from '../resolutions/end-unpaid-agreement.ts'
import { lookAtJob, lookAtLetter } from './looks.ts'
import { waitingWork } from './waiting-work.ts'

/** What the operator's console shows of work that waits, and does about it. */
export function workRoutes(context: Context): Route[] {
  const { database, jobs } = context
  const payments = { ...context, claims: claimPayments(context) }
  /** What waits after an act. */
  const after = async <Code extends ErrorCode>(
    done: Result<null, Code>,
    by: RequestContext,
  ): Promise<Result<contract.WaitingWork, Code>> => (done.ok ? ok(await waitingWork(context, staffOf(by, ''))) : done)
  return [
    route(contract.getWaitingWork, async (_, by) => ok(await waitingWork(context, staffOf(by, '')))),
    route(contract.getFailedJob, ({ params: { id } }, by) => lookAtJob(context, staffOf(by, 'Opened the job'), id)),
    route(contract.getRefusedLetter, ({ params: { id } }, by) =>
      lookAtLetter(context, staffOf(by, 'Opened the letter'), id),
    ),
    route(contract.handleFailedJobs, async ({ body: { jobIds, handling, explanation } }, by) => {
      const found = (await jobs.givenUp(database)).filter(({ id }) => jobIds.includes(id))
      const count = await handleFailedJobs(context, staffOf(by, explanation), found, handling)
      return after(count > 0 ? ok(null) : fail('JOB_NOT_FOUND'), by)
    }),
    route(contract.correctLetterAddress, async ({ params: { id: defendantId }, body: { email, explanation } }, by) =>
      after(await correctAddressFor(context, staffOf(by, explanation), { defendantId, email }), by),
    ),
    route(contract.applyTransfer, async ({ params: { id: transferId }, body: { paymentId, explanation } }, by) =>
      after(await applyTransferById(payments, staffOf(by, explanation), { transferId, paymentId }), by),
    ),
    route(
      contract.returnTransfer,
      async ({ params: { id: transferId }, body: { transaction: signature, explanation } }, by) =>
        after(await returnTransferById(payments, staffOf(by, explanation), { transferId, signature }), by),
    ),
    route(contract.endUnpaidAgreement, async ({ params: { id }, body: { explanation } }, by) =>
      after(await endUnpaidAgreement(context, staffOf(by, explanation), id), by),
    ),
  ]
}
