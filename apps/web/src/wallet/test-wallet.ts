import {
  address,
  createKeyPairSignerFromPrivateKeyBytes,
  getAddressEncoder,
  getBase64Decoder,
  getBase64Encoder,
  getTransactionDecoder,
  getTransactionEncoder,
  lamports,
  partiallySignTransaction,
  signBytes,
} from '@solana/kit'
import { getWallets } from '@wallet-standard/app'
import type { TextStorage } from '../lib/browser-storage.ts'
import { chainIdentifier } from './cluster.ts'
import { nodeAt, withTimeout } from './node.ts'
import type { StandardWallet, WalletAccount } from './standard-wallet.ts'

export const testWalletName = 'Redress test wallet'

const keyName = 'redress.test-wallet'
const chain = chainIdentifier('localnet')
const icon =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAzMiAzMiI+PHJlY3Qgd2lkdGg9IjMyIiBoZWlnaHQ9IjMyIiByeD0iOCIgZmlsbD0iIzBjNWY1YiIvPjxwYXRoIGQ9Ik0xMiA3aDhNMTQgN3Y2TDguNSAyMy41YTEuNSAxLjUgMCAwIDAgMS4zIDIuMmgxMi40YTEuNSAxLjUgMCAwIDAgMS4zLTIuMkwxOCAxM1Y3IiBmaWxsPSJub25lIiBzdHJva2U9IiNmZmYiIHN0cm9rZS13aWR0aD0iMiIgc3Ryb2tlLWxpbmVjYXA9InJvdW5kIiBzdHJva2UtbGluZWpvaW49InJvdW5kIi8+PHBhdGggZD0iTTExIDE5aDEwIiBzdHJva2U9IiNmZmYiIHN0cm9rZS13aWR0aD0iMiIvPjwvc3ZnPg=='

function storedKey(storage: TextStorage): Uint8Array {
  const known = storage.read(keyName)
  if (known !== null) return new Uint8Array(getBase64Encoder().encode(known))
  const key = crypto.getRandomValues(new Uint8Array(32))
  storage.write(keyName, getBase64Decoder().decode(key))
  return key
}

/** A wallet for the local chain alone: its key is kept in the browser, and it signs whatever this page asks. */
export async function createTestWallet(storage: TextStorage): Promise<StandardWallet> {
  const signer = await createKeyPairSignerFromPrivateKeyBytes(storedKey(storage))
  const account: WalletAccount = {
    address: signer.address,
    publicKey: new Uint8Array(getAddressEncoder().encode(signer.address)),
    chains: [chain],
    features: ['solana:signTransaction', 'solana:signMessage'],
    label: testWalletName,
  }
  const sign = async ({ transaction }: { transaction: Uint8Array }) => {
    const signed = await partiallySignTransaction([signer.keyPair], getTransactionDecoder().decode(transaction))
    return { signedTransaction: new Uint8Array(getTransactionEncoder().encode(signed)) }
  }
  const signMessage = async ({ message }: { message: Uint8Array }) => ({
    signedMessage: message,
    signature: await signBytes(signer.keyPair.privateKey, message),
  })
  return {
    version: '1.0.0',
    name: testWalletName,
    icon,
    chains: [chain],
    accounts: [account],
    features: {
      'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: [account] }) },
      'standard:disconnect': { version: '1.0.0', disconnect: async () => undefined },
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: (...inputs: { transaction: Uint8Array }[]) => Promise.all(inputs.map(sign)),
      },
      'solana:signMessage': {
        version: '1.1.0',
        signMessage: (...inputs: { message: Uint8Array }[]) => Promise.all(inputs.map(signMessage)),
      },
    },
  }
}

let registration: Promise<void> | null = null

/** Registers the test wallet by the Wallet Standard, once. For the local chain only. */
export function registerTestWallet(storage: TextStorage): Promise<void> {
  registration ??= createTestWallet(storage).then(wallet => {
    getWallets().register(wallet)
  })
  return registration
}

/** Requests an airdrop of so many lamports. */
export async function fundTestWallet(rpcUrl: string, recipient: string, amount: bigint): Promise<void> {
  await nodeAt(rpcUrl).requestAirdrop(address(recipient), lamports(amount)).send(withTimeout())
}
