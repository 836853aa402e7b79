import type { proposeResolution, resolveClaim } from '@redress/contract/claims.ts'
import { caller } from '../../lib/api-client.ts'

export const requestProposal = caller<typeof proposeResolution>('POST', '/v1/claims/:id/propose-resolution')
export const requestResolution = caller<typeof resolveClaim>('POST', '/v1/claims/:id/resolve')
