import { setTimeout as delay } from 'node:timers/promises'
import {
  type Address,
  address,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  generateKeyPairSigner,
  getBase64Encoder,
  isSolanaError,
  SOLANA_ERROR__JSON_RPC__INVALID_PARAMS,
  SOLANA_ERROR__JSON_RPC__INVALID_REQUEST,
  SOLANA_ERROR__JSON_RPC__METHOD_NOT_FOUND,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR,
  signature,
} from '@solana/kit'
import { type Chain, ChainUnavailable, type SignatureInfo, type SignaturesOptions } from './chain.ts'
import { isSignedWith, normaliseTransaction } from './rpc-transaction.ts'

const clientErrors = [
  SOLANA_ERROR__JSON_RPC__INVALID_PARAMS,
  SOLANA_ERROR__JSON_RPC__INVALID_REQUEST,
  SOLANA_ERROR__JSON_RPC__METHOD_NOT_FOUND,
] as const

/** `Retry-After` is a number of seconds, or a date by the node's own clock. */
function retryAfterMs(headers: Headers): number | undefined {
  const given = headers.get('retry-after')
  if (given === null) return undefined
  const milliseconds = /^\d+$/.test(given)
    ? Number(given) * 1000
    : Date.parse(given) - Date.parse(headers.get('date') ?? '')
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds)
}

/** An error of ours as it is; any other as the node's. */
function rpcFailure(cause: unknown): unknown {
  if (clientErrors.some(code => isSolanaError(cause, code))) return cause
  const reason = cause instanceof Error ? cause.message : String(cause)
  if (!isSolanaError(cause, SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR)) return new ChainUnavailable(reason, { cause })
  const { headers, statusCode } = cause.context
  return new ChainUnavailable(`The node answered with HTTP status ${statusCode}`, {
    cause,
    retryAfterMs: retryAfterMs(headers),
  })
}

type Subscriptions = ReturnType<typeof createSolanaRpcSubscriptions>

const FIRST_DELAY_MS = 500
const LONGEST_DELAY_MS = 30_000

/** Reports each finalized transaction that names the address until the signal aborts, and reconnects with backoff. */
async function followActivity(
  subscriptions: Subscriptions,
  address: Address,
  onActivity: () => void,
  abortSignal: AbortSignal,
): Promise<void> {
  let retryDelay = FIRST_DELAY_MS
  while (!abortSignal.aborted) {
    try {
      const notifications = await subscriptions
        .logsNotifications({ mentions: [address] }, { commitment: 'finalized' })
        .subscribe({ abortSignal })
      retryDelay = FIRST_DELAY_MS
      const iterator = notifications[Symbol.asyncIterator]()
      let next = iterator.next()
      onActivity()
      while (!(await next).done) {
        next = iterator.next()
        onActivity()
      }
    } catch {
      // The connection is lost; the next attempt follows the delay.
    }
    await delay(retryDelay, undefined, { signal: abortSignal, ref: false }).catch(() => {})
    retryDelay = Math.min(retryDelay * 2, LONGEST_DELAY_MS)
  }
}

export interface RpcChainOptions {
  readonly rpcUrl: string
  readonly webSocketUrl: string
  readonly requestTimeoutMs?: number
}

/** Short: a request that hangs while the node recovers delays the next one, which would succeed. */
const DEFAULT_TIMEOUT_MS = 4_000
const PAGE_SIZE = 1000
const NEWEST_TRANSACTION_VERSION = 1

interface PendingCall<Result> {
  send(options: { abortSignal: AbortSignal }): Promise<Result>
}

export function createRpcChain(options: RpcChainOptions): Chain {
  const { requestTimeoutMs = DEFAULT_TIMEOUT_MS } = options
  const rpc = createSolanaRpc(options.rpcUrl)
  const subscriptions = createSolanaRpcSubscriptions(options.webSocketUrl)

  async function call<Result>(request: PendingCall<Result>): Promise<Result> {
    try {
      return await request.send({ abortSignal: AbortSignal.timeout(requestTimeoutMs) })
    } catch (cause) {
      throw rpcFailure(cause)
    }
  }

  async function page(account: string, { before, until, limit }: SignaturesOptions): Promise<SignatureInfo[]> {
    const infos = await call(
      rpc.getSignaturesForAddress(address(account), {
        commitment: 'finalized',
        limit: limit ?? PAGE_SIZE,
        ...(before === undefined ? {} : { before: signature(before) }),
        ...(until === undefined ? {} : { until: signature(until) }),
      }),
    )
    return infos.map(info => ({
      signature: info.signature,
      slot: info.slot,
      failed: info.err !== null,
      memo: info.memo,
    }))
  }

  /** Pages overlap by one signature, so that a node that loses its history in between is noticed. */
  async function signaturesFor(account: string, { before, until, limit }: SignaturesOptions = {}) {
    const wanted = limit ?? Number.POSITIVE_INFINITY
    const found = await page(account, { before, until, limit: Math.min(PAGE_SIZE, wanted) })
    for (let isComplete = found.length < PAGE_SIZE; !isComplete && found.length < wanted; ) {
      const [previous, last] = found.slice(-2)
      const size = Math.min(PAGE_SIZE, wanted - found.length + 1)
      const [first, ...more] = await page(account, { before: previous?.signature, until, limit: size })
      if (!first || first.signature !== last?.signature) {
        throw new ChainUnavailable(`The node listed the history of ${account} in pages that do not join`)
      }
      found.push(...more)
      isComplete = more.length + 1 < size
    }
    return found
  }

  async function transaction(name: string) {
    const config = {
      commitment: 'finalized',
      encoding: 'base64',
      maxSupportedTransactionVersion: NEWEST_TRANSACTION_VERSION,
    } as const
    const response = await call(rpc.getTransaction(signature(name), config))
    if (!response) return null
    const isSigned = await isSignedWith(name, response.transaction).catch(() => false)
    if (!isSigned) throw new ChainUnavailable(`The node answered something else than transaction ${name}`)
    try {
      return normaliseTransaction(name, response)
    } catch (cause) {
      throw new ChainUnavailable(`The node's answer for transaction ${name} makes no sense`, { cause })
    }
  }

  async function accountAt(name: string) {
    const { value } = await call(rpc.getAccountInfo(address(name), { commitment: 'finalized', encoding: 'base64' }))
    return value && { owner: value.owner, data: new Uint8Array(getBase64Encoder().encode(value.data[0])) }
  }

  return {
    genesisHash: () => call(rpc.getGenesisHash()),
    signaturesFor,
    transaction,
    balance: async account => (await call(rpc.getBalance(address(account), { commitment: 'finalized' }))).value,
    account: accountAt,
    newReference: async () => (await generateKeyPairSigner()).address,
    subscribe: (account, onActivity) => {
      const followed: Address = address(account)
      const controller = new AbortController()
      void followActivity(subscriptions, followed, onActivity, controller.signal)
      return () => controller.abort()
    },
  }
}
