import type { Page } from '@playwright/test'

export const keylessWallet = 'Wallet without a key'

/** Gives a page, before its first script runs, a wallet of the Wallet Standard that names an account without a key. */
export const installKeylessWallet = (page: Page): Promise<unknown> => page.addInitScript(registerWallet, keylessWallet)

/** Runs in the page, on its own: nothing of this file is there. */
function registerWallet(name: string): void {
  const chain = 'solana:localnet'
  const account = { address: '', publicKey: new Uint8Array(), chains: [chain], features: [] }
  const accounts = [account]
  const wallet = {
    version: '1.0.0',
    name,
    icon: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
    chains: [chain],
    accounts,
    features: {
      'standard:connect': { version: '1.0.0', connect: async () => ({ accounts }) },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: async () => [],
      },
    },
  }
  const register = ({ register }: { register: (...wallets: object[]) => void }) => register(wallet)
  window.addEventListener('wallet-standard:app-ready', event => register((event as CustomEvent).detail))
}
