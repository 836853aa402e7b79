import type { Currency } from '@redress/domain/money/money.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { amount } from './fields.ts'
import { view } from './named-schemas.ts'

export const solanaClusters = ['localnet', 'devnet', 'testnet', 'mainnet-beta'] as const

const operator = view('Operator', { name: z.string(), address: z.string(), email: z.string() })

/** Who runs an installation, and how to reach them. */
export type Operator = z.output<typeof operator>

/** What the page has to know of the installation. */
export const getConfiguration = endpoint({
  method: 'GET',
  path: '/v1/configuration',
  summary: 'The settings that the page needs',
  permission: 'read public pages',
  output: z.object({
    cluster: z.enum(solanaClusters),
    /** The Solana node that the page asks. */
    rpcUrl: z.string(),
    submissionFee: amount,
    disputeFee: amount,
    /** The price of one SOL in each currency. */
    solPrices: z.object({ EUR: amount, USD: amount } satisfies Record<Currency, typeof amount>),
    noticePeriod: z.string(),
    offerPeriod: z.string(),
    unresolvedClaimsLimit: z.number().int(),
    /** `null` for a trial installation, which nobody runs as a service. */
    operator: operator.nullable(),
    isGoogleSignInEnabled: z.boolean(),
  }),
  errors: [],
})
