import * as contract from '@redress/contract/payments.ts'
import type { Context } from '../adapters/context.ts'
import { type Route, route } from '../platform/http/route.ts'
import { publicPayment } from './payment-presenter.ts'

/** Routes that read a payment without its claim. */
export const paymentRoutes: Route<Context>[] = [
  route(contract.getPublicPayment, (context, { params }) => publicPayment(context, params.publicId)),
]
