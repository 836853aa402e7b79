import { encodeAccount } from './encode-account.ts'
import { type Method, withContext } from './method.ts'
import { asAddress } from './parameters.ts'

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
