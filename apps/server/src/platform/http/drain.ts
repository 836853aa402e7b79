import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { failureReply } from './failures.ts'

/** Milliseconds for which an unused connection stays open during a shutdown. */
const unusedGrace = 1_000

/** Milliseconds for which requests sent before the shutdown are still accepted; a closed port would reset them. */
const arrivalGrace = 200

/**
 * Graceful shutdown. Requests in progress get `seconds` to finish; new ones get a failure that makes clients go
 * elsewhere. Event streams and the idle connections that browsers open in advance are closed at once.
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
  server.addHook('onSend', async (_request, reply, payload) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) return payload
    if (isClosing) {
      // A stream requested before the shutdown would never end by itself.
      if (payload instanceof Readable) payload.destroy()
      return ''
    }
    streams.add(reply.raw)
    reply.raw.once('close', () => streams.delete(reply.raw))
    return payload
  })
  server.addHook('preClose', async () => {
    isClosing = true
    for (const stream of streams) stream.end()
    setTimeout(() => {
      for (const socket of unused) socket.destroy()
    }, unusedGrace).unref()
    setTimeout(() => server.server.closeAllConnections(), seconds * 1_000).unref()
    if (server.server.listening) await delay(arrivalGrace)
  })
}
