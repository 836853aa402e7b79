import type { Page } from '@playwright/test'
import { airdrop } from '@redress/localnet/local-wallet.ts'
import {
  createSolanaRpc,
  generateKeyPairSigner,
  getAddressEncoder,
  getBase64Decoder,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getTransactionDecoder,
  partiallySignTransaction,
  type Transaction,
} from '@solana/kit'

/** Decision of the wallet's owner when the page asks for a signature. */
type Owner = () => Promise<'approve' | 'decline'> | 'approve' | 'decline'

export interface SimulatedWallet {
  readonly name: string
  readonly address: string
  /** Number of requests to sign. */
  asked(): number
  /** Sets the owner's decision; the default approves everything. */
  decideBy(owner: Owner): void
}

interface WalletOptions {
  readonly name: string
  readonly chainUrl: string
  /** Whether it sends what it signs by itself, as most wallets do. */
  readonly sends: boolean
  readonly lamports?: bigint
}

interface Registration {
  readonly name: string
  readonly address: string
  readonly publicKey: readonly number[]
  readonly sends: boolean
  readonly binding: string
}

const binding = 'simulatedWalletSigns'
const declined = 'declined'
const ownLamports = 10_000_000_000n

/**
 * Gives a page a wallet of the Wallet Standard before its first script runs. The key stays in this process: the page
 * hands over a transaction and gets back what the wallet makes of it.
 */
export async function installWallet(page: Page, options: WalletOptions): Promise<SimulatedWallet> {
  const { name, chainUrl, sends, lamports = ownLamports } = options
  const signer = await generateKeyPairSigner()
  await airdrop(chainUrl, signer.address, lamports)
  let owner: Owner = () => 'approve'
  let asked = 0

  async function send(transaction: Transaction): Promise<string> {
    const wire = getBase64EncodedWireTransaction(transaction)
    await createSolanaRpc(chainUrl).sendTransaction(wire, { encoding: 'base64' }).send()
    return getBase64Decoder().decode(signatureBytes(transaction, signer.address))
  }

  await page.exposeFunction(binding, async (wire: string): Promise<string> => {
    asked++
    if ((await owner()) === 'decline') return declined
    const unsigned = getTransactionDecoder().decode(getBase64Encoder().encode(wire))
    const signed = await partiallySignTransaction([signer.keyPair], unsigned)
    return sends ? send(signed) : getBase64EncodedWireTransaction(signed)
  })
  const publicKey = [...getAddressEncoder().encode(signer.address)]
  await page.addInitScript(registerWallet, { name, address: signer.address, publicKey, sends, binding })
  return {
    name,
    address: signer.address,
    asked: () => asked,
    decideBy: next => {
      owner = next
    },
  }
}

function signatureBytes({ signatures }: Transaction, address: string): Uint8Array {
  const found = Object.entries(signatures).find(([key]) => key === address)?.[1]
  if (!found) throw new Error(`${address} has not signed`)
  return new Uint8Array(found)
}

/** Runs in the page, on its own: nothing of this file is there. */
function registerWallet({ name, address, publicKey, sends, binding }: Registration): void {
  const chain = 'solana:localnet'
  const feature = sends ? 'solana:signAndSendTransaction' : 'solana:signTransaction'
  const account = { address, publicKey: new Uint8Array(publicKey), chains: [chain], features: [feature] }
  const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
  const bytes = (text: string) => Uint8Array.from(atob(text), character => character.charCodeAt(0))

  const sign = async ({ transaction }: { transaction: Uint8Array }) => {
    const outside = Reflect.get(window, binding) as (wire: string) => Promise<string>
    const answer = await outside(base64(transaction))
    if (answer === 'declined') throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
    return sends ? { signature: bytes(answer) } : { signedTransaction: bytes(answer) }
  }
  const signAll = (...inputs: { transaction: Uint8Array }[]) => Promise.all(inputs.map(sign))
  const signing = { version: '1.0.0', supportedTransactionVersions: ['legacy', 0] }
  const wallet = {
    version: '1.0.0',
    name,
    icon: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
    chains: [chain],
    accounts: [account],
    features: {
      'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: [account] }) },
      'standard:events': { version: '1.0.0', on: () => () => undefined },
      [feature]: sends ? { ...signing, signAndSendTransaction: signAll } : { ...signing, signTransaction: signAll },
    },
  }
  const register = ({ register }: { register: (...wallets: object[]) => void }) => register(wallet)
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  window.addEventListener('wallet-standard:app-ready', event => register((event as CustomEvent).detail))
}
