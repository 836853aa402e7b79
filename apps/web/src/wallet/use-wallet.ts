import { getWallets } from '@wallet-standard/app'
import { useSyncExternalStore } from 'react'
import { browserStorage } from '../lib/browser-storage.ts'
import { createWalletStore } from './wallet-store.ts'

const store = createWalletStore(getWallets(), browserStorage)

/** The detected wallets and the connected one, for the whole page. */
export function useWallet() {
  const state = useSyncExternalStore(store.subscribe, store.read)
  return { ...state, connect: store.connect, disconnect: store.disconnect }
}
