import {
  isSolanaError,
  SOLANA_ERROR__JSON_RPC__INVALID_PARAMS,
  SOLANA_ERROR__JSON_RPC__INVALID_REQUEST,
  SOLANA_ERROR__JSON_RPC__METHOD_NOT_FOUND,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR,
} from '@solana/kit'
import { ChainUnavailable } from './chain.ts'

const ourMistakes = [
  SOLANA_ERROR__JSON_RPC__INVALID_PARAMS,
  SOLANA_ERROR__JSON_RPC__INVALID_REQUEST,
  SOLANA_ERROR__JSON_RPC__METHOD_NOT_FOUND,
] as const

/** `Retry-After` counts seconds, or names a date by the node's own clock. */
function retryAfterMs(headers: Headers): number | undefined {
  const given = headers.get('retry-after')
  if (given === null) return undefined
  const milliseconds = /^\d+$/.test(given)
    ? Number(given) * 1000
    : Date.parse(given) - Date.parse(headers.get('date') ?? '')
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds)
}

/** What a call failed with: a mistake of ours as it is, anything else as the node's. */
export function rpcFailure(cause: unknown): unknown {
  if (ourMistakes.some(code => isSolanaError(cause, code))) return cause
  const reason = cause instanceof Error ? cause.message : String(cause)
  if (!isSolanaError(cause, SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR)) return new ChainUnavailable(reason, { cause })
  const { headers, statusCode } = cause.context
  return new ChainUnavailable(`The node answered with HTTP status ${statusCode}`, {
    cause,
    retryAfterMs: retryAfterMs(headers),
  })
}
