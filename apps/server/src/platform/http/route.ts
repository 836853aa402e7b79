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

/** What a handler may use of the request beside the checked input. */
export type RequestContext = Asker & {
  /** Of an endpoint whose permission is about a claim, the claim that the request names. */
  readonly claimAccess: ClaimAccess | null
  /** The language of the answer. */
  readonly language: Language
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The caller of an endpoint that visitors may not call. */
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

/** When the clock alone next makes another of an answer that is made now; `null`: never. */
export type NextByClock<Answer> = (answer: Answer, now: Date) => Date | null

type Codes<Definition extends EndpointDefinition> = EndpointErrorCode<Definition> | CommonErrorCode

/** The version of what a request names; `null` where it has none. */
type VersionForVisitors<Input> = (
  input: Input,
  claimAccess: ClaimAccess | null,
) => string | null | Promise<string | null>

export type LimitName = keyof typeof requestLimits

export interface Route {
  readonly endpoint: EndpointDefinition
  /** How often it may be asked for, by all processes together. */
  readonly limit?: LimitName
  /** Ignores an `Idempotency-Key`, because it answers with cookies, or with secrets, which are not kept. */
  readonly withoutIdempotency?: true
  /**
   * Is answered again from memory as long as the version is the same: the caller's, or the one that is named here for
   * visitors, where there is one. All that is read for it must tell of its changes (migrations/baseline/changes.sql).
   */
  readonly remembered?: {
    readonly versionForVisitors?: VersionForVisitors<never>
    /** Everybody is answered as visitors are, whatever has changed for them. */
    readonly isAlike?: true
    readonly nextByClock?: NextByClock<never>
  }
  /** May be answered to visitors from a replica, and be a moment behind. */
  readonly mayBeOld?: true
  /** Asks others what the handler needs of them, before any transaction: they may be slow. */
  readonly prepare?: (requestContext: RequestContext) => Promise<void>
  readonly answer:
    | {
        readonly kind: 'json'
        readonly handler: (input: never, requestContext: RequestContext) => Promise<Result<unknown>>
      }
    | {
        readonly kind: 'upload'
        /** Takes the content in, before any transaction: a transfer may be slow. */
        readonly receive: (
          input: never,
          upload: UploadedFile,
          requestContext: RequestContext,
        ) => Promise<Result<unknown>>
        /** Acts on what was taken in. */
        readonly handler: (input: never, received: never, requestContext: RequestContext) => Promise<Result<unknown>>
      }
    | {
        readonly kind: 'download'
        readonly handler: (input: never, requestContext: RequestContext) => Promise<Result<Download>>
      }
    | { readonly kind: 'redirect'; readonly handler: (input: never, requestContext: RequestContext) => Promise<string> }
    | {
        readonly kind: 'events'
        readonly handler: (input: never, requestContext: RequestContext) => Promise<Result<Readable>>
      }
}

/** Ties an endpoint of the contract to what answers it. */
export const route = <Definition extends EndpointDefinition>(
  endpoint: Definition,
  handler: (
    input: ParsedInput<Definition>,
    requestContext: RequestContext,
  ) => Promise<Result<Output<Definition>, Codes<Definition>>>,
): Route => ({ endpoint, answer: { kind: 'json', handler } })

export const uploadRoute = <Definition extends EndpointDefinition, Received>(
  endpoint: Definition,
  receive: (
    input: ParsedInput<Definition>,
    upload: UploadedFile,
    requestContext: RequestContext,
  ) => Promise<Result<Received, Codes<Definition>>>,
  handler: (
    input: ParsedInput<Definition>,
    received: Received,
    requestContext: RequestContext,
  ) => Promise<Result<Output<Definition>, Codes<Definition>>>,
): Route => ({ endpoint, answer: { kind: 'upload', receive, handler } })

export const downloadRoute = <Definition extends EndpointDefinition>(
  endpoint: Definition,
  handler: (
    input: ParsedInput<Definition>,
    requestContext: RequestContext,
  ) => Promise<Result<Download, Codes<Definition>>>,
): Route => ({ endpoint, answer: { kind: 'download', handler } })

/** For a browser's navigation: the handler answers the address where it goes on, whatever happened. */
export const redirectRoute = <Definition extends EndpointDefinition>(
  endpoint: Definition,
  handler: (input: ParsedInput<Definition>, requestContext: RequestContext) => Promise<string>,
): Route => ({ endpoint, answer: { kind: 'redirect', handler } })

/** The stream is a server-sent event stream, ready to be sent. */
export const eventsRoute = <Definition extends EndpointDefinition>(
  endpoint: Definition,
  handler: (
    input: ParsedInput<Definition>,
    requestContext: RequestContext,
  ) => Promise<Result<Readable, Codes<Definition>>>,
): Route => ({ endpoint, answer: { kind: 'events', handler } })

export const withoutIdempotency = (route: Route): Route => ({ ...route, withoutIdempotency: true })

export const prepared = (prepare: NonNullable<Route['prepare']>, route: Route): Route => ({ ...route, prepare })

export const limited = (limit: LimitName, route: Route): Route => ({ ...route, limit })

/** Remembers what the caller is answered. */
export const remembered = (route: Route): Route => ({ ...route, remembered: {} })

/** Remembers what the caller is answered until the clock makes another answer of it. */
export const rememberedUntil = <Definition extends EndpointDefinition>(
  nextByClock: NextByClock<Output<Definition>>,
  route: Route,
): Route => ({ ...route, remembered: { nextByClock } })

/** Remembers what the caller is answered, and what visitors are. */
export const rememberedForAll = <Definition extends EndpointDefinition>(
  versionForVisitors: VersionForVisitors<ParsedInput<Definition>>,
  route: Route,
): Route => ({ ...route, remembered: { versionForVisitors } })

/** Remembers what everybody is answered. */
export const rememberedAlike = <Definition extends EndpointDefinition>(
  version: VersionForVisitors<ParsedInput<Definition>>,
  route: Route,
): Route => ({ ...route, remembered: { versionForVisitors: version, isAlike: true } })

export const mayBeOld = (route: Route): Route => ({ ...route, mayBeOld: true })
