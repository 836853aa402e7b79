import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countedWarnings } from '../observability/counted-warnings.ts'
import type { Log } from '../observability/log.ts'
import { failureReply } from './failures.ts'
import { isCall } from './is-call.ts'

/** How long calls may wait for each other, in seconds: as many are worked on as end in this time. */
const longestWait = 0.5
/** How many calls a server always works on. Where there were never fewer for a second, they stand in a queue. */
const fewest = 16
/**
 * The part of what is worked on that may be streams on their way to being open. After a restart every page comes back at
 * once, and can wait: its stream says when to try again, while somebody else waits for an answer.
 */
const streamsOf = 1 / 8

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is read while the handler runs, for as long as the client takes. */
    readonly readsBodyItself?: boolean
    /** The answer is a stream of events. */
    readonly opensStream?: boolean
  }
}

interface AdmissionOptions {
  /** How many calls that come together are worked on while none stand in a queue. */
  readonly atOnce: number
  readonly log: Log
}

/**
 * Refuses a call at once, with 503, where so many are worked on that it would have to wait: what is running ends in time,
 * and memory stays as small as the number of calls. A call is worked on from its arrival until its answer begins, except
 * while its body is on its way, which costs nothing.
 */
export function admit(server: FastifyInstance, { atOnce, log }: AdmissionOptions): void {
  const working = new WeakSet<FastifyRequest>()
  const opening = new Set<FastifyRequest>()
  let count = 0
  let leastCount = 0
  let ended = 0
  let measuredAt = performance.now()
  let most = atOnce

  const enter = (request: FastifyRequest) => {
    working.add(request)
    if (request.routeOptions.config.opensStream) opening.add(request)
    count++
  }
  const leave = (request: FastifyRequest) => {
    if (working.delete(request)) count--
    opening.delete(request)
    leastCount = Math.min(leastCount, count)
  }
  const warnOfRefusal = countedWarnings(log, 'requests are refused: there are more than can be answered in time')

  const measuring = setInterval(() => {
    const now = performance.now()
    const endInTime = (ended / (now - measuredAt)) * 1_000 * longestWait
    const isQueue = leastCount >= Math.min(fewest, atOnce)
    most = Math.max(isQueue ? Math.min(fewest, atOnce) : atOnce, endInTime)
    leastCount = count
    ended = 0
    measuredAt = now
  }, 1_000)
  measuring.unref()
  server.addHook('onClose', async () => clearInterval(measuring))

  server.addHook('onRequest', async (request, reply) => {
    if (!isCall(request)) return
    const mayEnter = !request.routeOptions.config.opensStream || opening.size < most * streamsOf
    if (count < most && mayEnter) return enter(request)
    warnOfRefusal('refused', { working: count })
    return failureReply(reply, { ok: false, code: 'UNAVAILABLE' })
  })
  server.addHook('preParsing', async request => leave(request))
  server.addHook('preValidation', async request => {
    if (isCall(request) && !request.routeOptions.config.readsBodyItself) enter(request)
  })
  server.addHook('onSend', async request => {
    if (working.has(request)) ended++
    leave(request)
  })
}
