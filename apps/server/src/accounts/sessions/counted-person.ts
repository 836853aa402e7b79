import { rateOf, visitLimits } from '@redress/domain/people/request-limits.ts'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Context } from '../../adapters/context.ts'
import { boundsOf } from '../../platform/http/network.ts'
import type { SharedRateLimits } from '../../platform/http/shared-rate-limits.ts'
import { callerOf, tokenOf } from './sessions.ts'

const rememberedMilliseconds = 60_000
const rememberedAtMost = 50_000

/**
 * Rate limit key of a signed-in user, so that users behind one address are counted separately; `null` for anonymous
 * requests. Answers are cached for a minute. Look-ups of unknown cookies are limited per address, because random
 * cookies would otherwise evade the limit of the address.
 */
export function countedPerson(context: Context, counts: SharedRateLimits) {
  const { settings, clock } = context
  const find = callerOf(context)
  const now = () => clock.now().getTime()
  const remembered = { max: rememberedAtMost, ttl: rememberedMilliseconds, ttlResolution: 0, perf: { now } }
  const people = new LRUCache<string, string>(remembered)
  const lookedUp = [rateOf(visitLimits['unknown cookie'], settings.REQUESTS_PER_MINUTE)]

  return async (request: FastifyRequest): Promise<string | null> => {
    const token = tokenOf(settings, request)
    if (!token) return null
    const known = people.get(token.hash)
    if (known) return known
    if (counts.secondsToWait(boundsOf(request.ip, lookedUp, 'unknown cookies of ')) !== null) return null
    const caller = await find(request)
    if (!caller) return null
    people.set(token.hash, caller.userId)
    return caller.userId
  }
}
