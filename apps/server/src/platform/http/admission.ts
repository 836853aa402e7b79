import { sharesOfWork } from '@redress/domain/people/request-limits.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { countedWarnings } from '../observability/counted-warnings.ts'
import type { Log } from '../observability/log.ts'
import { failureReply } from './failures.ts'
import { isCall } from './is-call.ts'

/** How long calls may wait for each other, in seconds: as many are worked on as end in this time. */
const longestWait = 0.5
/** How many calls a server always works on. Where there were never fewer for a second, they stand in a queue. */
const fewest = 16

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is read while the handler runs, for as long as the client takes. */
    readonly readsBodyItself?: boolean
    /** What it is of which only a part of the work at once may be. */
    readonly workKind?: WorkKind
  }
}

type WorkKind = keyof typeof sharesOfWork

export interface Admission {
  /** Begins work that is no call; answers what ends it, or `null` where there is no room for it. */
  enter(kind: WorkKind): (() => void) | null
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
export function admit(server: FastifyInstance, { atOnce, log }: AdmissionOptions): Admission {
  const working = new WeakMap<FastifyRequest, () => void>()
  const countOf = { stream: 0, password: 0, page: 0 } satisfies Record<WorkKind, number>
  let count = 0
  let leastCount = 0
  let ended = 0
  let measuredAt = performance.now()
  let most = atOnce

  const warnOfRefusal = countedWarnings(log, 'requests are refused: there are more than can be answered in time')

  const enter = (kind?: WorkKind): (() => void) | null => {
    const hasRoom = count < most && (!kind || countOf[kind] < most * sharesOfWork[kind])
    if (!hasRoom) {
      warnOfRefusal('refused', { working: count })
      return null
    }
    count++
    if (kind) countOf[kind]++
    return () => {
      count--
      if (kind) countOf[kind]--
      leastCount = Math.min(leastCount, count)
    }
  }
  const admitCall = (request: FastifyRequest, reply: FastifyReply) => {
    const end = enter(request.routeOptions.config.workKind)
    if (!end) return failureReply(reply, { ok: false, code: 'UNAVAILABLE' })
    working.set(request, end)
  }
  const leave = (request: FastifyRequest) => {
    working.get(request)?.()
    working.delete(request)
  }

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
    if (isCall(request)) return admitCall(request, reply)
  })
  server.addHook('preParsing', async request => leave(request))
  // Those whose bodies came at the same time come back together.
  server.addHook('preValidation', async (request, reply) => {
    if (isCall(request) && !request.routeOptions.config.readsBodyItself) return admitCall(request, reply)
  })
  server.addHook('onSend', async request => {
    if (working.has(request)) ended++
    leave(request)
  })
  return {
    enter(kind) {
      const end = enter(kind)
      return (
        end &&
        (() => {
          ended++
          end()
        })
      )
    },
  }
}
