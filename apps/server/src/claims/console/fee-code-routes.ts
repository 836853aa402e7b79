import * as contract from '@redress/contract/fee-codes.ts'
import { useFeeCode as useFeeCodeEndpoint } from '@redress/contract/payments.ts'
import type { Context } from '../../adapters/context.ts'
import { endFeeCode, listFeeCodes, makeFeeCode, useFeeCode } from '../../payments/fee-codes.ts'
import { publicPayment } from '../../payments/payment-presenter.ts'
import { type Route, route, staffOf } from '../../platform/http/route.ts'
import { ok } from '../../platform/result.ts'
import { claimPayments } from '../act/claim-payments.ts'

/** Endpoints of codes that take over fees: for staff, and for everybody who has one. */
export const feeCodeRoutes: Route<Context>[] = [
  route(contract.getFeeCodes, async context => ok(await listFeeCodes(context))),
  route(
    contract.makeFeeCode,
    async (context, { body: { explanation, ...wanted } }, by) => {
      const code = await makeFeeCode(context, staffOf(by, explanation), wanted)
      return ok({ code, ...(await listFeeCodes(context)) })
    },
    { withoutIdempotency: true },
  ),
  route(contract.endFeeCode, async (context, { params: { id }, body: { explanation } }, by) => {
    const ended = await endFeeCode(context, staffOf(by, explanation), id)
    return ended.ok ? ok(await listFeeCodes(context)) : ended
  }),
  route(
    useFeeCodeEndpoint,
    async (context, { params: { publicId }, body: { feeCode } }) => {
      const used = await useFeeCode({ ...context, claims: claimPayments(context) }, { publicId, feeCode })
      return used.ok ? publicPayment(context, publicId) : used
    },
    { limit: 'secret' },
  ),
]
