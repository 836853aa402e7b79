import { heldLimits, partOf } from '@redress/domain/people/request-limits.ts'
import type { FastifyInstance } from 'fastify'
import { failFor } from '../result.ts'
import { hasBody } from './dripping-bodies.ts'
import { failureReply } from './failures.ts'
import { countHeld } from './held.ts'
import { heldBoundsOf } from './network.ts'

/** Retry-After in seconds, when one of the bodies has probably ended. */
const retrySeconds = 10

/**
 * Limits the concurrent request bodies of one network, including uploads: each holds a connection, and some hold a
 * file.
 */
export function boundBodies(server: FastifyInstance, requestsPerMinute: number): void {
  const held = countHeld()
  const maximum = partOf(heldLimits['unfinished bodies'].perNetwork, requestsPerMinute)
  server.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) return
    const giveBack = held.take(heldBoundsOf(request.ip, maximum))
    // Closing the connection discards the unread body.
    if (!giveBack) return failureReply(reply.header('connection', 'close'), failFor('TOO_MANY_REQUESTS', retrySeconds))
    request.raw.once('end', giveBack)
    reply.raw.once('close', giveBack)
  })
}
