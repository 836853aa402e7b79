import { getWallets, type Wallets } from '@wallet-standard/app'
import { createStore, useStore } from 'zustand'
import { browserStorage, type TextStorage } from '../lib/browser-storage.ts'
import { lastWalletKey } from './last-wallet.ts'
import { canPay, featureOf, isSolanaAccount, type StandardWallet, type WalletAccount } from './standard-wallet.ts'

export interface WalletConnection {
  readonly wallet: StandardWallet
  readonly account: WalletAccount
}

interface WalletState {
  /** Every detected wallet that can pay. */
  readonly wallets: readonly StandardWallet[]
  readonly connection: WalletConnection | null
  /**
   * `null` where the wallet has no Solana account.
   * @throws what the wallet throws: usually that its owner declined.
   */
  readonly connect: (wallet: StandardWallet) => Promise<WalletConnection | null>
  readonly disconnect: () => Promise<void>
}

/** The detected wallets and the connected one. The wallet that was connected last is reconnected silently. */
export function createWalletStore(registry: Pick<Wallets, 'get' | 'on'>, storage: TextStorage) {
  const detected = () => registry.get().filter(canPay)
  const store = createStore<WalletState>(() => ({ wallets: detected(), connection: null, connect, disconnect }))
  let stopListening: () => void = noListener

  function setAccounts(wallet: StandardWallet, accounts: readonly WalletAccount[]): WalletConnection | null {
    stopListening()
    const account = accounts.find(isSolanaAccount)
    const connection = account ? { wallet, account } : null
    const onChange = () => setAccounts(wallet, wallet.accounts)
    stopListening = featureOf(wallet, 'standard:events')?.on('change', onChange) ?? noListener
    store.setState({ connection })
    return connection
  }

  async function requestAccounts(wallet: StandardWallet, silent: boolean): Promise<WalletConnection | null> {
    const result = await featureOf(wallet, 'standard:connect')?.connect(silent ? { silent } : undefined)
    return setAccounts(wallet, result?.accounts ?? [])
  }

  async function connect(wallet: StandardWallet): Promise<WalletConnection | null> {
    const connection = await requestAccounts(wallet, false)
    if (connection) storage.write(lastWalletKey, wallet.name)
    return connection
  }

  async function disconnect(): Promise<void> {
    const { connection } = store.getState()
    stopListening()
    stopListening = noListener
    storage.write(lastWalletKey, null)
    store.setState({ connection: null })
    if (connection) await featureOf(connection.wallet, 'standard:disconnect')?.disconnect()
  }

  async function reconnect(): Promise<void> {
    const { wallets, connection } = store.getState()
    const name = storage.read(lastWalletKey)
    const wallet = wallets.find(each => each.name === name)
    if (!wallet || connection) return
    try {
      await requestAccounts(wallet, true)
    } catch {
      // The wallet no longer trusts this page: the person connects it again.
    }
  }

  function detect(): void {
    const wallets = detected()
    const { connection } = store.getState()
    const isGone = connection !== null && !wallets.includes(connection.wallet)
    store.setState({ wallets, ...(isGone && { connection: null }) })
    reconnect()
  }

  registry.on('register', detect)
  registry.on('unregister', detect)
  reconnect()
  return store
}

const noListener = () => undefined

const walletStore = createWalletStore(getWallets(), browserStorage)

export const useWallet = (): WalletState => useStore(walletStore)
