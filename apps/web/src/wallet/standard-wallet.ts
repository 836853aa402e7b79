import type { Wallets } from '@wallet-standard/app'

export type StandardWallet = ReturnType<Wallets['get']>[number]
export type WalletAccount = StandardWallet['accounts'][number]
export type ChainIdentifier = WalletAccount['chains'][number]

type TransactionVersion = 'legacy' | 0

interface SigningInput {
  readonly account: WalletAccount
  /** In wire format; signatures that are missing are zeros. */
  readonly transaction: Uint8Array
  readonly chain: ChainIdentifier
}

/** The features of the Wallet Standard that are used here, as the standard defines them. */
interface Features {
  readonly 'standard:connect': {
    connect(input?: { readonly silent?: boolean }): Promise<{ readonly accounts: readonly WalletAccount[] }>
  }
  readonly 'standard:disconnect': { disconnect(): Promise<void> }
  readonly 'standard:events': { on(event: 'change', listener: () => void): () => void }
  readonly 'solana:signTransaction': {
    readonly supportedTransactionVersions: readonly TransactionVersion[]
    signTransaction(...inputs: SigningInput[]): Promise<readonly { readonly signedTransaction: Uint8Array }[]>
  }
  readonly 'solana:signAndSendTransaction': {
    readonly supportedTransactionVersions: readonly TransactionVersion[]
    signAndSendTransaction(...inputs: SigningInput[]): Promise<readonly { readonly signature: Uint8Array }[]>
  }
  readonly 'solana:signMessage': {
    signMessage(
      ...inputs: { readonly account: WalletAccount; readonly message: Uint8Array }[]
    ): Promise<readonly { readonly signature: Uint8Array }[]>
  }
}

/** A wallet's feature, or `undefined` where it does not have it. The standard defines its shape. */
export const featureOf = <Name extends keyof Features>(
  wallet: StandardWallet,
  name: Name,
): Features[Name] | undefined => wallet.features[name] as Features[Name] | undefined

/** Whether the wallet can be connected and can sign what is sent here: versioned transactions of Solana. */
export function canPay(wallet: StandardWallet): boolean {
  const signing = [featureOf(wallet, 'solana:signAndSendTransaction'), featureOf(wallet, 'solana:signTransaction')]
  return (
    featureOf(wallet, 'standard:connect') !== undefined &&
    signing.some(feature => feature?.supportedTransactionVersions.includes(0))
  )
}

export const isSolanaAccount = (account: WalletAccount): boolean =>
  account.chains.some(chain => chain.startsWith('solana:'))

/** The wallets that are offered by name, whether or not they are installed. */
export const namedWallets = [
  { name: 'Phantom', installUrl: 'https://phantom.com/download' },
  { name: 'Solflare', installUrl: 'https://www.solflare.com/download/' },
  { name: 'Backpack', installUrl: 'https://backpack.app/download' },
  { name: 'MetaMask', installUrl: 'https://metamask.io/download' },
] as const

export interface InstallableWallet {
  readonly name: string
  readonly installUrl: string
}

interface DetectedWallet {
  readonly name: string
  readonly wallet: StandardWallet
}

export interface WalletTiles {
  readonly detected: readonly DetectedWallet[]
  readonly missing: readonly InstallableWallet[]
}

/** The wallets that are there, the named ones first, and the named ones that are not. */
export function walletTiles(detected: readonly StandardWallet[]): WalletTiles {
  const isNamed = ({ name }: StandardWallet) => namedWallets.some(named => named.name === name)
  const isDetected = ({ name }: InstallableWallet) => detected.some(wallet => wallet.name === name)
  const named = namedWallets.flatMap(({ name }) => detected.find(wallet => wallet.name === name) ?? [])
  const others = detected.filter(wallet => !isNamed(wallet))
  return {
    detected: [...named, ...others].map(wallet => ({ name: wallet.name, wallet })),
    missing: namedWallets.filter(wallet => !isDetected(wallet)),
  }
}
