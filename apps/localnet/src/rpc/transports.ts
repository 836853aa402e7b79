import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { stringifyJsonWithBigInts } from '@solana/rpc-spec-types'
import type { WebSocket } from 'ws'
import type { Ledger } from '../chain/ledger.ts'
import { answer, type Handler, ledgerHandler } from './json-rpc.ts'
import { RpcError } from './method.ts'
import { subscriptions } from './subscriptions.ts'

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, GET, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-allow-private-network': 'true',
  'access-control-max-age': '86400',
}

async function respond(handler: Handler, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'OPTIONS') return void response.writeHead(204, crossOrigin).end()
  if (request.method === 'GET' && request.url === '/health')
    return void response.writeHead(200, { ...crossOrigin, 'content-type': 'text/plain' }).end('ok')
  if (request.method !== 'POST')
    return void response
      .writeHead(405, { ...crossOrigin, allow: 'POST' })
      .end('Used HTTP Method is not allowed. POST or OPTIONS is required')
  const body = await answer(handler, await text(request))
  response.writeHead(200, { ...crossOrigin, 'content-type': 'application/json; charset=utf-8' }).end(body ?? '')
}

export function createHttpServer(handler: Handler): Server {
  return createServer((request, response) => {
    respond(handler, request, response).catch(() => response.destroy())
  })
}

const SUBSCRIPTION = /^([a-z]+)(Subscribe|Unsubscribe)$/

/** Subscriptions of one connection; they end with it. */
export function serveConnection(ledger: Ledger, socket: WebSocket): void {
  const active = new Map<bigint, () => void>()
  let issued = 0n
  let held: string[] | undefined

  const send = (message: string) => {
    if (socket.readyState === socket.OPEN) socket.send(message)
  }

  const subscribe: Handler = (method, parameters) => {
    const [, kind = '', act] = SUBSCRIPTION.exec(method) ?? []
    const start = subscriptions.get(kind)
    if (!start) return ledgerHandler(ledger)(method, parameters)
    if (act === 'Unsubscribe') {
      const id = parameters.amount(0)
      const stop = active.get(id)
      if (!stop) throw new RpcError('invalidParams', 'Invalid subscription id.')
      stop()
      return active.delete(id)
    }
    const subscription = issued++
    const notify = (result: unknown) => {
      const message = stringifyJsonWithBigInts({
        jsonrpc: '2.0',
        method: `${kind}Notification`,
        params: { result, subscription },
      })
      if (held) held.push(message)
      else send(message)
    }
    active.set(subscription, start(ledger, parameters, notify))
    return subscription
  }

  /** A client knows a subscription only once it has its number: notifications wait for the answer. */
  const receive = async (body: string) => {
    held = []
    const response = await answer(subscribe, body)
    if (response !== undefined) send(response)
    for (const message of held) send(message)
    held = undefined
  }

  let queue = Promise.resolve()
  socket.on('message', data => {
    queue = queue.then(() => receive(data.toString()))
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    for (const stop of active.values()) stop()
    active.clear()
  })
}
