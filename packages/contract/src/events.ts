import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'

/** What a page may have to fetch again: the claims, the notifications, or the signed-in user. */
export const liveTopics = ['claims', 'notifications', 'account'] as const
export type LiveTopic = (typeof liveTopics)[number]

/** The data of one `change` event. `claimId`: the one claim that it is about, where it is about one. */
export const liveEvent = z.object({ topics: z.array(z.enum(liveTopics)), claimId: id.nullable() })
export type LiveEvent = z.output<typeof liveEvent>

export const getEvents = endpoint({
  method: 'GET',
  path: '/v1/events',
  summary: 'A stream of server-sent events named `change`: what to fetch again. Ends with the session',
  permission: 'use the dashboard',
  kind: 'events',
  output: liveEvent,
  errors: [],
})
