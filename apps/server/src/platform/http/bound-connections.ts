import type { Socket } from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import { heldLimits, partOf } from '@redress/domain/people/request-limits.ts'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'
import { countHeld } from './held.ts'
import { heldBoundsOf } from './network.ts'

/**
 * Limits the connections of one network, so that none can hold all of them. A trusted proxy is exempt, because it
 * carries everybody's connections and limits them itself.
 */
export function boundConnections(server: FastifyInstance, settings: Settings, refuse: (socket: Socket) => void): void {
  const isTrusted = proxyAddr.compile([...settings.TRUSTED_PROXIES])
  const held = countHeld()
  const maximum = partOf(heldLimits.connections.perNetwork, settings.REQUESTS_PER_MINUTE)
  server.server.on('connection', (socket: Socket) => {
    const ip = socket.remoteAddress
    if (ip === undefined || isTrusted(ip, 0)) return
    const giveBack = held.take(heldBoundsOf(ip, maximum))
    if (giveBack) socket.once('close', giveBack)
    else refuse(socket)
  })
}
