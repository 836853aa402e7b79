import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Minimum rate of a body: this many bytes in this many milliseconds. */
export interface LeastRate {
  readonly bytes: number
  readonly milliseconds: number
}

/** Minimum upload rate: 1 kB a second, which a poor mobile connection still reaches. */
const leastRate: LeastRate = { bytes: 20_000, milliseconds: 20_000 }

export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const bytesOf = ({ raw }: FastifyRequest): number => raw.socket.bytesRead

/** Aborts requests whose bodies arrive too slowly (slow POST), so that they do not hold resources. */
export function endDrippingBodies(server: FastifyInstance, { bytes, milliseconds }: LeastRate = leastRate): void {
  server.addHook('onRequest', async request => {
    if (!hasBody(request)) return
    const { raw } = request
    let before = bytesOf(request)
    const timer = setInterval(() => {
      const now = bytesOf(request)
      // Bytes that have arrived but are unread wait for this server, not for the client.
      if (now - before < bytes && !raw.complete && raw.readableLength === 0) raw.destroy()
      before = now
    }, milliseconds)
    const stop = () => clearInterval(timer)
    timer.unref()
    raw.once('end', stop).once('close', stop)
  })
}
