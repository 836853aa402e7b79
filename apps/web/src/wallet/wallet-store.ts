import type { Wallets } from '@wallet-standard/app'
import type { TextStorage } from '../lib/browser-storage.ts'
import { canPay, featureOf, isSolanaAccount, type StandardWallet, type WalletAccount } from './standard-wallet.ts'

const lastWalletKey = 'redress.wallet'

export interface Connection {
  readonly wallet: StandardWallet
  readonly account: WalletAccount
}

export interface WalletState {
  /** Every detected wallet that can pay. */
  readonly wallets: readonly StandardWallet[]
  readonly connection: Connection | null
}

type Registry = Pick<Wallets, 'get' | 'on'>

/** Which wallets there are and which one is connected. The last one connected is connected again, silently. */
export function createWalletStore(registry: Registry, kept: TextStorage) {
  let state: WalletState = { wallets: registry.get().filter(canPay), connection: null }
  let stopListening: () => void = () => undefined
  const listeners = new Set<() => void>()

  function change(next: Partial<WalletState>): void {
    state = { ...state, ...next }
    for (const tell of listeners) tell()
  }

  function use(wallet: StandardWallet, accounts: readonly WalletAccount[]): Connection | null {
    stopListening()
    const account = accounts.find(isSolanaAccount)
    const connection = account ? { wallet, account } : null
    stopListening = featureOf(wallet, 'standard:events')?.on('change', () => use(wallet, wallet.accounts)) ?? noListener
    change({ connection })
    return connection
  }

  async function connectTo(wallet: StandardWallet, silent: boolean): Promise<Connection | null> {
    const answer = await featureOf(wallet, 'standard:connect')?.connect(silent ? { silent } : undefined)
    return use(wallet, answer?.accounts ?? [])
  }

  /** @throws what the wallet throws: usually that its owner declined. */
  async function connect(wallet: StandardWallet): Promise<Connection | null> {
    const connection = await connectTo(wallet, false)
    if (connection) kept.write(lastWalletKey, wallet.name)
    return connection
  }

  async function disconnect(): Promise<void> {
    const { connection } = state
    stopListening()
    stopListening = noListener
    kept.write(lastWalletKey, null)
    change({ connection: null })
    if (connection) await featureOf(connection.wallet, 'standard:disconnect')?.disconnect()
  }

  async function reconnect(): Promise<void> {
    const name = kept.read(lastWalletKey)
    const wallet = state.wallets.find(each => each.name === name)
    if (!wallet || state.connection) return
    try {
      await connectTo(wallet, true)
    } catch {
      // It does not know this page any more: the person connects it again.
    }
  }

  function detect(): void {
    const wallets = registry.get().filter(canPay)
    const isGone = state.connection !== null && !wallets.includes(state.connection.wallet)
    change({ wallets, ...(isGone && { connection: null }) })
    reconnect()
  }

  registry.on('register', detect)
  registry.on('unregister', detect)
  reconnect()

  return {
    read: () => state,
    subscribe: (tell: () => void) => {
      listeners.add(tell)
      return () => {
        listeners.delete(tell)
      }
    },
    connect,
    disconnect,
  }
}

const noListener = () => undefined
