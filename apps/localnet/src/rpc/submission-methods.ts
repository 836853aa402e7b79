import { getBase58Encoder, getBase64Encoder } from '@solana/kit'
import type { Simulation } from '../chain/execution.ts'
import type { Ledger } from '../chain/ledger.ts'
import { describeTransactionError } from '../chain/transaction-error.ts'
import type { TransactionError } from '../chain/transaction-record.ts'
import { decodeWireTransaction, type WireTransaction } from '../chain/wire-transaction.ts'
import { encodeAccount } from './account-methods.ts'
import { asAddress, latestBlockhash, type Method, type Parameters, RpcError, withContext } from './method.ts'

const PACKET_DATA_SIZE = 1232

function transactionAt(parameters: Parameters): WireTransaction {
  const encoded = parameters.text(0)
  const encoding = parameters.config(1).encoding ?? 'base58'
  if (encoding !== 'base58' && encoding !== 'base64')
    throw new RpcError(
      'invalidParams',
      `unsupported encoding: ${String(encoding)}. Supported encodings: base58, base64`,
    )
  const bytes = decodeBytes(encoded, encoding)
  if (bytes.length > PACKET_DATA_SIZE)
    throw new RpcError(
      'invalidParams',
      `decoded transaction too large: ${bytes.length} bytes (max: ${PACKET_DATA_SIZE} bytes)`,
    )
  try {
    return decodeWireTransaction(bytes)
  } catch (cause) {
    throw new RpcError('invalidParams', `failed to deserialize transaction: ${String(cause)}`)
  }
}

function decodeBytes(encoded: string, encoding: 'base58' | 'base64'): Uint8Array {
  try {
    return new Uint8Array((encoding === 'base64' ? getBase64Encoder() : getBase58Encoder()).encode(encoded))
  } catch {
    throw new RpcError('invalidParams', `invalid ${encoding} encoding`)
  }
}

function preflightFailure(err: TransactionError, simulation: Simulation): RpcError {
  return new RpcError('preflightFailure', `Transaction simulation failed: ${describeTransactionError(err)}`, {
    accounts: null,
    err,
    innerInstructions: null,
    loadedAccountsDataSize: 0,
    logs: simulation.logs,
    replacementBlockhash: null,
    returnData: simulation.returnData,
    unitsConsumed: simulation.unitsConsumed,
  })
}

const badSignature = () => new RpcError('signatureVerificationFailure', 'Transaction signature verification failure')

const sendTransaction: Method = (ledger, parameters) => {
  const wire = transactionAt(parameters)
  const skipPreflight = parameters.config(1).skipPreflight === true
  if (!skipPreflight) {
    if (!wire.isFullySigned) throw badSignature()
    const simulation = ledger.simulate(wire)
    if (simulation.err === 'SignatureFailure') throw badSignature()
    if (simulation.err !== null) throw preflightFailure(simulation.err, simulation)
  }
  if (wire.isFullySigned) ledger.process(wire)
  return wire.signature
}

function requestedAccounts(ledger: Ledger, simulation: Simulation, requested: unknown): unknown {
  if (typeof requested !== 'object' || requested === null || !('addresses' in requested)) return null
  if (!Array.isArray(requested.addresses)) throw new RpcError('invalidParams', 'Invalid params: addresses')
  const encoding = 'encoding' in requested ? requested.encoding : 'base64'
  return requested.addresses.map(asAddress).map(address => {
    const changed = simulation.postAccounts.find(account => account.address === address)
    return encodeAccount(
      changed ? { ...changed, data: new Uint8Array(changed.data), exists: true } : ledger.account(address),
      { encoding },
    )
  })
}

const simulateTransaction: Method = (ledger, parameters) => {
  const wire = transactionAt(parameters)
  const config = parameters.config(1)
  const verifySignatures = config.sigVerify === true
  const replaceBlockhash = config.replaceRecentBlockhash === true
  if (verifySignatures && replaceBlockhash)
    throw new RpcError('invalidParams', 'sigVerify may not be used with replaceRecentBlockhash')
  if (verifySignatures && !wire.isFullySigned) throw badSignature()
  const simulation = ledger.simulate(wire, { verifySignatures, checkBlockhash: !replaceBlockhash })
  if (simulation.err === 'SignatureFailure') throw badSignature()
  const { postAccounts: _, ...outcome } = simulation
  return withContext(ledger, {
    ...outcome,
    innerInstructions: config.innerInstructions === true ? simulation.innerInstructions : null,
    accounts: requestedAccounts(ledger, simulation, config.accounts),
    replacementBlockhash: replaceBlockhash ? latestBlockhash(ledger) : null,
  })
}

export const submissionMethods: Readonly<Record<string, Method>> = { sendTransaction, simulateTransaction }
