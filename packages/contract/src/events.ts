import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'

/** Data that a page may have to fetch again: the claims, the notifications, or the signed-in user. */
export const liveTopics = ['claims', 'notifications', 'account'] as const
export type LiveTopic = (typeof liveTopics)[number]

/** The request header with which a tab names itself, so that it knows the event of its own write again. */
export const clientIdHeader = 'X-Client-Id'

/**
 * Data of one `change` event. `claimId`: the claim that changed, if it is a single one. `origin`: the `X-Client-Id`
 * of the request that made the change, if sent; its sender has the change in the response.
 */
const liveEvent = z.object({
  topics: z.array(z.enum(liveTopics)),
  claimId: id.nullable(),
  origin: z.string().max(64).optional(),
})
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
