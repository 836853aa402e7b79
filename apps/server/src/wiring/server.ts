import type { FastifyInstance } from 'fastify'
import { countedPerson } from '../accounts/sessions/counted-person.ts'
import { knownBrowserOf } from '../accounts/sessions/known-browsers.ts'
import type { Context } from '../adapters/context.ts'
import { askerOf } from '../claims/letters/reading.ts'
import { accountObserver } from '../claims/takeover/account-observer.ts'
import { loadClaimAccess } from '../claims/views/claim-access.ts'
import { hasPage } from '../page/built-page.ts'
import { mountPage } from '../page/mount-page.ts'
import { failureReply } from '../platform/http/failures.ts'
import { createHttpServer } from '../platform/http/http-server.ts'
import { mountRoutes, refuseOtherMethods } from '../platform/http/mount-routes.ts'
import { sharedRateLimits } from '../platform/http/shared-rate-limits.ts'
import { countVisits } from '../platform/http/visit-counts.ts'
import { mountApiDescription } from './api-description.ts'
import { allRoutes } from './routes.ts'

/** Server with health checks only, for a process without the API. It does not listen yet. */
export async function createHealthServer({ settings, log, database, telemetry }: Context): Promise<FastifyInstance> {
  const server = await createHttpServer(settings, log, { database, telemetry })
  server.setNotFoundHandler((_request, reply) => failureReply(reply, { ok: false, code: 'NOT_FOUND' }))
  return server
}

/** API and, if it is built, the web app, on one origin. It does not listen yet. */
export async function createServer(context: Context): Promise<FastifyInstance> {
  const counts = sharedRateLimits(context)
  const requestsPerMinute = context.settings.REQUESTS_PER_MINUTE
  const visits = countVisits({ counts, requestsPerMinute, personOf: countedPerson(context, counts) })
  const server = await createHttpServer(context.settings, context.log, {
    database: context.database,
    telemetry: context.telemetry,
    visits,
    knownBrowserOf: knownBrowserOf(context),
  })
  server.addHook('onClose', async () => counts.stop())
  mountRoutes(server, allRoutes, {
    contextOn: database => {
      const within = { ...context, database }
      return { ...within, accountObserver: accountObserver(within) }
    },
    database: context.database,
    replica: context.replica,
    clock: context.clock,
    askerOf: askerOf(context),
    requestsPerMinute,
    claimAccessOn: database => loadClaimAccess({ ...context, database }),
  })
  refuseOtherMethods(server, allRoutes)
  mountApiDescription(server, context.settings)
  const sendPage = hasPage ? await mountPage(server, context, visits) : null
  server.setNotFoundHandler((request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/(v1|assets)\//.test(request.url)
    return sendPage && isPage ? sendPage(request, reply) : failureReply(reply, { ok: false, code: 'NOT_FOUND' })
  })
  return server
}
