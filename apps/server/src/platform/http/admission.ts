import { sharesOfWork } from '@redress/domain/people/request-limits.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { countedWarnings } from '../observability/counted-warnings.ts'
import type { Log } from '../observability/log.ts'
import { failFor } from '../result.ts'
import { failureReply } from './failures.ts'
import { isCall } from './is-call.ts'
import { widestNetworkOf } from './network.ts'
import { openLine } from './waiting-line.ts'

/** Longest wait of a call in seconds; it limits the concurrent calls to as many as end in this time. */
const longestWait = 0.5
/** Minimum of concurrent calls. If there were never fewer for a second, calls are queueing. */
const fewest = 16
/** Concurrent password hashes of one network, as a share of all and at least this many, so that others get a turn. */
const passwordsOfNetwork = { part: 1 / 6, least: 2 } as const
/** Retry-After of refused calls is spread over this many seconds. */
const spreadSeconds = 4

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the handler reads the body itself, for as long as the client takes to send it. */
    readonly readsBodyItself?: boolean
    /** Kind of work that is limited to a share of the concurrent work. */
    readonly workKind?: WorkKind
  }
}

/** Reads the known browser that sends a request; `null` if it is unknown. */
export type KnownBrowserOf = (request: FastifyRequest) => Promise<string | null>

type WorkKind = keyof typeof sharesOfWork

export interface Admission {
  /** Begins work that is not an API call; returns the function that ends it, or `null` at the limit. */
  enter(kind: WorkKind): (() => void) | null
}

interface AdmissionOptions {
  /** Maximum of concurrent calls while none are queueing. */
  readonly atOnce: number
  readonly log: Log
  /** Reads the known browser that sends a request; without it, all are unknown. */
  readonly knownBrowserOf?: KnownBrowserOf | undefined
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Admission control. A call waits in a short queue if it could not be answered in time, and gets 503 if the queue is
 * full, so latency and memory stay bounded. A call counts from its arrival until its response begins, except while its
 * body arrives. Calls that hash a password have a queue of their own, because they need a processor; known browsers are
 * first in it.
 */
export function admit(server: FastifyInstance, { atOnce, log, knownBrowserOf }: AdmissionOptions): Admission {
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
    if (!hasRoom) return null
    count++
    if (kind) countOf[kind]++
    return () => {
      count--
      if (kind) countOf[kind]--
      leastCount = Math.min(leastCount, count)
      serve()
    }
  }
  const { part, least: leastPasswords } = passwordsOfNetwork
  const passwordsAtOnce = Math.max(leastPasswords, Math.floor(atOnce * sharesOfWork.password * part))
  const calls = openLine({ takePlace: () => enter(), perNetwork: Number.POSITIVE_INFINITY })
  const passwords = openLine({ takePlace: () => enter('password'), perNetwork: passwordsAtOnce })
  const serve = () => {
    passwords.serve()
    calls.serve()
  }
  const placeFor = (request: FastifyRequest, reply: FastifyReply): Promise<(() => void) | null> => {
    const kind = request.routeOptions.config.workKind
    if (kind === 'stream' || kind === 'page') return Promise.resolve(enter(kind))
    const untilGone = () => {
      const gone = new AbortController()
      reply.raw.once('close', () => gone.abort())
      return gone.signal
    }
    const network = widestNetworkOf(request.ip)
    if (kind !== 'password') return calls.enter(network, untilGone)
    // Owners who come back are served before strangers, who may be many and guess. Without an answer, all are unknown.
    return passwords.enter(network, untilGone, async () => knownBrowserOf?.(request).catch(() => null) ?? null)
  }
  const admitCall = async (request: FastifyRequest, reply: FastifyReply) => {
    const end = await placeFor(request, reply)
    if (!end) {
      warnOfRefusal('refused', { working: count })
      return failureReply(reply, failFor('UNAVAILABLE', 1 + Math.random() * spreadSeconds))
    }
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
    serve()
  }, 1_000)
  measuring.unref()
  server.addHook('onClose', async () => clearInterval(measuring))

  server.addHook('onRequest', async (request, reply) => {
    if (isCall(request)) return admitCall(request, reply)
  })
  server.addHook('preParsing', async request => {
    if (hasBody(request)) leave(request)
  })
  // Requests that released their place while their bodies arrived queue for one again.
  server.addHook('preValidation', async (request, reply) => {
    if (isCall(request) && !working.has(request) && !request.routeOptions.config.readsBodyItself)
      return admitCall(request, reply)
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
