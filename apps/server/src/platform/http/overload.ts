import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { ServiceUnavailable } from '../service-unavailable.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however late the event loop is. */
    readonly isNeverRefused?: boolean
  }
}

/**
 * The delay of the event loop is a mean over this time, and for as long the server stays overloaded. Shorter, and one
 * pause of the whole process is taken for overload: in a time without any measurement the delay counts as endless.
 */
const sampleSeconds = 5
/** How often it is measured, in milliseconds: each time wakes the process. */
const resolution = 100

/** The event loop is later than the settings allow: more requests would only wait. */
class Overloaded extends ServiceUnavailable {}

/** Refuses requests while the mean delay of the event loop is above a limit, in milliseconds; 0 for no limit. */
export function refuseWhenOverloaded(server: FastifyInstance, limit: number): void {
  if (limit === 0) return
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  let isOverloaded = false
  const sampling = setInterval(() => {
    isOverloaded = !(delay.mean / 1e6 - resolution <= limit)
    delay.reset()
  }, sampleSeconds * 1_000).unref()
  server.addHook('onRequest', async (request, reply) => {
    if (!isOverloaded || request.routeOptions.config.isNeverRefused) return
    reply.header('retry-after', sampleSeconds)
    throw new Overloaded()
  })
  server.addHook('onClose', async () => {
    clearInterval(sampling)
    delay.disable()
  })
}
