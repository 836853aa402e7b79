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

const withClaims = (context: Context) => ({ ...context, claims: claimPayments(context) })

/** Responds to an act with the work that is left. */
const after = async <Code extends ErrorCode>(
  context: Context,
  done: Result<null, Code>,
  by: RequestContext,
): Promise<Result<contract.WaitingWork, Code>> => (done.ok ? ok(await waitingWork(context, staffOf(by, ''))) : done)

/** Endpoints of the console for waiting work. */
export const workRoutes: Route<Context>[] = [
  route(contract.getWaitingWork, async (context, _, by) => ok(await waitingWork(context, staffOf(by, '')))),
  route(contract.getFailedJob, (context, { params: { id } }, by) =>
    lookAtJob(context, staffOf(by, 'Opened the job'), id),
  ),
  route(contract.getRefusedLetter, (context, { params: { id } }, by) =>
    lookAtLetter(context, staffOf(by, 'Opened the letter'), id),
  ),
  route(contract.handleFailedJobs, async (context, { body: { jobIds, handling, explanation } }, by) => {
    const found = (await context.jobs.givenUp(context.database)).filter(({ id }) => jobIds.includes(id))
    const count = await handleFailedJobs(context, staffOf(by, explanation), found, handling)
    return after(context, count > 0 ? ok(null) : fail('JOB_NOT_FOUND'), by)
  }),
  route(
    contract.correctLetterAddress,
    async (context, { params: { id: defendantId }, body: { email, explanation } }, by) =>
      after(context, await correctAddressFor(context, staffOf(by, explanation), { defendantId, email }), by),
  ),
  route(contract.applyTransfer, async (context, { params: { id: transferId }, body: { paymentId, explanation } }, by) =>
    after(
      context,
      await applyTransferById(withClaims(context), staffOf(by, explanation), { transferId, paymentId }),
      by,
    ),
  ),
  route(
    contract.returnTransfer,
    async (context, { params: { id: transferId }, body: { transaction: signature, explanation } }, by) =>
      after(
        context,
        await returnTransferById(withClaims(context), staffOf(by, explanation), { transferId, signature }),
        by,
      ),
  ),
  route(contract.endUnpaidAgreement, async (context, { params: { id }, body: { explanation } }, by) =>
    after(context, await endUnpaidAgreement(context, staffOf(by, explanation), id), by),
  ),
]
