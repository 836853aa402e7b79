import { parseJsonWithBigInts, stringifyJsonWithBigInts } from '@solana/rpc-spec-types'
import type { Ledger } from '../chain/ledger.ts'
import { accountMethods } from './account-methods.ts'
import { chainMethods } from './chain-methods.ts'
import { historyMethods } from './history-methods.ts'
import { Parameters, RpcError } from './method.ts'
import { submissionMethods } from './submission-methods.ts'

const methods = new Map(Object.entries({ ...chainMethods, ...accountMethods, ...historyMethods, ...submissionMethods }))

type Id = string | bigint | null
export type Response =
  | { readonly jsonrpc: '2.0'; readonly id: Id; readonly result: unknown }
  | { readonly jsonrpc: '2.0'; readonly id: Id; readonly error: ReturnType<RpcError['toJSON']> }

/** Runs a method by its name; the WebSocket adds the subscription methods. */
export type Handler = (method: string, parameters: Parameters) => unknown

export function ledgerHandler(ledger: Ledger): Handler {
  return (name, parameters) => {
    const method = methods.get(name)
    if (!method) throw new RpcError('methodNotFound', 'Method not found')
    return method(ledger, parameters)
  }
}

function failure(id: Id, cause: unknown): Response {
  const error = cause instanceof RpcError ? cause : new RpcError('internalError', `Internal error: ${String(cause)}`)
  return { jsonrpc: '2.0', id, error: error.toJSON() }
}

async function answerOne(handler: Handler, request: unknown): Promise<Response | undefined> {
  if (typeof request !== 'object' || request === null || !('method' in request) || typeof request.method !== 'string')
    return failure(null, new RpcError('invalidRequest', 'Invalid request'))
  const isNotification = !('id' in request)
  const id = 'id' in request && (typeof request.id === 'string' || typeof request.id === 'bigint') ? request.id : null
  try {
    const parameters = new Parameters('params' in request ? request.params : undefined)
    const result = await handler(request.method, parameters)
    return isNotification ? undefined : { jsonrpc: '2.0', id, result }
  } catch (cause) {
    return failure(id, cause)
  }
}

/** Answers one JSON-RPC request or a batch of them; a notification has no answer. */
export async function answer(handler: Handler, body: string): Promise<string | undefined> {
  let request: unknown
  try {
    request = parseJsonWithBigInts(body)
  } catch {
    return stringifyJsonWithBigInts(failure(null, new RpcError('parseError', 'Parse error')))
  }
  if (!Array.isArray(request)) {
    const response = await answerOne(handler, request)
    return response && stringifyJsonWithBigInts(response)
  }
  if (request.length === 0)
    return stringifyJsonWithBigInts(failure(null, new RpcError('invalidRequest', 'Invalid request')))
  const responses: Response[] = []
  for (const one of request) {
    const response = await answerOne(handler, one)
    if (response) responses.push(response)
  }
  return responses.length > 0 ? stringifyJsonWithBigInts(responses) : undefined
}
