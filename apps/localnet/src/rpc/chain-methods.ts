import { getBase64Encoder } from '@solana/kit'
import { decodeMessage, loadAddresses, transactionFee } from '../chain/wire-transaction.ts'
import { API_VERSION, latestBlockhash, type Method, RpcError, withContext } from './method.ts'

const getFeeForMessage: Method = (ledger, parameters) => {
  const message = decodeOrRefuse(parameters.text(0))
  const known = ledger.blockhashes.has(message.lifetimeToken)
  return withContext(ledger, known ? transactionFee(message, loadAddresses(ledger.machine, message)) : null)
}

function decodeOrRefuse(encoded: string) {
  try {
    return decodeMessage(new Uint8Array(getBase64Encoder().encode(encoded)))
  } catch (cause) {
    throw new RpcError('invalidParams', `Invalid params: message does not decode: ${String(cause)}`)
  }
}

const getEpochInfo: Method = (ledger, parameters) => {
  const slot = ledger.newestSlot(parameters.commitment(0))
  const { epoch, slotIndex, slotsInEpoch } = ledger.epoch()
  return {
    absoluteSlot: slot,
    blockHeight: ledger.blockHeight(slot),
    epoch,
    slotIndex,
    slotsInEpoch,
    transactionCount: BigInt(ledger.transactionCount),
  }
}

export const chainMethods: Readonly<Record<string, Method>> = {
  getHealth: () => 'ok',
  getVersion: () => ({ 'solana-core': API_VERSION, 'feature-set': 0 }),
  getGenesisHash: ledger => ledger.genesisHash,
  getSlot: (ledger, parameters) => ledger.newestSlot(parameters.commitment(0)),
  getBlockHeight: (ledger, parameters) => ledger.blockHeight(ledger.newestSlot(parameters.commitment(0))),
  getLatestBlockhash: ledger => withContext(ledger, latestBlockhash(ledger)),
  isBlockhashValid: (ledger, parameters) => withContext(ledger, ledger.blockhashes.has(parameters.text(0))),
  getFeeForMessage,
  getEpochInfo,
  getMinimumBalanceForRentExemption: (ledger, parameters) =>
    ledger.machine.minimumBalanceForRentExemption(parameters.amount(0)),
}
