import type { Address } from '@solana/kit'
import type { Commitment, Ledger } from '../chain/ledger.ts'
import type { TransactionRecord } from '../chain/transaction-record.ts'
import { encodeAccount } from './account-methods.ts'
import { asAddress, type Parameters, RpcError, withContext } from './method.ts'

type Stop = () => void
export type Notify = (result: unknown) => void
type Subscribe = (ledger: Ledger, parameters: Parameters, notify: Notify) => Stop

function onTransaction(ledger: Ledger, commitment: Commitment, listener: (record: TransactionRecord) => void): Stop {
  const event = commitment === 'finalized' ? 'finalized' : 'processed'
  ledger.events.on(event, listener)
  return () => ledger.events.off(event, listener)
}

const signatureSubscribe: Subscribe = (ledger, parameters, notify) => {
  const signature = parameters.signature(0)
  const commitment = parameters.commitment(1)
  const notifyOf = (record: TransactionRecord) => notify(withContext(ledger, { err: record.meta.err }))
  const known = ledger.index.find(signature)
  if (known && known.slot <= ledger.newestSlot(commitment)) {
    notifyOf(known)
    return () => {}
  }
  const stop = onTransaction(ledger, commitment, record => {
    if (record.signature !== signature) return
    stop()
    notifyOf(record)
  })
  return stop
}

function mentionedIn(filter: unknown): Address | undefined {
  if (filter === 'all' || filter === 'allWithVotes') return undefined
  if (typeof filter === 'object' && filter !== null && 'mentions' in filter && Array.isArray(filter.mentions)) {
    if (filter.mentions.length !== 1) throw new RpcError('invalidParams', 'Invalid Request: Only 1 address supported')
    return asAddress(filter.mentions[0])
  }
  throw new RpcError('invalidParams', 'Invalid params: unknown filter')
}

const logsSubscribe: Subscribe = (ledger, parameters, notify) => {
  const mentioned = mentionedIn(parameters.choice(0))
  return onTransaction(ledger, parameters.commitment(1), ({ signature, accountKeys, meta }) => {
    if (mentioned && !accountKeys.includes(mentioned)) return
    notify(withContext(ledger, { signature, err: meta.err, logs: meta.logMessages }))
  })
}

const accountSubscribe: Subscribe = (ledger, parameters, notify) => {
  const address = parameters.address(0)
  const config = parameters.config(1)
  return onTransaction(ledger, parameters.commitment(1), ({ accountKeys, meta }) => {
    const position = accountKeys.indexOf(address)
    if (position < 0 || meta.preBalances[position] === meta.postBalances[position]) return
    notify(withContext(ledger, encodeAccount(ledger.account(address), config)))
  })
}

const slotSubscribe: Subscribe = (ledger, _parameters, notify) => {
  const listener = (slot: bigint) => notify({ parent: slot - 1n, root: slot - 1n, slot })
  ledger.events.on('slot', listener)
  return () => ledger.events.off('slot', listener)
}

/** Subscriptions by the prefix that the subscribe, unsubscribe and notification methods share. */
export const subscriptions: ReadonlyMap<string, Subscribe> = new Map([
  ['signature', signatureSubscribe],
  ['logs', logsSubscribe],
  ['account', accountSubscribe],
  ['slot', slotSubscribe],
])
