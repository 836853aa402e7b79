import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { ServiceUnavailable } from '../service-unavailable.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for requests that are answered at any load. */
    readonly isNeverRefused?: boolean
  }
}

/**
 * Window of the mean delay, and minimum duration of an overload. A shorter one would take a pause of the process for
 * overload: without measurements the delay counts as infinite.
 */
const sampleSeconds = 5
/** Milliseconds between measurements; each one wakes the process. */
const resolution = 100

/** Error for an event loop that lags more than the settings allow. */
class Overloaded extends ServiceUnavailable {}

/** Sheds load while the mean delay of the event loop exceeds the limit in milliseconds; 0 means no limit. */
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
