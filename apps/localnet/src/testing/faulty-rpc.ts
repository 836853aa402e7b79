import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { type Call, distortedResult, type Fault, forgottenResult } from './faults.ts'

export interface FaultyRpc {
  readonly rpcUrl: string
  inject(fault: Fault): void
  /** How many requests arrived since the proxy started, whatever became of them. */
  requests(): number
  stop(): Promise<void>
}

function distorted(fault: Fault, call: Call, said: string): string {
  if (fault.kind !== 'swapsOutcomes' && fault.kind !== 'inflatesAmounts') return said
  const { result, ...rest } = JSON.parse(said) as { result?: unknown }
  return result === undefined ? said : JSON.stringify({ ...rest, result: distortedResult(fault, call, result) })
}

/** A proxy before an RPC node; the test decides how it misbehaves. */
export async function startFaultyRpc(upstreamUrl: string): Promise<FaultyRpc> {
  let fault: Fault = { kind: 'none' }
  let requests = 0

  const server = createServer(async (request, response) => {
    requests += 1
    const body = await text(request)
    if (fault.kind === 'down') return void response.destroy()
    if (fault.kind === 'slow') await delay(fault.milliseconds, undefined, { ref: false })
    if (fault.kind === 'tooManyRequests')
      return void response
        .writeHead(429, { 'content-type': 'text/plain', 'retry-after': String(fault.retryAfterSeconds) })
        .end('Too many requests')
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*')
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    const call = JSON.parse(body) as Call
    const answer = forgottenResult(fault, call, requests)
    response.setHeader('content-type', 'application/json')
    if (answer) return void response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, ...answer }))
    const upstream = await fetch(upstreamUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const said = await upstream.text()
    response.writeHead(upstream.status).end(distorted(fault, call, said))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    rpcUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    inject: next => {
      fault = next
    },
    requests: () => requests,
    stop: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
