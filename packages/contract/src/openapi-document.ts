export type Json = Readonly<Record<string, unknown>>

/** Shared components of the operations, by kind and name. */
export type Components = Record<'schemas' | 'parameters' | 'responses', Record<string, Json>>

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly security?: readonly Json[]
  readonly parameters: readonly Json[]
  readonly requestBody?: Json
  /** Responses by status code. */
  readonly responses: Readonly<Record<string, Json>>
}

/** The part of OpenAPI 3.1 that describes this API. */
export interface OpenApiDocument {
  readonly openapi: string
  readonly info: Readonly<{ title: string; version: string; description: string; contact: Json; license: Json }>
  readonly servers: readonly Json[]
  readonly security: readonly Json[]
  /** Groups of operations, in the order in which they are read. */
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  /** Operations by path, then by method in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Components & { readonly securitySchemes: Json }
}
