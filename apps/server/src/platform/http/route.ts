import type { Readable } from 'node:stream'
import type { EndpointDefinition, EndpointErrorCode, Output, ParsedInput } from '@redress/contract/endpoint.ts'
import type { CommonErrorCode } from '@redress/contract/errors.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import type { requestLimits } from '@redress/domain/people/request-limits.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ActingStaff } from '../operator/command-line.ts'
import type { Result } from '../result.ts'
import type { Asker, LetterReader, SignedIn } from './caller.ts'
import type { ClaimAccess } from './guard.ts'
import type { CheckedInput } from './input.ts'

/** Parts of the request for a handler, besides the validated input. */
export type RequestContext = Asker & {
  /** The claim in the URL, if the endpoint's permission is about a claim. */
  readonly claimAccess: ClaimAccess | null
  /** Language of the response. */
  readonly language: Language
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Caller of an endpoint that requires an account. */
export function signedIn({ caller }: RequestContext): SignedIn {
  if (!caller) throw new Error('The permission table let a visitor through to a handler that needs an account')
  return caller
}

/** Staff member who calls an endpoint of the console, for the record of operator acts. */
export function staffOf(requestContext: RequestContext, reason: string): ActingStaff {
  const { userId, staff } = signedIn(requestContext)
  if (!staff) throw new Error('The permission table let somebody through to a handler that is for staff')
  return { by: staff.username, staffId: userId, role: staff.role, reason }
}

/** Reader of a letter, for an endpoint that requires a reading session. */
export function readerOf({ reader }: RequestContext): LetterReader {
  if (!reader) throw new Error('The permission table let somebody through to a handler that is for readers')
  return reader
}

/** Claim of an endpoint whose permission is about one. */
export function accessedClaim({ claimAccess }: RequestContext): ClaimAccess {
  if (!claimAccess) throw new Error('A handler needs a claim, and the permission of its endpoint is not about one')
  return claimAccess
}

/** Unread uploaded file. */
export interface UploadedFile {
  readonly fileName: string
  readonly content: Readable
  /** True if the content exceeded the size limit; known at its end. */
  isTruncated(): boolean
}

/** Download, always sent as an attachment. */
export interface Download {
  readonly fileName: string
  readonly fileType: string
  readonly size: bigint
  readonly content: Readable
}

type Codes<Definition extends EndpointDefinition> = EndpointErrorCode<Definition> | CommonErrorCode
type Answered<Definition extends EndpointDefinition> = Promise<Result<Output<Definition>, Codes<Definition>>>

type Handler<Context, Definition extends EndpointDefinition, Value> = (
  context: Context,
  input: ParsedInput<Definition>,
  caller: RequestContext,
) => Value

type LimitName = keyof typeof requestLimits

interface RouteOptions<Context> {
  /** Rate limit, shared by all processes. */
  readonly limit?: LimitName
  /** Ignores an `Idempotency-Key`: the answer has cookies or secrets, which are not stored. */
  readonly withoutIdempotency?: true
  /** Visitors may get the answer from a replica, which may lag. */
  readonly mayBeOld?: true
  /** Creates state shared by all requests, when the route is mounted. */
  readonly onMount?: (context: Context) => void
  /** Calls external services for the handler before any transaction, because they may be slow. */
  readonly prepare?: (context: Context, caller: RequestContext) => Promise<void>
}

/** Handlers with validated input; the endpoint's types end here. */
type Answer<Context> =
  | {
      readonly kind: 'json'
      handler(context: Context, input: CheckedInput, caller: RequestContext): Promise<Result<unknown>>
    }
  | {
      readonly kind: 'upload'
      /** Receives the content before any transaction, because a transfer may be slow. */
      receive(
        context: Context,
        input: CheckedInput,
        upload: UploadedFile,
        caller: RequestContext,
      ): Promise<Result<unknown>>
      /** Acts on the received content. */
      handler(
        context: Context,
        input: CheckedInput,
        received: unknown,
        caller: RequestContext,
      ): Promise<Result<unknown>>
    }
  | {
      readonly kind: 'download'
      handler(context: Context, input: CheckedInput, caller: RequestContext): Promise<Result<Download>>
    }
  | {
      readonly kind: 'redirect'
      handler(context: Context, input: CheckedInput, caller: RequestContext): Promise<string>
    }
  | {
      readonly kind: 'events'
      handler(context: Context, input: CheckedInput, caller: RequestContext): Promise<Result<Readable>>
    }

/** Endpoint with its handler, which gets the context of the request or of its transaction. */
export interface Route<in Context> extends RouteOptions<Context> {
  readonly endpoint: EndpointDefinition
  readonly answer: Answer<Context>
}

/** Ties an endpoint of the contract to its handler. */
export const route = <Context, Definition extends EndpointDefinition>(
  endpoint: Definition,
  handler: Handler<Context, Definition, Answered<Definition>>,
  options: RouteOptions<Context> = {},
): Route<Context> => ({ ...options, endpoint, answer: { kind: 'json', handler } })

export const uploadRoute = <Context, Definition extends EndpointDefinition, Received>(
  endpoint: Definition,
  receive: (
    context: Context,
    input: ParsedInput<Definition>,
    upload: UploadedFile,
    caller: RequestContext,
  ) => Promise<Result<Received, Codes<Definition>>>,
  handler: (
    context: Context,
    input: ParsedInput<Definition>,
    received: Received,
    caller: RequestContext,
  ) => Answered<Definition>,
  options: RouteOptions<Context> = {},
): Route<Context> => ({ ...options, endpoint, answer: { kind: 'upload', receive, handler } })

export const downloadRoute = <Context, Definition extends EndpointDefinition>(
  endpoint: Definition,
  handler: Handler<Context, Definition, Promise<Result<Download, Codes<Definition>>>>,
): Route<Context> => ({ endpoint, answer: { kind: 'download', handler } })

/** Route for browser navigation: the handler returns the address of the redirect in every case. */
export const redirectRoute = <Context, Definition extends EndpointDefinition>(
  endpoint: Definition,
  handler: Handler<Context, Definition, Promise<string>>,
  options: RouteOptions<Context> = {},
): Route<Context> => ({ ...options, endpoint, answer: { kind: 'redirect', handler } })

/** Route of a server-sent event stream. */
export const eventsRoute = <Context, Definition extends EndpointDefinition>(
  endpoint: Definition,
  handler: Handler<Context, Definition, Promise<Result<Readable, Codes<Definition>>>>,
  options: Pick<RouteOptions<Context>, 'onMount'> = {},
): Route<Context> => ({ ...options, endpoint, answer: { kind: 'events', handler } })
