import { accountHeader } from '@redress/contract/auth.ts'
import type { EndpointDefinition } from '@redress/contract/endpoint.ts'
import { isAboutClaim } from '@redress/domain/people/permissions.ts'
import { type RequestLimit, rateOf, requestLimits, type Share } from '@redress/domain/people/request-limits.ts'
import { wordsLeftOut } from '@redress/domain/people/suspended-permissions.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Connection } from '../database/database.ts'
import type { Replica } from '../database/replica.ts'
import { fail, failFor } from '../result.ts'
import { cachingOf } from './caching.ts'
import type { Asker } from './caller.ts'
import { failureReply } from './failures.ts'
import { guardAccount, guardClaim, type LoadClaimAccess } from './guard.ts'
import { type AnswerStore, answerBefore, answerOnce, digestOfBody, replay } from './idempotency.ts'
import { type CheckedInput, checkInput } from './input.ts'
import { boundsOf } from './network.ts'
import { actFor } from './origin.ts'
import { digestedUpload, receiveUpload, uploadOf } from './receive-upload.ts'
import { secondsToWait } from './request-counts.ts'
import { requestLanguage } from './request-language.ts'
import type { RequestContext, Route, UploadedFile } from './route.ts'
import { sendDownload, sendEvents, sendRedirect, sendResult } from './send-result.ts'

export interface Mounting<Context> extends AnswerStore {
  /** Context of the handlers, on the database, a transaction or a replica. */
  readonly contextOn: (connection: Connection) => Context
  /** `null` if the installation has none. */
  readonly replica: Replica | null
  readonly claimAccessOn: (connection: Connection) => LoadClaimAccess
  /** Identifies the caller by the cookies, of whom a claim is asked; `null` if the request has no reading session. */
  readonly askerOf: (request: FastifyRequest, claimId: string | null) => Promise<Asker | null>
  /** Base rate; every limit is a fraction of it. */
  readonly requestsPerMinute: number
}

interface Mounted<Context> extends Mounting<Context> {
  readonly route: Route<Context>
  readonly context: Context
  readonly loadClaimAccess: LoadClaimAccess
}

type UploadAnswer<Context> = Extract<Route<Context>['answer'], { readonly kind: 'upload' }>

const claimIdOf = (input: Pick<CheckedInput, 'params'>): string | undefined => {
  const params = input.params as { id?: string; claimId?: string } | undefined
  return params?.claimId ?? params?.id
}

/** Claim that a request is about; `null` if about none. The input is not checked yet. */
const claimNamedIn = ({ permission }: EndpointDefinition, request: FastifyRequest): string | null =>
  isAboutClaim(permission) ? (z.uuid().safeParse(claimIdOf({ params: request.params })).data ?? null) : null

/**
 * Mounts the routes: validates the input, checks permissions, acts and answers. An idempotent request runs in a
 * transaction, so that its effects commit with its answer.
 */
export function mountRoutes<Context>(
  server: FastifyInstance,
  routes: readonly Route<Context>[],
  mounting: Mounting<Context>,
): void {
  const context = mounting.contextOn(mounting.database)
  const loadClaimAccess = mounting.claimAccessOn(mounting.database)
  for (const route of routes) {
    const { endpoint } = route
    route.onMount?.(context)
    const mounted: Mounted<Context> = { ...mounting, route, context, loadClaimAccess }
    server.route({
      method: endpoint.method,
      url: endpoint.path,
      // HEAD only for JSON: otherwise a file would be read, a stream held open or a redirect prepared without a use.
      exposeHeadRoute: (endpoint.kind ?? 'json') === 'json',
      // The upload parser needs the raw request.
      ...(endpoint.kind === 'upload' && { decompress: false }),
      // Evidence is sent byte by byte: the compressor takes a text that begins with "80" for compressed data.
      ...(endpoint.kind === 'download' && { compress: false }),
      config: {
        ...(endpoint.kind === 'upload' && { readsBodyItself: true }),
        ...(endpoint.kind === 'events' && { workKind: 'stream' }),
        ...(takesPassword(endpoint) && { workKind: 'password' }),
      },
      handler: (request, reply) => actFor(request, () => handle(mounted, request, reply)),
    })
  }
}

/** Answers on the paths of the routes each method that a path does not have, before anything of the request is read. */
export function refuseOtherMethods<Context>(server: FastifyInstance, routes: readonly Route<Context>[]): void {
  for (const url of new Set(routes.map(({ endpoint }) => endpoint.path))) {
    const taken = server.supportedMethods.filter(method => server.hasRoute({ method, url }))
    const refuse = async (_: FastifyRequest, reply: FastifyReply) =>
      failureReply(reply.header('allow', taken.join(', ')), { ok: false, code: 'METHOD_NOT_ALLOWED' })
    const method = server.supportedMethods.filter(each => !taken.includes(each))
    server.route({ method, url, exposeHeadRoute: false, onRequest: refuse, handler: refuse })
  }
}

/** True if the call hashes a password, which takes processor time. */
export const takesPassword = ({ body }: EndpointDefinition): boolean =>
  body instanceof z.ZodObject && Object.keys(body.shape).some(name => /password/i.test(name))

/** Rate-limit counters for a request to a limited route. */
function countedOf<Context>({ route, requestsPerMinute }: Mounted<Context>, ip: string, { caller }: Asker) {
  const { endpoint, limit: name } = route
  if (!name) return []
  const limit: RequestLimit = requestLimits[name]
  const group = limit.isShared ? name : `${endpoint.method} ${endpoint.path}`
  const ratesOf = (shares: readonly Share[] = []) => shares.map(share => rateOf(share, requestsPerMinute))
  return [
    ...boundsOf(ip, ratesOf(limit.perNetwork), `${group} address `),
    ...(caller ? [{ subject: `${group} account ${caller.userId}`, rates: ratesOf(limit.perAccount) }] : []),
  ]
}

