import { getEvents } from '@redress/contract/events.ts'
import type { Context } from '../platform/context.ts'
import { eventsRoute, type Route, signedIn } from '../platform/http/route.ts'
import { ok } from '../platform/result.ts'
import { openEventStream } from './open-event-stream.ts'

export const eventRoutes = (context: Context): Route[] => [
  eventsRoute(getEvents, async (_, requestContext) => {
    const isReturning = requestContext.request.headers['last-event-id'] !== undefined
    return ok(openEventStream(context, signedIn(requestContext), { isReturning }))
  }),
]
