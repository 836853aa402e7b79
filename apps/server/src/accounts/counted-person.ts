import type { FastifyRequest } from 'fastify'
import type { Context } from '../adapters/context.ts'
import { networkOf } from '../platform/http/network.ts'
import { hashSecret } from '../platform/secrets.ts'
import { readSessionCookies } from './session-cookies.ts'
import { callerOf } from './sessions.ts'

const rememberedMilliseconds = 60_000
const rememberedAtMost = 10_000

/**
 * Whose requests are counted together, where somebody is signed in: then a person counts alone, however many share the
 * address. The answer is remembered for a minute. Cookies of nobody are looked up only so often for one address: they
 * would be a way around its limit.
 */
export function countedPerson(context: Context) {
  const { settings } = context
  const find = callerOf(context)
  const people = new Map<string, { readonly userId: string; readonly until: number }>()
  let lookUps = { until: 0, byNetwork: new Map<string, number>() }

  function mayLookUp(network: string, now: number): boolean {
    if (lookUps.until <= now) lookUps = { until: now + rememberedMilliseconds, byNetwork: new Map() }
    const count = lookUps.byNetwork.get(network) ?? 0
    lookUps.byNetwork.set(network, count + 1)
    return count < settings.REQUESTS_PER_MINUTE
  }

  return async (request: FastifyRequest): Promise<string | null> => {
    const { access } = readSessionCookies(settings, request)
    if (!access) return null
    const [hash, now] = [hashSecret(access), performance.now()]
    const known = people.get(hash)
    if (known && known.until > now) return known.userId
    people.delete(hash)
    if (!mayLookUp(networkOf(request.ip), now)) return null
    const caller = await find(request)
    if (!caller) return null
    const [oldest] = people.size >= rememberedAtMost ? people.keys() : []
    if (oldest !== undefined) people.delete(oldest)
    people.set(hash, { userId: caller.userId, until: now + rememberedMilliseconds })
    return caller.userId
  }
}
