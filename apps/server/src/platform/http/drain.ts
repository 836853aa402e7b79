import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { failureReply } from './failures.ts'

/** How long a connection on which nothing was asked yet is kept when the server closes, in milliseconds. */
const unusedGrace = 1_000

/**
 * What closing does to connections: requests that are under way have so many seconds to finish, and new ones are sent
 * elsewhere in the one form of failures. What never ends by itself is ended: event streams at once, and connections that
 * browsers open ahead of need.
 */
export function drainOnClose(server: FastifyInstance, seconds: number): void {
  let isClosing = false
  const streams = new Set<ServerResponse>()
  const unused = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.server.on('request', ({ socket }) => unused.delete(socket))

  server.addHook('onRequest', async (_request, reply) => {
    if (isClosing) return failureReply(reply, { ok: false, code: 'UNAVAILABLE' })
  })
  server.addHook('onSend', async (_request, reply) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) return
    streams.add(reply.raw)
    reply.raw.once('close', () => streams.delete(reply.raw))
  })
  server.addHook('preClose', async () => {
    isClosing = true
    for (const stream of streams) stream.end()
    setTimeout(() => {
      for (const socket of unused) socket.destroy()
    }, unusedGrace).unref()
    setTimeout(() => server.server.closeAllConnections(), seconds * 1_000).unref()
  })
}
