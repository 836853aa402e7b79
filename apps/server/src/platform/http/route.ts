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

/** The staff who calls an endpoint of the console, as whom what they do is kept. */
export function staffOf(requestContext: RequestContext, reason: string): ActingStaff {
  const { userId, staff } = signedIn(requestContext)
  if (!staff) throw new Error('The permission table let somebody through to a handler that is for staff')
  return { by: staff.username, staffId: userId, role: staff.role, reason }
}

/** The caller of an endpoint that is for whoever opened a letter. */
export function readerOf({ reader }: RequestContext): LetterReader {
  if (!reader) throw new Error('The permission table let somebody through to a handler that is for readers')
  return reader
}

/** The claim of an endpoint whose permission is about one. */
export function accessedClaim({ claimAccess }: RequestContext): ClaimAccess {
  if (!claimAccess) throw new Error('A handler needs a claim, and the permission of its endpoint is not about one')
  return claimAccess
}

/** One uploaded file, unread. */
export interface UploadedFile {
  readonly fileName: string
  readonly content: Readable
  /** Whether the content was cut off at the size limit; known when the content has ended. */
  isTruncated(): boolean
}

/** A file on its way out; always sent as an attachment. */
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

interface CommonOptions<Context> {
  /** How often it may be asked for, by all processes together. */
  readonly limit?: LimitName
  /** Ignores an `Idempotency-Key`, because it answers with cookies, or with secrets, which are not kept. */
  readonly withoutIdempotency?: true
  /** May be answered to visitors from a replica, and be a moment behind. */
  readonly mayBeOld?: true
  /** Makes what all requests to it share, when it is mounted. */
  readonly onMount?: (context: Context) => void
  /** Asks others what the handler needs of them, before any transaction: they may be slow. */
  readonly prepare?: (context: Context, caller: RequestContext) => Promise<void>
}

/**
 * An answer that is given again from memory as long as the version is the same: the caller's, or the one that is named
 * here for visitors, where there is one. All that is read for it must tell of its changes (migrations/baseline/changes.sql).
 * A method's parameter may be narrower than the one declared: `route()` ties input and answer to the endpoint.
 */
interface Memory<Context, Input, Answer> {
  /** The version of what a request names; `null` where it has none. */
  versionForVisitors?(
    context: Context,
    input: Input,
    claimAccess: ClaimAccess | null,
  ): string | null | Promise<string | null>
  /** Everybody is answered as visitors are, whatever has changed for them. */
  readonly isAlike?: true
  /** When the clock alone next makes another of an answer that is made now; `null`: never. */
  nextByClock?(answer: Answer, now: Date): Date | null
}

interface Options<Context, Definition extends EndpointDefinition> extends CommonOptions<Context> {
  readonly remembered?: Memory<Context, ParsedInput<Definition>, Output<Definition>>
}

/** Handlers of a request, given the input that was checked against the endpoint; the types of the endpoint end here. */
type Answer<Context> =
  | {
      readonly kind: 'json'
      handler(context: Context, input: CheckedInput, caller: RequestContext): Promise<Result<unknown>>
    }
  | {
      readonly kind: 'upload'
      /** Takes the content in, before any transaction: a transfer may be slow. */
      receive(
        context: Context,
        input: CheckedInput,
        upload: UploadedFile,
        caller: RequestContext,
      ): Promise<Result<unknown>>
      /** Acts on what was taken in. */
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

/** An endpoint and what answers it: a value, which is called with the context of the request or of its transaction. */
export interface Route<in Context> extends CommonOptions<Context> {
  readonly endpoint: EndpointDefinition
  readonly remembered?: Memory<Context, CheckedInput, unknown>
  readonly answer: Answer<Context>
}

/** Ties an endpoint of the contract to what answers it. */
export const route = <Context, Definition extends EndpointDefinition>(
  endpoint: Definition,
  handler: Handler<Context, Definition, Answered<Definition>>,
  options: Options<Context, Definition> = {},
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
  options: CommonOptions<Context> = {},
): Route<Context> => ({ ...options, endpoint, answer: { kind: 'upload', receive, handler } })

export const downloadRoute = <Context, Definition extends EndpointDefinition>(
  endpoint: Definition,
  handler: Handler<Context, Definition, Promise<Result<Download, Codes<Definition>>>>,
): Route<Context> => ({ endpoint, answer: { kind: 'download', handler } })

/** For a browser's navigation: the handler answers the address where it goes on, whatever happened. */
export const redirectRoute = <Context, Definition extends EndpointDefinition>(
  endpoint: Definition,
  handler: Handler<Context, Definition, Promise<string>>,
  options: CommonOptions<Context> = {},
): Route<Context> => ({ ...options, endpoint, answer: { kind: 'redirect', handler } })

/** The stream is a server-sent event stream, ready to be sent. */
export const eventsRoute = <Context, Definition extends EndpointDefinition>(
  endpoint: Definition,
  handler: Handler<Context, Definition, Promise<Result<Readable, Codes<Definition>>>>,
  options: Pick<CommonOptions<Context>, 'onMount'> = {},
): Route<Context> => ({ ...options, endpoint, answer: { kind: 'events', handler } })
