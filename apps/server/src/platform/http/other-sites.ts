import type { FastifyInstance, FastifyRequest } from 'fastify'
import { failureReply } from './failures.ts'
import { isCall } from './is-call.ts'

const changesNothing = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** Whether the origin is the host that the request names; over plain HTTP only where the installation has nothing else. */
const isHost = (origin: string, host: string | undefined, own: URL): boolean =>
  URL.canParse(origin) &&
  new URL(origin).host === host &&
  (own.protocol === 'http:' || new URL(origin).protocol === own.protocol)

/**
 * Whether a browser sends the request for a page of another site, another host or another port. Whatever cookie rides
 * along then is its owner's, and the wish is somebody else's. What is no browser names neither site nor origin, and
 * rides on nobody's cookies.
 */
function isOfOtherSite(request: FastifyRequest, own: URL): boolean {
  const { headers, method } = request
  const { origin, host, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers
  // A link to here is followed; what only loads something stays outside, as it does with a page's own files.
  if (changesNothing(method) && (mode === 'navigate' || !isCall(request))) return false
  if (origin === own.origin) return false
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return !changesNothing(method) && origin !== undefined && !isHost(origin, host, own)
}

/** Refuses what other sites send, before anything of it is read, counted or looked up. */
export function refuseOtherSites(server: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl)
  server.addHook('onRequest', async (request, reply) => {
    if (isOfOtherSite(request, own)) return failureReply(reply, { ok: false, code: 'FORBIDDEN' })
  })
}
