import type { Socket } from 'node:net'
import accepts from '@fastify/accepts'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import etag from '@fastify/etag'
import multipart from '@fastify/multipart'
import { type ErrorCode, errors } from '@redress/contract/errors.ts'
import { limits } from '@redress/domain/people/limits.ts'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import helmet from 'helmet'
import { type Connection, isDatabaseAway, isDatabaseExhausted } from '../database/database.ts'
import { countedWarnings } from '../observability/counted-warnings.ts'
import type { Log } from '../observability/log.ts'
import { silentTelemetry, type Telemetry } from '../observability/telemetry.ts'
import { failFor } from '../result.ts'
import { ServiceUnavailable } from '../service-unavailable.ts'
import { publicRpcUrlOf, type Settings } from '../settings.ts'
import { type Admission, admit, type KnownBrowserOf } from './admission.ts'
import { boundConnections } from './bound-connections.ts'
import { drainOnClose } from './drain.ts'
import { endDrippingBodies } from './dripping-bodies.ts'
import { failureReply } from './failures.ts'
import { answerHealth } from './health.ts'
import { isCall } from './is-call.ts'
import { readForwardedAddresses } from './network.ts'
import { observeRequests } from './observe-requests.ts'
import { refuseOtherSites } from './other-sites.ts'
import { refuseWhenOverloaded } from './overload.ts'
import { boundBodies } from './unfinished-bodies.ts'
import type { VisitCounts } from './visit-counts.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly admission: Admission
  }
}

const codesByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'MALFORMED_REQUEST',
  404: 'NOT_FOUND',
  413: 'REQUEST_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
}

const unreadableStatuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Security headers for responses that bypass the hooks. */
const unreadableHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
} as const

/**
 * Answers a request that could not be parsed, with the usual error body; in English, because its language is unknown.
 */
function answerUnasked(socket: Socket, status: string, code: ErrorCode): void {
  const body = JSON.stringify({ error: errors[code].text, code })
  const head = `HTTP/1.1 ${status}\r\nConnection: close\r\n`
  socket.write(`${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
  socket.destroySoon()
}

/** Answers data that is no valid request. */
function refuseUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroySoon()
  else answerUnasked(socket, unreadableStatuses[error.code ?? ''] ?? '400 Bad Request', 'MALFORMED_REQUEST')
}

/** Answers a connection above the limit of its network. */
function refuseConnection(socket: Socket): void {
  socket.on('error', () => undefined)
  answerUnasked(socket, '429 Too Many Requests', 'TOO_MANY_REQUESTS')
}

const origin = (url: string): string => new URL(url).origin

interface Parts {
  /** Database for the health checks; without it there are none. */
  readonly database?: Connection
  /** Rate limits; without them requests are not counted. */
  readonly visits?: VisitCounts
  /** Reads the known browser that sends a request, whose passwords are checked first. */
  readonly knownBrowserOf?: KnownBrowserOf
  /** Telemetry; silent by default. */
  readonly telemetry?: Telemetry
}

/** Base server: plugins, security headers and one format for all errors. */
export async function createHttpServer(
  settings: Settings,
  log: Log,
  { database, visits, knownBrowserOf, telemetry = silentTelemetry }: Parts = {},
): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.TRUSTED_PROXIES,
    bodyLimit: 1024 * 1024,
    // `drainOnClose` answers these requests with the usual error body.
    return503OnClosing: false,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: limits.urlLength },
    frameworkErrors: (_error, _request, reply) =>
      failureReply(reply.headers(unreadableHeaders), { ok: false, code: 'MALFORMED_REQUEST' }),
    clientErrorHandler: refuseUnreadable,
  })
  readForwardedAddresses(server)
  observeRequests(server, telemetry, log)
  drainOnClose(server, settings.DRAIN_SECONDS)
  boundConnections(server, settings, refuseConnection)
  const node = publicRpcUrlOf(settings)
  const isSecure = settings.PUBLIC_URL.startsWith('https:')
  // Created once: the plugin for Fastify would create it for each request.
  const addSecurityHeaders = helmet({
    contentSecurityPolicy: {
      directives: {
        'default-src': ["'self'"],
        'base-uri': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'font-src': ["'self'"],
        // Trusted Types: no string becomes HTML or code. The only policy that the page may create returns the fixed
        // URL of a worker.
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['pdf-worker'],
        'img-src': ["'self'", 'data:'],
        'connect-src': ["'self'", ...(node ? [origin(node)] : [])],
        'frame-ancestors': ["'none'"],
        'upgrade-insecure-requests': isSecure ? [] : null,
      },
    },
    hsts: isSecure,
    referrerPolicy: { policy: 'same-origin' },
  })
  server.addHook('onRequest', (request, reply, done) =>
    addSecurityHeaders(request.raw, reply.raw, error => done(error as Error | undefined)),
  )
  await server.register(accepts)
  refuseOtherSites(server, settings.PUBLIC_URL)
  refuseWhenOverloaded(server, settings.EVENT_LOOP_DELAY_LIMIT)
  // The API accepts JSON and files only. Plain text would reach calls that need no body.
  server.removeContentTypeParser('text/plain')
  // Before admission, which asks for the browser's cookie.
  await server.register(cookie)
  server.decorate('admission', admit(server, { atOnce: settings.REQUESTS_AT_ONCE, log, knownBrowserOf }))
  boundBodies(server, settings.REQUESTS_PER_MINUTE)
  endDrippingBodies(server)
  await server.register(compress)
  await server.register(etag, { weak: true })
  if (visits) limitCalls(server, visits)
  await server.register(multipart, { limits: { fileSize: limits.fileBytes, files: 1, fields: 0, parts: 1 } })

  if (database) answerHealth(server, database)
  const warnOfUnavailable = countedWarnings(log, 'a request met a service that is unavailable')
  server.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
    if (isDatabaseAway(error)) return failureReply(reply, { ok: false, code: 'UNAVAILABLE' })
    if (isDatabaseExhausted(error)) {
      log.error({ error, requestId: request.id }, 'the database has no room, or its disk fails')
      return failureReply(reply, { ok: false, code: 'UNAVAILABLE' })
    }
    if (error instanceof ServiceUnavailable) {
      warnOfUnavailable(error.constructor.name, { error, requestId: request.id })
      return failureReply(reply, { ok: false, code: error.errorCode })
    }
    const status = error.statusCode ?? 500
    const code = error.code === 'FST_REQ_FILE_TOO_LARGE' ? 'FILE_TOO_LARGE' : codesByStatus[status]
    if (code) return failureReply(reply, { ok: false, code })
    if (status >= 400 && status < 500) return failureReply(reply, { ok: false, code: 'MALFORMED_REQUEST' })
    log.error({ error, requestId: request.id, route: request.routeOptions.url }, 'a request failed')
    return failureReply(reply, { ok: false, code: 'INTERNAL' })
  })
  return server
}

function limitCalls(server: FastifyInstance, visits: VisitCounts): void {
  server.addHook('onRequest', async (request, reply) => {
    // Static files are cheap, and a first visit requests dozens of them.
    if (!isCall(request)) return
    const seconds = await visits.secondsToWait('call', request)
    if (seconds !== null) return failureReply(reply, failFor('TOO_MANY_REQUESTS', seconds))
  })
}
