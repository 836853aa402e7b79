import { type Telemetry, timer } from '../../platform/observability/telemetry.ts'
import type { Chain } from './chain.ts'

/** Tells of each call to the node how long it took, and whether it was answered. */
export function timedChain(chain: Chain, telemetry: Telemetry): Chain {
  const timed = timer(telemetry, 'redress.chain', 'How long a call to the Solana node took')
  const call = <Value>(name: keyof Chain, act: () => Promise<Value>) => timed({ 'redress.chain.call': name }, act)
  return {
    genesisHash: () => call('genesisHash', () => chain.genesisHash()),
    signaturesFor: (address, options) => call('signaturesFor', () => chain.signaturesFor(address, options)),
    transaction: signature => call('transaction', () => chain.transaction(signature)),
    balance: address => call('balance', () => chain.balance(address)),
    account: address => call('account', () => chain.account(address)),
    newReference: () => chain.newReference(),
    subscribe: (address, onActivity) => chain.subscribe(address, onActivity),
  }
}
