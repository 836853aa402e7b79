import {
  type Address,
  type Base64EncodedDataResponse,
  decodeTransactionFromRpcResponse,
  getAccountMetasFromCompiledTransactionMessage,
  getBase64Encoder,
  getPublicKeyFromAddress,
  getSignatureFromTransaction,
  getTransactionDecoder,
  type InstructionTrace,
  isSignature,
  isSignerRole,
  isWritableRole,
  verifySignature,
  walkInstructions,
} from '@solana/kit'
import type { ChainTransaction } from './chain.ts'

type JsonBody = Parameters<typeof decodeTransactionFromRpcResponse>[0]['transaction']
type WalkedMeta = NonNullable<Parameters<typeof walkInstructions>[0]['meta']>
type InnerInstructions = Exclude<WalkedMeta['innerInstructions'], undefined>

/** The parts of a `getTransaction` response that are used, in encoding `base64` or `json`. */
export interface RpcTransaction {
  readonly slot: bigint
  readonly blockTime: bigint | null
  readonly meta: {
    readonly err: unknown
    readonly preBalances: readonly bigint[]
    readonly postBalances: readonly bigint[]
    readonly innerInstructions?: InnerInstructions
    readonly loadedAddresses?: { readonly writable: readonly Address[]; readonly readonly: readonly Address[] }
  } | null
  readonly transaction: Base64EncodedDataResponse | JsonBody
  readonly version?: 'legacy' | 0 | 1
}

type Meta = NonNullable<RpcTransaction['meta']>

function decode({ transaction, ...rest }: RpcTransaction) {
  return 'message' in transaction
    ? decodeTransactionFromRpcResponse({ ...rest, transaction })
    : decodeTransactionFromRpcResponse({ ...rest, transaction })
}

const pathOf = (trace: InstructionTrace) =>
  trace.kind === 'outer' ? `${trace.index}` : `${trace.outerIndex}.${trace.innerIndex}`

function balanceChanges(addresses: readonly string[], { preBalances, postBalances }: Meta): Map<string, bigint> {
  const changes = addresses.map((address, index): [string, bigint] => {
    const [before, after] = [preBalances[index], postBalances[index]]
    if (before === undefined || after === undefined) throw new Error('The transaction lacks the balance of an account')
    return [address, after - before]
  })
  return new Map(changes.filter(([, change]) => change !== 0n))
}

/** @throws where the response contradicts itself or lacks what verification needs */
export function normaliseTransaction(signature: string, response: RpcTransaction): ChainTransaction {
  const { meta, slot, blockTime } = response
  if (!meta) throw new Error('The response lacks the transaction status metadata')
  const { compiledMessage, loadedAddresses } = decode(response)
  const inner = { innerInstructions: meta.innerInstructions ?? null }
  const accounts = getAccountMetasFromCompiledTransactionMessage(compiledMessage, loadedAddresses)
  return {
    signature,
    slot,
    blockTime: blockTime === null ? null : new Date(Number(blockTime) * 1000),
    failed: meta.err !== null,
    instructions: walkInstructions({ compiledMessage, loadedAddresses, meta: inner }).map(instruction => ({
      path: pathOf(instruction.trace),
      program: instruction.programAddress,
      accounts: (instruction.accounts ?? []).map(({ address, role }) => ({
        address,
        signer: isSignerRole(role),
        writable: isWritableRole(role),
      })),
      data: new Uint8Array(instruction.data ?? []),
    })),
    balanceChanges: balanceChanges(
      accounts.map(({ address }) => address),
      meta,
    ),
  }
}

/**
 * Whether the fee payer has signed this wire-format transaction with this signature. Then the instructions are
 * authentic, whatever else the node claims.
 */
export async function isSignedWith(signature: string, [wire]: Base64EncodedDataResponse): Promise<boolean> {
  const transaction = getTransactionDecoder().decode(getBase64Encoder().encode(wire))
  if (getSignatureFromTransaction(transaction) !== signature) return false
  const [payer] = Object.entries(transaction.signatures)
  if (!payer?.[1]) return false
  const key = await getPublicKeyFromAddress(payer[0] as Address)
  return verifySignature(key, payer[1], transaction.messageBytes)
}

/** Whether a text is a signature in base58. The library throws at letters that base58 leaves out. */
export const isTransactionSignature = (text: string): boolean =>
  /^[1-9A-HJ-NP-Za-km-z]+$/.test(text) && isSignature(text)
