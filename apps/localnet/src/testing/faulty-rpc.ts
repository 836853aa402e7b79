import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'

export type Fault =
  | { readonly kind: 'none' }
  | { readonly kind: 'down' }
  | { readonly kind: 'slow'; readonly milliseconds: number }
  | { readonly kind: 'tooManyRequests'; readonly retryAfterSeconds: number }
  | { readonly kind: 'forgetsHistory' }
  /** Lists signatures, and returns null for their transactions. */
  | { readonly kind: 'contradictsItself' }
  /** Forgets its history at every second request. */
  | { readonly kind: 'forgetsAtTimes' }
  /** Shows failed transactions as successful, and the other way round. */
  | { readonly kind: 'swapsOutcomes' }
  /** Shows each transfer, and its effect on the balances, a thousand times as large. */
  | { readonly kind: 'inflatesAmounts' }

interface Call {
  readonly id: unknown
  readonly method: string
}

interface Outcome {
  err: unknown
}

interface TransactionResult {
  readonly meta: Outcome & { readonly preBalances: readonly number[]; postBalances: readonly number[] }
  readonly transaction: [wire: string, encoding: string]
}

/** The result of the `count`th request where the node has forgotten its history; `undefined` where it has not. */
function forgottenResult({ kind }: Fault, { method }: Call, count: number): { result: unknown } | undefined {
  const hasForgotten = kind === 'forgetsHistory' || (kind === 'forgetsAtTimes' && count % 2 === 0)
  if (method === 'getTransaction' && (hasForgotten || kind === 'contradictsItself')) return { result: null }
  if (method === 'getSignaturesForAddress' && hasForgotten) return { result: [] }
  return undefined
}

/** The true result of a call as the faulty node returns it. */
function distortedResult({ kind }: Fault, { method }: Call, result: unknown): unknown {
  if (result === null) return null
  if (kind === 'swapsOutcomes' && method === 'getSignaturesForAddress') return (result as Outcome[]).map(swapped)
  if (method !== 'getTransaction') return result
  const value = result as TransactionResult
  if (kind === 'swapsOutcomes') return { ...value, meta: swapped(value.meta) }
  return kind === 'inflatesAmounts' ? inflated(value) : result
}

const swapped = <Value extends Outcome>(outcome: Value): Value => ({
  ...outcome,
  err: outcome.err === null ? { InstructionError: [0, { Custom: 1 }] } : null,
})

const factor = 1000
/** The length of a transfer's data, and its kind; the amount follows. */
const transferHead = Buffer.from([12, 2, 0, 0, 0])

function inflated({ meta, transaction: [wire, encoding], ...rest }: TransactionResult): TransactionResult {
  const bytes = Buffer.from(wire, 'base64')
  for (let at = bytes.indexOf(transferHead); at >= 0; at = bytes.indexOf(transferHead, at + 1)) {
    const amount = at + transferHead.length
    bytes.writeBigUInt64LE(bytes.readBigUInt64LE(amount) * BigInt(factor), amount)
  }
  const postBalances = meta.postBalances.map((after, index) => {
    const before = meta.preBalances[index] ?? 0
    return after > before ? before + (after - before) * factor : after
  })
  return { ...rest, meta: { ...meta, postBalances }, transaction: [bytes.toString('base64'), encoding] }
}

export interface FaultyRpc {
  readonly rpcUrl: string
  inject(fault: Fault): void
  /** The number of requests since the proxy started, failed ones included. */
  requests(): number
  stop(): Promise<void>
}

function distorted(fault: Fault, call: Call, body: string): string {
  if (fault.kind !== 'swapsOutcomes' && fault.kind !== 'inflatesAmounts') return body
  const { result, ...rest } = JSON.parse(body) as { result?: unknown }
  return result === undefined ? body : JSON.stringify({ ...rest, result: distortedResult(fault, call, result) })
}

/** A proxy in front of an RPC node, with the fault that a test injects. */
export async function startFaultyRpc(upstreamUrl: string): Promise<FaultyRpc> {
  let fault: Fault = { kind: 'none' }
  let requests = 0

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
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
    const forgotten = forgottenResult(fault, call, requests)
    response.setHeader('content-type', 'application/json')
    if (forgotten) return void response.end(JSON.stringify({ jsonrpc: '2.0', id: call.id, ...forgotten }))
    const upstream = await fetch(upstreamUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    response.writeHead(upstream.status).end(distorted(fault, call, await upstream.text()))
  }
  // The node may have ended while a slow answer waited: the proxy hangs up as well.
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
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