const isVisitor = ({ caller, reader }: Asker): boolean => caller === null && reader === null

async function handle<Context>(
  mounted: Mounted<Context>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { route } = mounted
  const { endpoint } = route
  reply.header('vary', 'accept-language')
  // The upload parser would let a form through to calls without a body.
  if (endpoint.kind !== 'upload' && request.isMultipart())
    return failureReply(reply, { ok: false, code: 'UNSUPPORTED_MEDIA_TYPE' })
  const asker = await mounted.askerOf(request, claimNamedIn(endpoint, request))
  if (asker === null) return failureReply(reply, { ok: false, code: 'LETTER_CLOSED' })
  reply.header('cache-control', cachingOf(endpoint, asker))
  const named = request.headers[accountHeader.toLowerCase()]?.toString()
  const account = guardAccount(endpoint, { asker, body: request.body, account: named, now: mounted.clock.now() })
  if (!account.ok) return failureReply(reply, account)
  const raw = { params: request.params, query: request.query, body: request.body }
  const leftOut = wordsLeftOut(asker.caller?.suspended ?? null, endpoint.permission)
  const checked = checkInput(endpoint, raw, leftOut)
  if (!checked.ok) return failureReply(reply, checked)
  const input = checked.value
  const { replica } = mounted
  if (replica && route.mayBeOld && isVisitor(asker)) {
    const sent = await replica.read(connection => {
      const onReplica = { context: mounted.contextOn(connection), loadClaimAccess: mounted.claimAccessOn(connection) }
      return answerChecked({ ...mounted, ...onReplica }, input, asker, request, reply)
    })
    if (sent) return sent
  }
  return answerChecked(mounted, input, asker, request, reply)
}

/** Answers a request with permission and valid input. */
async function answerChecked<Context>(
  mounted: Mounted<Context>,
  input: CheckedInput,
  asker: Asker,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { route, context } = mounted
  const { endpoint, answer } = route
  const claim = await guardClaim(endpoint, claimIdOf(input), asker, mounted.loadClaimAccess)
  if (!claim.ok) return failureReply(reply, claim)
  const seconds = await secondsToWait(mounted, countedOf(mounted, request.ip, asker))
  if (seconds !== null) return failureReply(reply, failFor('TOO_MANY_REQUESTS', seconds))
  const requestContext: RequestContext = {
    ...asker,
    claimAccess: claim.value,
    language: requestLanguage(request),
    request,
    reply,
  }
  if (answer.kind === 'download') return sendDownload(reply, await answer.handler(context, input, requestContext))
  if (answer.kind === 'events') return sendEvents(reply, await answer.handler(context, input, requestContext))
  if (answer.kind === 'redirect') return sendRedirect(reply, await answer.handler(context, input, requestContext))
  const key = idempotencyKeyOf(route, request)
  await route.prepare?.(context, requestContext)
  if (answer.kind === 'upload') return handleUpload(mounted, answer, input, key, requestContext)
  if (key === null) return sendResult(reply, await answer.handler(context, input, requestContext))
  const digested = { key, requestHash: digestOfBody(request.body, key) }
  return answerOnce(requestContext, digested, mounted, transaction =>
    answer.handler(mounted.contextOn(transaction), input, requestContext),
  )
}

function idempotencyKeyOf({ endpoint, withoutIdempotency }: Route<never>, request: FastifyRequest): string | null {
  const given = request.headers['idempotency-key']
  const isOnce = endpoint.method === 'POST' && !withoutIdempotency && typeof given === 'string' && given !== ''
  return isOnce ? given : null
}

/** Receives the upload, then acts. An interrupted upload is not stored, so that its key stays free. */
async function handleUpload<Context>(
  mounted: Mounted<Context>,
  answer: UploadAnswer<Context>,
  input: CheckedInput,
  key: string | null,
  requestContext: RequestContext,
): Promise<FastifyReply> {
  const { request, reply } = requestContext
  const part = await receiveUpload(request)
  if (!part.ok) return failureReply(reply, part)
  if (key === null) {
    const received = await receive(mounted, answer, input, uploadOf(part.value), requestContext)
    if (!received.ok) return failureReply(reply, received)
    return sendResult(reply, await answer.handler(mounted.context, input, received.value, requestContext))
  }
  const { upload, digest } = digestedUpload(part.value, key)
  const brokenOff = () => failureReply(reply, { ok: false, code: 'MALFORMED_REQUEST' })
  const earlier = await answerBefore(requestContext, key, mounted)
  if (earlier) {
    const requestHash = await digest()
    return requestHash === null ? brokenOff() : replay(reply, earlier, requestHash)
  }
  const received = await receive(mounted, answer, input, upload, requestContext)
  const requestHash = await digest()
  if (requestHash === null) return brokenOff()
  return answerOnce(requestContext, { key, requestHash }, mounted, async transaction =>
    received.ok ? answer.handler(mounted.contextOn(transaction), input, received.value, requestContext) : received,
  )
}

async function receive<Context>(
  { context, askerOf }: Mounted<Context>,
  answer: UploadAnswer<Context>,
  input: CheckedInput,
  upload: UploadedFile,
  requestContext: RequestContext,
) {
  const received = await answer.receive(context, input, upload, requestContext)
  if (!received.ok) return received
  // An upload may take hours, in which its session or letter may have ended.
  const asker = await askerOf(requestContext.request, null)
  if (asker === null) return fail('LETTER_CLOSED')
  return asker.caller?.sessionId === requestContext.caller?.sessionId ? received : fail('NOT_SIGNED_IN')
}
