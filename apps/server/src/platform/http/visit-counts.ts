import { rateOf, visitLimits } from '@redress/domain/people/request-limits.ts'
import type { FastifyRequest } from 'fastify'
import { boundsOf } from './network.ts'
import type { SharedRateLimits } from './shared-rate-limits.ts'

export interface VisitCounts {
  /**
   * Counts a visit for the signed-in account, otherwise for the networks of the address. Returns `null`, or the
   * seconds to wait without counting.
   */
  secondsToWait(kind: 'call' | 'drawn page', request: FastifyRequest): Promise<number | null>
}

interface Counting {
  readonly counts: SharedRateLimits
  readonly requestsPerMinute: number
  /** Signed-in user; `null` counts the visit for the IP address. */
  readonly personOf: (request: FastifyRequest) => Promise<string | null>
}

export const countVisits = ({ counts, requestsPerMinute, personOf }: Counting): VisitCounts => ({
  async secondsToWait(kind, request) {
    const rates = [rateOf(visitLimits[kind], requestsPerMinute)]
    const person = await personOf(request)
    const bounds = person ? [{ subject: `${kind} ${person}`, rates }] : boundsOf(request.ip, rates, `${kind} `)
    return counts.secondsToWait(bounds)
  },
})
