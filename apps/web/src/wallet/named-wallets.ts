import type { StandardWallet } from './standard-wallet.ts'

/** The wallets that are offered by name, whether or not they are installed. */
export const namedWallets = [
  { name: 'Phantom', installUrl: 'https://phantom.com/download' },
  { name: 'Solflare', installUrl: 'https://www.solflare.com/download/' },
  { name: 'Backpack', installUrl: 'https://backpack.app/download' },
  { name: 'MetaMask', installUrl: 'https://metamask.io/download' },
] as const

export interface WalletTile {
  readonly name: string
  /** Absent: not installed. */
  readonly wallet?: StandardWallet
  readonly installUrl?: string
}

/** The four named tiles, each with its wallet where it was detected, and after them every other detected wallet. */
export function walletTiles(detected: readonly StandardWallet[]): WalletTile[] {
  const isNamed = ({ name }: StandardWallet) => namedWallets.some(named => named.name === name)
  return [
    ...namedWallets.map(named => {
      const wallet = detected.find(each => each.name === named.name)
      return wallet ? { ...named, wallet } : named
    }),
    ...detected.filter(wallet => !isNamed(wallet)).map(wallet => ({ name: wallet.name, wallet })),
  ]
}
