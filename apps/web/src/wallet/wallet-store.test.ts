import { getWallets } from '@wallet-standard/app'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type StandardWallet, type WalletAccount, walletTiles } from './standard-wallet.ts'
import { storageInMemory } from './testing/storage-in-memory.ts'
import { createWalletStore } from './wallet-store.ts'

const account = (address: string, chains: WalletAccount['chains'] = ['solana:devnet']): WalletAccount => ({
  address,
  publicKey: new Uint8Array(32),
  chains,
  features: ['solana:signTransaction'],
})

interface Made {
  readonly accounts?: readonly WalletAccount[]
  readonly connect?: (input?: { silent?: boolean }) => Promise<{ accounts: readonly WalletAccount[] }>
  readonly features?: StandardWallet['features']
}

function walletNamed(name: string, { accounts = [account(`${name}-1`)], connect, features }: Made = {}) {
  const listeners: (() => void)[] = []
  const wallet = {
    version: '1.0.0',
    name,
    icon: 'data:image/png;base64,',
    chains: ['solana:devnet'],
    accounts,
    features: {
      'standard:connect': { connect: connect ?? (async () => ({ accounts: wallet.accounts })) },
      'standard:events': {
        on: (_: 'change', listener: () => void) => {
          listeners.push(listener)
          return () => listeners.splice(listeners.indexOf(listener), 1)
        },
      },
      'solana:signTransaction': { supportedTransactionVersions: ['legacy', 0], signTransaction: async () => [] },
      ...features,
    },
  } satisfies StandardWallet as StandardWallet & { accounts: readonly WalletAccount[] }
  const change = (next: readonly WalletAccount[]) => {
    Object.assign(wallet, { accounts: next })
    for (const listener of [...listeners]) listener()
  }
  return { wallet, change }
}

function register(...wallets: StandardWallet[]) {
  const unregister = getWallets().register(...wallets)
  onTestFinished(unregister)
  return unregister
}

const storeWith = (storage = storageInMemory()) => ({ storage, store: createWalletStore(getWallets(), storage) })

test('connects the chosen wallet and remembers it', async () => {
  const { wallet } = walletNamed('Phantom')
  register(wallet)
  const { store, storage } = storeWith()
  expect(store.getState()).toMatchObject({ wallets: [wallet], connection: null })
  await store.getState().connect(wallet)
  expect(store.getState().connection?.account.address).toBe('Phantom-1')
  expect(storage.read('redress.wallet')).toBe('Phantom')
})

test('reconnects the last one silently, even when it appears later', async () => {
  const connect = vi.fn(async () => ({ accounts: [account('late')] }))
  const storage = storageInMemory()
  storage.write('redress.wallet', 'Late')
  const { store } = storeWith(storage)
  register(walletNamed('Early').wallet, walletNamed('Late', { connect }).wallet)
  await vi.waitFor(() => expect(store.getState().connection?.account.address).toBe('late'))
  expect(connect).toHaveBeenCalledWith({ silent: true })
})

test('a wallet that no longer trusts the page stays disconnected, without an error', async () => {
  const connect = vi.fn(() => Promise.reject(new Error('Not trusted')))
  register(walletNamed('Forgetful', { connect }).wallet)
  const storage = storageInMemory()
  storage.write('redress.wallet', 'Forgetful')
  const { store } = storeWith(storage)
  await vi.waitFor(() => expect(connect).toHaveBeenCalled())
  expect(store.getState().connection).toBeNull()
})

test('a declined connection is an error of connect', async () => {
  const { wallet } = walletNamed('Strict', { connect: () => Promise.reject(new Error('User rejected the request.')) })
  register(wallet)
  const { store, storage } = storeWith()
  await expect(store.getState().connect(wallet)).rejects.toThrow('rejected')
  expect(storage.read('redress.wallet')).toBeNull()
})

test('follows the account that the wallet switches to, and its removal', async () => {
  const { wallet, change } = walletNamed('Switching')
  const unregister = register(wallet)
  const { store } = storeWith()
  await store.getState().connect(wallet)
  change([account('other')])
  expect(store.getState().connection?.account.address).toBe('other')
  change([])
  expect(store.getState().connection).toBeNull()
  change([account('again')])
  unregister()
  expect(store.getState()).toMatchObject({ wallets: [], connection: null })
})

test('takes the Solana account of a wallet that has others too', async () => {
  const { wallet } = walletNamed('Many', { accounts: [account('0x1', ['eip155:1']), account('sol')] })
  register(wallet)
  const { store } = storeWith()
  await expect(store.getState().connect(wallet)).resolves.toMatchObject({ account: { address: 'sol' } })
})

test('a disconnected wallet is not connected again', async () => {
  const { wallet } = walletNamed('Left')
  register(wallet)
  const { store, storage } = storeWith()
  await store.getState().connect(wallet)
  await store.getState().disconnect()
  expect(store.getState().connection).toBeNull()
  expect(createWalletStore(getWallets(), storage).getState().connection).toBeNull()
})

test('wallets that cannot sign versioned transactions of Solana are not offered', () => {
  const legacy = { 'solana:signTransaction': { supportedTransactionVersions: ['legacy'] } } as const
  register(walletNamed('Old', { features: legacy }).wallet)
  expect(storeWith().store.getState().wallets).toEqual([])
})

test('the wallets that are there come first, the named ones before the others; the rest can be installed', () => {
  const backpack = walletNamed('Backpack').wallet
  const other = walletNamed('Other').wallet
  const { detected, missing } = walletTiles([other, backpack])
  expect(detected).toEqual([
    { name: 'Backpack', wallet: backpack },
    { name: 'Other', wallet: other },
  ])
  expect(missing.map(({ name }) => name)).toEqual(['Phantom', 'Solflare', 'MetaMask'])
  expect(missing.every(({ installUrl }) => installUrl.startsWith('https://'))).toBe(true)
})
