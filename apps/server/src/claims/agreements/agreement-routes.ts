import { getAgreementOfFile } from '@redress/contract/agreements.ts'
import { getAgreement } from '@redress/contract/claims.ts'
import type { Context } from '../../adapters/context.ts'
import { downloadRoute, type Route, route } from '../../platform/http/route.ts'
import { claimToRead } from '../views/claim-access.ts'
import { agreementOfFile, downloadAgreement } from './agreements.ts'

/** Agreements as PDF documents. */
export const agreementRoutes: Route<Context>[] = [
  downloadRoute(getAgreement, (context, _, caller) => downloadAgreement(context, claimToRead(caller).claim.id)),
  route(getAgreementOfFile, (context, { params }) => agreementOfFile(context, params.sha512)),
]
