import {
  type Address,
  address,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  generateKeyPairSigner,
  getBase64Encoder,
  signature,
} from '@solana/kit'
import { followActivity } from './activity-subscription.ts'
import { type Chain, ChainUnavailable, type SignatureInfo, type SignaturesOptions } from './chain.ts'
import { normaliseTransaction } from './normalise-transaction.ts'
import { rpcFailure } from './rpc-failure.ts'

export interface RpcChainOptions {
  readonly rpcUrl: string
  readonly webSocketUrl: string
  readonly requestTimeoutMs?: number
}

const DEFAULT_TIMEOUT_MS = 10_000
const PAGE_SIZE = 1000
const NEWEST_TRANSACTION_VERSION = 1

interface Request<Answer> {
  send(options: { abortSignal: AbortSignal }): Promise<Answer>
}

export function createRpcChain(options: RpcChainOptions): Chain {
  const { requestTimeoutMs = DEFAULT_TIMEOUT_MS } = options
  const rpc = createSolanaRpc(options.rpcUrl)
  const subscriptions = createSolanaRpcSubscriptions(options.webSocketUrl)

  async function ask<Answer>(request: Request<Answer>): Promise<Answer> {
    try {
      return await request.send({ abortSignal: AbortSignal.timeout(requestTimeoutMs) })
    } catch (cause) {
      throw rpcFailure(cause)
    }
  }

  async function signaturesFor(account: string, { before, until, limit }: SignaturesOptions = {}) {
    const found: SignatureInfo[] = []
    const wanted = limit ?? Number.POSITIVE_INFINITY
    let cursor = before
    while (found.length < wanted) {
      const size = Math.min(PAGE_SIZE, wanted - found.length)
      const page = await ask(
        rpc.getSignaturesForAddress(address(account), {
          commitment: 'finalized',
          limit: size,
          ...(cursor === undefined ? {} : { before: signature(cursor) }),
          ...(until === undefined ? {} : { until: signature(until) }),
        }),
      )
      found.push(...page.map(info => ({ signature: info.signature, slot: info.slot, failed: info.err !== null })))
      cursor = page.at(-1)?.signature
      if (page.length < size) break
    }
    return found
  }

  async function transaction(name: string) {
    const config = {
      commitment: 'finalized',
      encoding: 'base64',
      maxSupportedTransactionVersion: NEWEST_TRANSACTION_VERSION,
    } as const
    const response = await ask(rpc.getTransaction(signature(name), config))
    if (!response) return null
    try {
      return normaliseTransaction(name, response)
    } catch (cause) {
      throw new ChainUnavailable(`The node's answer for transaction ${name} makes no sense`, { cause })
    }
  }

  async function accountAt(name: string) {
    const { value } = await ask(rpc.getAccountInfo(address(name), { commitment: 'finalized', encoding: 'base64' }))
    return value && { owner: value.owner, data: new Uint8Array(getBase64Encoder().encode(value.data[0])) }
  }

  return {
    genesisHash: () => ask(rpc.getGenesisHash()),
    signaturesFor,
    transaction,
    balance: async account => (await ask(rpc.getBalance(address(account), { commitment: 'finalized' }))).value,
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
