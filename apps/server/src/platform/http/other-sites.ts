import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failureReply } from './failures.ts'
import { isCall } from './is-call.ts'

const changesNothing = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** True if the origin is the requested host; over plain HTTP only if the installation has no HTTPS. */
const isHost = (origin: string, host: string | undefined, own: URL): boolean =>
  URL.canParse(origin) &&
  new URL(origin).host === host &&
  (own.protocol === 'http:' || new URL(origin).protocol === own.protocol)

/**
 * True for a request that a browser sends for another site, host or port. Its cookies would act for their owner
 * without consent (CSRF). Clients other than browsers send neither header, and carry nobody's cookies.
 */
function isOfOtherSite(request: FastifyRequest, own: URL): boolean {
  const { headers, method } = request
  const { origin, host, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers
  // Links to this site are followed. Other loads of API data are refused; static files are allowed.
  if (changesNothing(method) && (mode === 'navigate' || !isCall(request))) return false
  if (origin === own.origin) return false
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return !changesNothing(method) && origin !== undefined && !isHost(origin, host, own)
}

/** Refuses requests of other sites before they are parsed, counted or looked up. */
export function refuseOtherSites(server: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl)
  server.addHook('onRequest', async (request, reply) => {
    if (isOfOtherSite(request, own)) return failureReply(reply, { ok: false, code: 'FORBIDDEN' })
  })
}
