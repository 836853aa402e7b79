import { zstdCompressSync } from 'node:zlib'
import { getBase58Decoder, getBase64Decoder, type MaybeEncodedAccount } from '@solana/kit'
import { asAddress, type Method, RpcError, withContext } from './method.ts'

const RENT_EXEMPT_EPOCH = 18_446_744_073_709_551_615n
const BASE58_LIMIT = 128

function encodeData(data: Uint8Array, encoding: unknown): unknown {
  switch (encoding) {
    case undefined:
    case 'base58':
      if (data.length > BASE58_LIMIT)
        throw new RpcError(
          'invalidRequest',
          'Encoded binary (base 58) data should be less than 128 bytes, please use Base64 encoding.',
        )
      return encoding === undefined ? getBase58Decoder().decode(data) : [getBase58Decoder().decode(data), 'base58']
    case 'base64':
    case 'jsonParsed':
      return [getBase64Decoder().decode(data), 'base64']
    case 'base64+zstd':
      return [zstdCompressSync(data).toString('base64'), 'base64+zstd']
    default:
      throw new RpcError('invalidParams', `Invalid params: unknown encoding ${String(encoding)}`)
  }
}

function sliced(data: Uint8Array, slice: unknown): Uint8Array {
  if (typeof slice !== 'object' || slice === null || !('offset' in slice) || !('length' in slice)) return data
  return data.subarray(Number(slice.offset), Number(slice.offset) + Number(slice.length))
}

/** `jsonParsed` answers as a node does for a program that it cannot parse: base64. */
export function encodeAccount(account: MaybeEncodedAccount, config: Readonly<Record<string, unknown>>): unknown {
  if (!account.exists || account.lamports === 0n) return null
  const data = new Uint8Array(account.data)
  return {
    data: encodeData(sliced(data, config.dataSlice), config.encoding),
    executable: account.executable,
    lamports: account.lamports,
    owner: account.programAddress,
    rentEpoch: RENT_EXEMPT_EPOCH,
    space: BigInt(data.length),
  }
}

const MAX_ACCOUNTS = 100

const getAccountInfo: Method = (ledger, parameters) =>
  withContext(ledger, encodeAccount(ledger.account(parameters.address(0)), parameters.config(1)))

const getMultipleAccounts: Method = (ledger, parameters) => {
  const addresses = parameters.list(0, MAX_ACCOUNTS).map(asAddress)
  const config = { encoding: 'base64', ...parameters.config(1) }
  return withContext(
    ledger,
    addresses.map(address => encodeAccount(ledger.account(address), config)),
  )
}

export const accountMethods: Readonly<Record<string, Method>> = {
  getBalance: (ledger, parameters) => withContext(ledger, ledger.balance(parameters.address(0))),
  getAccountInfo,
  getMultipleAccounts,
  requestAirdrop: (ledger, parameters) => ledger.airdrop(parameters.address(0), parameters.amount(1)),
}
