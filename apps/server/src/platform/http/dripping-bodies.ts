import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A body has to bring so many bytes in so many milliseconds, or to end. */
export interface LeastRate {
  readonly bytes: number
  readonly milliseconds: number
}

/** What a poor mobile connection still manages: 1 kB a second. */
const leastRate: LeastRate = { bytes: 20_000, milliseconds: 20_000 }

export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const bytesOf = ({ raw }: FastifyRequest): number => raw.socket.bytesRead

/** Ends requests whose bodies drip, so that nobody holds what they need with next to nothing. */
export function endDrippingBodies(server: FastifyInstance, { bytes, milliseconds }: LeastRate = leastRate): void {
  server.addHook('onRequest', async request => {
    if (!hasBody(request)) return
    const { raw } = request
    let before = bytesOf(request)
    const timer = setInterval(() => {
      const now = bytesOf(request)
      // What has arrived and nobody has read waits for this side, not for the other.
      if (now - before < bytes && !raw.complete && raw.readableLength === 0) raw.destroy()
      before = now
    }, milliseconds)
    const stop = () => clearInterval(timer)
    timer.unref()
    raw.once('end', stop).once('close', stop)
  })
}
