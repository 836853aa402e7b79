import type { Currency } from '@redress/domain/money/money.ts'
import { inEachLanguage } from '@redress/domain/people/languages.ts'
import { z } from 'zod'
import { broadcastForm } from './broadcast-forms.ts'
import { endpoint } from './endpoint.ts'
import { explanationForm } from './explanation-form.ts'
import { amount, choice, dateTime } from './fields.ts'
import { view } from './named-schemas.ts'

export const solanaClusters = ['localnet', 'devnet', 'testnet', 'mainnet-beta'] as const

const operator = view('Operator', { name: z.string(), address: z.string(), email: z.string() })

/** The operator of the installation, with contact details. */
export type Operator = z.output<typeof operator>

/** Settings of the installation that the page needs. */
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
    /** Number of claims of each account that cost no submission fee. */
    freeClaims: z.number().int(),
    disputeFee: amount,
    /** The price of one SOL in each currency. */
    solPrices: z.object({ EUR: amount, USD: amount } satisfies Record<Currency, typeof amount>),
    noticePeriod: z.string(),
    offerPeriod: z.string(),
    unresolvedClaimsLimit: z.number().int(),
    /** `null` for a trial installation, which nobody runs as a service. */
    operator: operator.nullable(),
    /** Whether fees in EUR can be paid by bank transfer. */
    hasBankAccount: z.boolean(),
    isGoogleSignInEnabled: z.boolean(),
  }),
  errors: [],
})

/** Sources of a setting: the environment, its default, or the process, which started or made it. */
const settingSources = ['environment', 'default', 'process', 'none'] as const
export type SettingSource = (typeof settingSources)[number]

/** Groups in which settings are listed. */
export const settingGroups = [
  ...(['server', 'telemetry', 'mail', 'operator', 'chain'] as const),
  ...(['fees', 'claims', 'documents', 'backups', 'google'] as const),
] as const
export type SettingGroup = (typeof settingGroups)[number]

const broadcast = view('Broadcast', {
  /** A line in each language. */
  texts: z.object(inEachLanguage(() => z.string())),
  shownFrom: dateTime,
  shownUntil: dateTime,
})
export type Broadcast = z.output<typeof broadcast>

const installationSettings = view('InstallationSettings', {
  /** Whether the caller sees the console's reports. */
  mayReadReports: z.boolean(),
  /** Whether the caller may publish a broadcast. */
  mayBroadcast: z.boolean(),
  /** Whether the caller may make and end codes that take over fees. */
  mayHandOutFeeCodes: z.boolean(),
  /** Settings of the process that answers. */
  settings: z.array(
    z.object({
      name: z.string(),
      /** Value as in the environment. Of a setting that may hold a secret, only its host or nothing. */
      value: z.string().nullable(),
      group: choice(settingGroups),
      source: choice(settingSources),
      isSecret: z.boolean(),
    }),
  ),
  /** Broadcast that pages show now or later; `null` if there is none. */
  broadcast: broadcast.nullable(),
})
export type InstallationSettings = z.output<typeof installationSettings>

const staffErrors = ['NOT_FOUND', 'SECOND_FACTOR_REQUIRED'] as const

export const getInstallationSettings = endpoint({
  method: 'GET',
  path: '/v1/operator/settings',
  summary: 'For staff: the settings and where each comes from, without secrets, and what every page shows',
  permission: 'read settings',
  output: installationSettings,
  errors: [...staffErrors],
})

export const setBroadcast = endpoint({
  method: 'POST',
  path: '/v1/operator/broadcast',
  summary: 'For staff: have every page show a text for a time, in place of the one before',
  permission: 'broadcast',
  needsProof: true,
  body: broadcastForm,
  output: installationSettings,
  errors: [...staffErrors, 'SIGN_IN_AGAIN', 'BROADCAST_TIMES'],
})

export const endBroadcast = endpoint({
  method: 'POST',
  path: '/v1/operator/broadcast/end',
  summary: 'For staff: end what every page shows',
  permission: 'broadcast',
  needsProof: true,
  body: explanationForm,
  output: installationSettings,
  errors: [...staffErrors, 'SIGN_IN_AGAIN', 'NO_BROADCAST'],
})
