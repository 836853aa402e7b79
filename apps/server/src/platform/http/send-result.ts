import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Result } from '../result.ts'
import { attachment } from './content-disposition.ts'
import { failureReply } from './failures.ts'
import type { Download } from './route.ts'

export function sendResult(reply: FastifyReply, result: Result<unknown>): FastifyReply {
  if (!result.ok) return failureReply(reply, result)
  return reply.send({ data: result.value })
}

export function sendDownload(reply: FastifyReply, result: Result<Download>): FastifyReply {
  if (!result.ok) return failureReply(reply, result)
  const { fileName, fileType, size, content } = result.value
  return reply
    .type(fileType)
    .header('content-length', size.toString())
    .header('content-disposition', attachment(fileName))
    .send(content)
}

export function sendEvents(reply: FastifyReply, result: Result<Readable>): FastifyReply {
  if (!result.ok) return failureReply(reply, result)
  return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(result.value)
}

export const sendRedirect = (reply: FastifyReply, address: string): FastifyReply => reply.redirect(address, 302)
