import {
  AccountRole,
  getAccountMetasFromCompiledTransactionMessage,
  getBase58Decoder,
  getBase64Encoder,
  isSignerRole,
  isWritableRole,
} from '@solana/kit'
import type { TransactionRecord } from '../chain/transaction-record.ts'
import { decodeWireTransaction, type ExecutableMessage, type WireTransaction } from '../chain/wire-transaction.ts'
import { RpcError } from './method.ts'

const NO_SIGNATURE = new Uint8Array(64)
const OUTER_STACK_HEIGHT = 1

const base58 = (bytes: Uint8Array | undefined) => getBase58Decoder().decode(bytes ?? new Uint8Array())

function signaturesOf({ transaction }: WireTransaction): string[] {
  return Object.values(transaction.signatures).map(signature => base58(signature ?? NO_SIGNATURE))
}

function lookupsOf(message: ExecutableMessage): object {
  if (message.version === 'legacy') return {}
  return {
    addressTableLookups: (message.addressTableLookups ?? []).map(lookup => ({
      accountKey: lookup.lookupTableAddress,
      writableIndexes: lookup.writableIndexes,
      readonlyIndexes: lookup.readonlyIndexes,
    })),
  }
}

function asJson(wire: WireTransaction): object {
  const { message } = wire
  return {
    signatures: signaturesOf(wire),
    message: {
      accountKeys: message.staticAccounts,
      header: {
        numRequiredSignatures: message.header.numSignerAccounts,
        numReadonlySignedAccounts: message.header.numReadonlySignerAccounts,
        numReadonlyUnsignedAccounts: message.header.numReadonlyNonSignerAccounts,
      },
      instructions: message.instructions.map(instruction => ({
        programIdIndex: instruction.programAddressIndex,
        accounts: instruction.accountIndices ?? [],
        data: base58(instruction.data && new Uint8Array(instruction.data)),
        stackHeight: OUTER_STACK_HEIGHT,
      })),
      recentBlockhash: message.lifetimeToken,
      ...lookupsOf(message),
    },
  }
}

function partlyDecoded(
  keys: readonly string[],
  program: number,
  accounts: readonly number[],
  data: string,
  height: number,
) {
  return { programId: keys[program], accounts: accounts.map(index => keys[index]), data, stackHeight: height }
}

function asParsedJson(wire: WireTransaction, { accountKeys, meta }: TransactionRecord): object {
  const { message } = wire
  const metas = getAccountMetasFromCompiledTransactionMessage(message, meta.loadedAddresses)
  return {
    signatures: signaturesOf(wire),
    message: {
      accountKeys: metas.map(({ address, role }, position) => ({
        pubkey: address,
        signer: isSignerRole(role ?? AccountRole.READONLY),
        writable: isWritableRole(role ?? AccountRole.READONLY),
        source: position < message.staticAccounts.length ? 'transaction' : 'lookupTable',
      })),
      instructions: message.instructions.map(({ programAddressIndex, accountIndices, data }) =>
        partlyDecoded(
          accountKeys,
          programAddressIndex,
          accountIndices ?? [],
          base58(data && new Uint8Array(data)),
          OUTER_STACK_HEIGHT,
        ),
      ),
      recentBlockhash: message.lifetimeToken,
      ...lookupsOf(message),
    },
  }
}

function encodeBody(wire: WireTransaction, record: TransactionRecord, encoding: unknown): unknown {
  switch (encoding) {
    case undefined:
    case 'json':
      return asJson(wire)
    case 'jsonParsed':
      return asParsedJson(wire, record)
    case 'base64':
      return [record.wire, 'base64']
    case 'base58':
      return [base58(wire.bytes), 'base58']
    default:
      throw new RpcError('invalidParams', `Invalid params: unknown encoding ${String(encoding)}`)
  }
}

function encodeMeta({ accountKeys, meta }: TransactionRecord, isVersioned: boolean, encoding: unknown): object {
  const { loadedAddresses, returnData, ...always } = meta
  const parsedInner = meta.innerInstructions.map(({ index, instructions }) => ({
    index,
    instructions: instructions.map(({ programIdIndex, accounts, data, stackHeight }) =>
      partlyDecoded(accountKeys, Number(programIdIndex), accounts.map(Number), data, Number(stackHeight)),
    ),
  }))
  return {
    ...always,
    ...(encoding === 'jsonParsed' ? { innerInstructions: parsedInner } : {}),
    ...(isVersioned && encoding !== 'jsonParsed' ? { loadedAddresses } : {}),
    ...(returnData ? { returnData } : {}),
    status: meta.err === null ? { Ok: null } : { Err: meta.err },
    preTokenBalances: [],
    postTokenBalances: [],
    rewards: [],
  }
}

export function encodeTransaction(record: TransactionRecord, config: Readonly<Record<string, unknown>>): object {
  const wire = decodeWireTransaction(new Uint8Array(getBase64Encoder().encode(record.wire)))
  const { version } = wire.message
  const maximum = config.maxSupportedTransactionVersion
  if (version !== 'legacy' && maximum === undefined)
    throw new RpcError(
      'unsupportedTransactionVersion',
      `Transaction version (${version}) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": ${version}`,
    )
  return {
    slot: record.slot,
    blockTime: record.blockTime,
    meta: encodeMeta(record, maximum !== undefined, config.encoding),
    transaction: encodeBody(wire, record, config.encoding),
    ...(maximum === undefined ? {} : { version }),
  }
}
