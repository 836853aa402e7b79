import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Connection } from '../database/database.ts'
import { answerOnce } from './answer-once.ts'
import type { SignedIn } from './caller.ts'
import { failureReply } from './failures.ts'
import { guardAccount, guardClaim, type LoadClaimAccess } from './guard.ts'
import { type CheckedInput, checkInput } from './input.ts'
import { identifiedUpload, receiveUpload, uploadOf } from './receive-upload.ts'
import { identityOfBody } from './request-identity.ts'
import { requestLanguage } from './request-language.ts'
import type { RequestContext, Route, RouteLimit, Upload } from './route.ts'
import { sendDownload, sendEvents, sendRedirect, sendResult } from './send-result.ts'

export interface Mounting {
  readonly database: Connection
  readonly clock: Clock
  readonly loadClaimAccess: LoadClaimAccess
  /** Reads the session cookies. */
  readonly callerOf: (request: FastifyRequest) => Promise<SignedIn | null>
}

interface Mounted extends Mounting {
  readonly route: Route
  /** For how long the caller is limited; `null` where they may go on. */
  readonly secondsToWait: (request: FastifyRequest) => Promise<number | null>
}

const claimIdOf = (input: CheckedInput): string | undefined => {
  const params = input.params as { id?: string; claimId?: string } | undefined
  return params?.claimId ?? params?.id
}

/** Mounts the routes: check the input, ask the guard, act once, answer in the one form. */
export function mountRoutes(server: FastifyInstance, routes: readonly Route[], mounting: Mounting): void {
  for (const route of routes) {
    const { endpoint, limit } = route
    const mounted: Mounted = { ...mounting, route, secondsToWait: fieldLimit(server, limit) }
    server.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(limit && { config: { rateLimit: { max: limit.perAddress, timeWindow: '1 minute' } } }),
      handler: (request, reply) => handle(mounted, request, reply),
    })
  }
}

/** Counts what a limited field holds, and says for how many seconds it was there too often. */
function fieldLimit(server: FastifyInstance, limit: RouteLimit | undefined): Mounted['secondsToWait'] {
  if (!limit?.perField) return async () => null
  const { field, maximum } = limit.perField
  const count = server.createRateLimit({
    max: maximum,
    timeWindow: '1 minute',
    keyGenerator: request =>
      String((request.body as Record<string, unknown>)[field])
        .trim()
        .toLowerCase(),
  })
  return async request => {
    const limited = await count(request)
    return !limited.isAllowed && limited.isExceeded ? limited.ttlInSeconds : null
  }
}

async function handle(mounted: Mounted, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { route, database, clock } = mounted
  const { endpoint, answer } = route
  reply.header('vary', 'accept-language')
  const caller = await mounted.callerOf(request)
  const account = guardAccount(endpoint, caller)
  if (!account.ok) return failureReply(reply, account)
  const checked = checkInput(endpoint, { params: request.params, query: request.query, body: request.body })
  if (!checked.ok) return failureReply(reply, checked)
  const input = checked.value
  const claim = await guardClaim(endpoint, claimIdOf(input), caller, mounted.loadClaimAccess)
  if (!claim.ok) return failureReply(reply, claim)
  const seconds = await mounted.secondsToWait(request)
  if (seconds !== null)
    return failureReply(reply.header('retry-after', seconds), { ok: false, code: 'TOO_MANY_REQUESTS' })
  const requestContext: RequestContext = {
    caller,
    claimAccess: claim.value,
    language: requestLanguage(request),
    request,
    reply,
  }
  if (answer.kind === 'download') return sendDownload(reply, await answer.handler(input as never, requestContext))
  if (answer.kind === 'events') return sendEvents(reply, await answer.handler(input as never, requestContext))
  if (answer.kind === 'redirect') return sendRedirect(reply, await answer.handler(input as never, requestContext))
  const given = request.headers['idempotency-key']
  const isOnce = endpoint.method === 'POST' && !route.withoutIdempotency && typeof given === 'string' && given !== ''
  const key = isOnce ? given : null
  if (answer.kind === 'upload') {
    const part = await receiveUpload(request)
    if (!part.ok) return failureReply(reply, part)
    const act = (upload: Upload) => answer.handler(input as never, upload, requestContext)
    if (key === null) return sendResult(reply, await act(uploadOf(part.value)))
    const { upload, identity } = identifiedUpload(part.value, key)
    return answerOnce(requestContext, { key, identity, database, clock }, () => act(upload))
  }
  const act = () => answer.handler(input as never, requestContext)
  if (key === null) return sendResult(reply, await act())
  const identity = identityOfBody(request.body, key)
  return answerOnce(requestContext, { key, identity, database, clock }, act)
}
