import type { Ledger } from '../chain/ledger.ts'
import type { TransactionRecord } from '../chain/transaction-record.ts'
import { encodeTransaction } from './encode-transaction.ts'
import { asSignature, type Method, optionalSignature, RpcError, withContext } from './method.ts'

const MAX_SIGNATURES = 1000
const MAX_STATUSES = 256

const isFinalized = (ledger: Ledger, record: TransactionRecord) => record.slot <= ledger.newestSlot('finalized')
const confirmationStatus = (ledger: Ledger, record: TransactionRecord) =>
  isFinalized(ledger, record) ? 'finalized' : 'confirmed'

const getSignatureStatuses: Method = (ledger, parameters) =>
  withContext(
    ledger,
    parameters
      .list(0, MAX_STATUSES)
      .map(asSignature)
      .map(signature => {
        const record = ledger.index.find(signature)
        if (!record) return null
        const { err } = record.meta
        return {
          slot: record.slot,
          confirmations: isFinalized(ledger, record) ? null : 1,
          confirmationStatus: confirmationStatus(ledger, record),
          err,
          status: err === null ? { Ok: null } : { Err: err },
        }
      }),
  )

const getSignaturesForAddress: Method = (ledger, parameters) => {
  const config = parameters.config(1)
  const limit = Number(config.limit ?? MAX_SIGNATURES)
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_SIGNATURES)
    throw new RpcError('invalidParams', `Invalid limit; max ${MAX_SIGNATURES}`)
  return ledger.index
    .forAddress(parameters.address(0), {
      before: optionalSignature(config.before),
      until: optionalSignature(config.until),
      limit,
      newestSlot: ledger.newestSlot(parameters.commitment(1)),
    })
    .map(record => ({
      signature: record.signature,
      slot: record.slot,
      blockTime: record.blockTime,
      err: record.meta.err,
      memo: record.memo,
      confirmationStatus: confirmationStatus(ledger, record),
    }))
}

const getTransaction: Method = (ledger, parameters) => {
  const choice = parameters.choice(1)
  const config = typeof choice === 'string' ? { encoding: choice } : choice
  const commitment = typeof choice === 'string' ? 'finalized' : parameters.commitment(1)
  const record = ledger.index.find(parameters.signature(0))
  if (!record || record.slot > ledger.newestSlot(commitment)) return null
  return encodeTransaction(record, config)
}

export const historyMethods: Readonly<Record<string, Method>> = {
  getSignatureStatuses,
  getSignaturesForAddress,
  getTransaction,
}
