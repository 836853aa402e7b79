import * as contract from '@redress/contract/payments.ts'
import type { Context } from '../adapters/context.ts'
import { type Route, route } from '../platform/http/route.ts'
import { publicPayment } from './payment-presenter.ts'

/** What is read of payments without their claim. */
export const paymentRoutes = ({ database }: Context): Route[] => [
  route(contract.getPublicPayment, ({ params }) => publicPayment(database, params.publicId)),
]
