import type { Permission } from '@redress/domain/people/permissions.ts'
import type { z } from 'zod'
import type { CommonErrorCode, ErrorCode } from './errors.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * One call of the API. `path` has `:name` parameters. `kind` is the transport: JSON both ways (the default), a
 * multipart upload of one file in the field `file`, a file to download, an event stream, or a redirect of the
 * browser.
 */
export interface EndpointDefinition {
  readonly method: Method
  readonly path: `/v1/${string}`
  readonly summary: string
  readonly permission: Permission
  /** Requires a recent sign-in or the password, as the call changes how the account is signed in to. */
  readonly needsProof?: true
  readonly kind?: 'json' | 'upload' | 'download' | 'events' | 'redirect'
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly output: z.ZodType
  readonly errors: readonly Exclude<ErrorCode, CommonErrorCode>[]
}

export const endpoint = <const Definition extends EndpointDefinition>(definition: Definition): Definition => definition

/** The method and the path of each of the endpoints. */
export type NameOf<Definition extends EndpointDefinition> = Definition extends unknown
  ? `${Definition['method']} ${Definition['path']}`
  : never

export const endpointName = ({ method, path }: Pick<EndpointDefinition, 'method' | 'path'>): string =>
  `${method} ${path}`

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Given<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined
type Part<Definition, Key extends string> = Definition extends { readonly [K in Key]: infer Schema }
  ? Schema
  : undefined

/** Validated input of an endpoint's handler. */
export interface ParsedInput<Definition extends EndpointDefinition> {
  readonly params: Parsed<Part<Definition, 'params'>>
  readonly query: Parsed<Part<Definition, 'query'>>
  readonly body: Parsed<Part<Definition, 'body'>>
}

type Present<Input> = { [Key in keyof Input as Input[Key] extends undefined ? never : Key]: Input[Key] }

/** Input that a caller passes; parts that the endpoint does not have are absent. */
export type GivenInput<Definition extends EndpointDefinition> = Present<{
  readonly params: Given<Part<Definition, 'params'>>
  readonly query: Given<Part<Definition, 'query'>>
  readonly body: Given<Part<Definition, 'body'>>
}>

/** The `data` of the endpoint's success. */
export type Output<Definition extends EndpointDefinition> = z.output<Definition['output']>

/** Error codes that the endpoint declares, without the common ones. */
export type EndpointErrorCode<Definition extends EndpointDefinition> = Definition['errors'][number]

/** Body of an error response. `path` is the field's: names and array indexes joined by dots. */
export interface ErrorBody {
  readonly error: string
  readonly code: ErrorCode
  readonly details?: readonly { readonly path: string; readonly message: string }[]
  readonly requestId?: string
}
