export type Json = Readonly<Record<string, unknown>>

/** What travels, by media type. */
export type Content = Readonly<Record<string, { readonly schema: Json; readonly example?: unknown }>>

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: Json
}

export interface Answer {
  readonly description: string
  readonly content?: Content
  readonly headers?: Json
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly security?: readonly Json[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly required: true; readonly content: Content }
  readonly responses: Readonly<Record<string, Answer>>
}

/** The part of OpenAPI 3.1 that describes this API. */
export interface OpenApiDocument {
  readonly openapi: string
  readonly info: Readonly<{ title: string; version: string; description: string; license: Json }>
  readonly servers: readonly Json[]
  readonly security: readonly Json[]
  /** By path, then by method in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<{ securitySchemes: Json; schemas: Readonly<Record<string, Json>> }>
}
