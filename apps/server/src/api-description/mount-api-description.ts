import { endpoints } from '@redress/contract/endpoints.ts'
import { openApiDocument } from '@redress/contract/openapi.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { describeApi } from './describe-api.ts'

const once = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

// Made when first asked for: the schemas take a moment, which no start should wait for.
const document = once(() => openApiDocument(endpoints))
const page = once(() => describeApi(document()))

const fresh = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-cache')

/** What the API is, for programs and for people. */
export function mountApiDescription(server: FastifyInstance): void {
  server.get('/v1/openapi.json', (_, reply) => fresh(reply).send(document()))
  server.get('/v1/docs', (_, reply) => fresh(reply).type('text/html; charset=utf-8').send(page()))
}
