import * as contract from '@redress/contract/claims.ts'
import type { Context } from '../../adapters/context.ts'
import { downloadRoute, type Route } from '../../platform/http/route.ts'
import { claimToRead } from '../views/claim-access.ts'
import { downloadAgreement } from './agreements.ts'

/** What the parties have agreed on, as a document. */
export const agreementRoutes = (context: Context): Route[] => [
  downloadRoute(contract.getAgreement, (_input, requestContext) =>
    downloadAgreement(context, claimToRead(requestContext).claim.id),
  ),
]
