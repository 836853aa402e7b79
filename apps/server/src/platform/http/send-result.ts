import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Result } from '../result.ts'
import { failureReply } from './failures.ts'
import type { Download } from './route.ts'

export function sendResult(reply: FastifyReply, result: Result<unknown>): FastifyReply {
  if (!result.ok) return failureReply(reply, result)
  return reply.header('cache-control', 'private, no-cache').send({ data: result.value })
}

export function sendDownload(reply: FastifyReply, result: Result<Download>): FastifyReply {
  if (!result.ok) return failureReply(reply, result)
  const { fileName, fileType, size, content } = result.value
  return reply
    .type(fileType)
    .header('content-length', size.toString())
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
    .send(content)
}

export function sendEvents(reply: FastifyReply, result: Result<Readable>): FastifyReply {
  if (!result.ok) return failureReply(reply, result)
  return reply
    .type('text/event-stream')
    .header('cache-control', 'private, no-store')
    .header('x-accel-buffering', 'no')
    .send(result.value)
}

export const sendRedirect = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(address, 302)
