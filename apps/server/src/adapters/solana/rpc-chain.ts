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
import { isSignedWith } from './signed-transaction.ts'

export interface RpcChainOptions {
  readonly rpcUrl: string
  readonly webSocketUrl: string
  readonly requestTimeoutMs?: number
}

/** Short, because a question that hangs when the node returns delays what the next one would find. */
const DEFAULT_TIMEOUT_MS = 4_000
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

  async function page(account: string, { before, until, limit }: SignaturesOptions): Promise<SignatureInfo[]> {
    const infos = await ask(
      rpc.getSignaturesForAddress(address(account), {
        commitment: 'finalized',
        limit: limit ?? PAGE_SIZE,
        ...(before === undefined ? {} : { before: signature(before) }),
        ...(until === undefined ? {} : { until: signature(until) }),
      }),
    )
    return infos.map(info => ({ signature: info.signature, slot: info.slot, failed: info.err !== null }))
  }

  /** Pages overlap by one, so that a node that forgets in between is not taken for one that has told everything. */
  async function signaturesFor(account: string, { before, until, limit }: SignaturesOptions = {}) {
    const wanted = limit ?? Number.POSITIVE_INFINITY
    const found = await page(account, { before, until, limit: Math.min(PAGE_SIZE, wanted) })
    for (let isWhole = found.length < PAGE_SIZE; !isWhole && found.length < wanted; ) {
      const [previous, last] = found.slice(-2)
      const size = Math.min(PAGE_SIZE, wanted - found.length + 1)
      const [first, ...more] = await page(account, { before: previous?.signature, until, limit: size })
      if (!first || first.signature !== last?.signature) {
        throw new ChainUnavailable(`The node told the history of ${account} in pages that do not join`)
      }
      found.push(...more)
      isWhole = more.length + 1 < size
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
    const isSigned = await isSignedWith(name, response.transaction).catch(() => false)
    if (!isSigned) throw new ChainUnavailable(`The node answered something else than transaction ${name}`)
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
