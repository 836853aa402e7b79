import { createPrivateKey } from 'node:crypto'
import {
  type SettingGroup,
  type SettingSource,
  settingGroups,
  solanaClusters,
} from '@redress/contract/configuration.ts'
import { durationMilliseconds, type PeriodSettings, periods } from '@redress/domain/claim/deadlines.ts'
import { privateContactsSettings } from '@redress/domain/claim/visibility.ts'
import { type Cents, centsFromNumber } from '@redress/domain/money/money.ts'
import { isSolanaAddress } from '@redress/domain/money/solana-address.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { electronicFormatIBAN, extractIBAN, isSEPACountry, isValidIBAN } from 'ibantools'
import { z } from 'zod'

const wholeNumber = (standard: number, least = 1, most = 1_000_000_000) => {
  const message = `must be a whole number from ${least} to ${most}`
  return z.coerce.number(message).int(message).min(least, message).max(most, message).default(standard)
}

const port = (last = 65_535) => {
  const message = `must be a port number from 1 to ${last}`
  return z.coerce.number(message).int(message).min(1, message).max(last, message)
}

const host = z.union([z.ipv4(), z.ipv6()], 'must be an IP address, such as 127.0.0.1, 0.0.0.0 or ::')

const partMessage = 'must be a number from 0 to 1'

const money = (standard: number, minimum: number) =>
  z.coerce
    .number('must be an amount')
    .default(standard)
    .transform((value, context): Cents => {
      const amount = centsFromNumber(value)
      if (amount !== null && value >= minimum) return amount
      context.addIssue(`must be an amount of at least ${minimum} with at most two decimals`)
      return z.NEVER
    })

const url = (...protocols: string[]) =>
  z.string().refine(value => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL that starts with ${protocols.map(protocol => `${protocol}//`).join(' or ')}`,
    abort: true,
  })

/** Origin of page and API. Links append a path to it, and browsers send it as `Origin`. */
const origin = url('http:', 'https:').refine(value => {
  const { href, origin: own } = new URL(value)
  return href === `${own}/`
}, 'must be an origin without a path, such as https://redress.example')

/** Reverse proxies whose `X-Forwarded-For` is trusted. */
const proxies = z
  .string()
  .prefault('loopback')
  .transform(list => list.split(',').map(each => each.trim()))
  .pipe(
    z.array(
      z.union(
        [z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
        'must be IP addresses, ranges such as 10.0.0.0/8, loopback, linklocal or uniquelocal, separated by commas',
      ),
    ),
  )

const oneOf = <const Choices extends readonly [string, ...string[]]>(choices: Choices) =>
  z.enum(choices, `must be one of ${choices.join(', ')}`)

/** ISO 8601 duration between two bounds, in milliseconds. */
const duration = (standard: string, least: string, most: string) =>
  z
    .string()
    .prefault(standard)
    .transform((value, context) => {
      const [from = 0, milliseconds, to = 0] = [least, value, most].map(each => durationMilliseconds(each) ?? undefined)
      if (milliseconds !== undefined && milliseconds >= from && milliseconds <= to) return milliseconds
      context.addIssue(`must be an ISO 8601 duration from ${least} to ${most}`)
      return z.NEVER
    })

/** Timeout; the upper bound stays below Node.js's limit for timers, 24 days. */
const timeout = (standard: string, least = 'PT1S') => duration(standard, least, 'PT1H')

/** A setting for every period of the domain. */
const periodSettings = Object.fromEntries(
  Object.values(periods).map(({ setting, standard }) => [setting, duration(standard, 'PT0S', 'P3650D')]),
) as Record<keyof PeriodSettings, ReturnType<typeof duration>>

const line = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .regex(/^\P{Cc}*$/u, 'must be one line')

/** Address of clamd: a Unix socket, or a host and port. */
const scanner = z
  .string()
  .refine(
    value => value.startsWith('/') || (/^[^/@?#]+:\d+$/.test(value) && URL.canParse(`tcp://${value}`)),
    'must be a path such as /run/clamav/clamd.ctl, or a host and port such as localhost:3310',
  )

const email = z.email('must be an e-mail address')

/** E-mail address, alone or as `Name <address>`. */
const mailbox = line.refine(
  value => email.safeParse(/^[^<>]*<([^<>]*)>$/.exec(value)?.[1] ?? value).success,
  'must be an e-mail address, such as no-reply@redress.example or Redress <no-reply@redress.example>',
)

/** An attacker with a file can try passphrases without limit, so this is long. */
export const passphrase = z.string().min(16, 'must be at least 16 characters')

const dkimKeyBits = 2048

/** RSA key in PEM; settings files may write its line breaks as `\\n`. */
const dkimKey = z
  .string()
  .transform(text => text.replaceAll('\\n', '\n'))
  .refine(isDkimKey, `must be a private RSA key of at least ${dkimKeyBits} bits in PEM`)

function isDkimKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem)
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= dkimKeyBits
  } catch {
    return false
  }
}

/** Role of a process: everything, API only, background jobs only, or migrate and exit. */
const roles = ['all', 'api', 'worker', 'migrate'] as const

const solanaAddress = z.string().refine(isSolanaAddress, 'must be a Solana address')

/** Account of the SEPA area, on which euros arrive; without blanks. */
const iban = z
  .string()
  .transform(text => electronicFormatIBAN(text) ?? '')
  .refine(
    text => isValidIBAN(text) && isSEPACountry(extractIBAN(text).countryCode ?? ''),
    'must be the IBAN of an account in the SEPA area',
  )

/** Schema of every setting, in the groups in which people read them. */
const groups = {
  server: {
    ROLE: oneOf(roles).default('all'),
    HOST: host.default('0.0.0.0'),
    PORT: port().default(3000),
    PUBLIC_URL: origin.optional(),
    DATA_DIR: z.string().min(1, 'must name a folder').default('.data'),
    DATABASE_URL: url('postgres:', 'postgresql:').optional(),
    DATABASE_POOLER_URL: url('postgres:', 'postgresql:').optional(),
    DATABASE_READ_URL: url('postgres:', 'postgresql:').optional(),
    LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
    DATABASE_TIMEOUT: timeout('PT10S'),
    STORAGE_TIMEOUT: timeout('PT10S'),
    PREPARED_STATEMENTS: oneOf(['on', 'off']).default('on'),
    SECRET_KEY: z.string().min(32, 'must be at least 32 characters').optional(),
    TRUSTED_PROXIES: proxies,
    REQUESTS_PER_MINUTE: wholeNumber(600),
    REQUESTS_AT_ONCE: wholeNumber(100),
    EVENT_LOOP_DELAY_LIMIT: timeout('PT1S', 'PT0S'),
    DRAIN_SECONDS: wholeNumber(30, 0, 3_600),
  },
  // Off by default
  telemetry: {
    METRICS_PORT: port().optional(),
    METRICS_HOST: host.default('127.0.0.1'),
    OTEL_EXPORTER_OTLP_ENDPOINT: url('http:', 'https:').optional(),
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number(partMessage).min(0, partMessage).max(1, partMessage).default(1),
  },
  mail: {
    SMTP_URL: url('smtp:', 'smtps:').optional(),
    BOUNCES_URL: url('imap:', 'imaps:').optional(),
    MAIL_FROM: mailbox.default('Redress <no-reply@redress.example>'),
    DKIM_SELECTOR: z
      .string()
      .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, 'must be letters, digits, hyphens and dots')
      .optional(),
    DKIM_PRIVATE_KEY: dkimKey.optional(),
    SMTP_PORT: port().default(1025),
    MAIL_UI_PORT: port().default(1080),
  },
  // A trial installation has no operator
  operator: {
    OPERATOR_NAME: line.optional(),
    OPERATOR_ADDRESS: line.optional(),
    OPERATOR_EMAIL: email.optional(),
    OPERATOR_IBAN: iban.optional(),
    // Banks compare the name before they send, and the code for banking apps has room for 70 characters.
    OPERATOR_IBAN_HOLDER: line.max(70, 'must be at most 70 characters, as the bank has the name').optional(),
  },
  chain: {
    SOLANA_RPC_URL: url('http:', 'https:').optional(),
    SOLANA_WS_URL: url('ws:', 'wss:').optional(),
    SOLANA_PUBLIC_RPC_URL: url('http:', 'https:').optional(),
    SOLANA_CLUSTER: oneOf(solanaClusters).optional(),
    PAYMENT_RECIPIENT: solanaAddress.optional(),
    // The chain's WebSocket uses the next port.
    LOCALNET_PORT: port(65_534).default(8899),
  },
  // Fees, and the price of a SOL
  fees: {
    SUBMISSION_FEE: money(10, 0),
    DISPUTE_FEE: money(10, 0),
    FREE_CLAIMS: wholeNumber(0, 0),
    SOL_PRICE_SOURCE: oneOf(['fixed', 'pyth']).default('fixed'),
    SOL_PRICE_EUR: money(150, 0.01),
    SOL_PRICE_USD: money(150, 0.01),
    PYTH_SOL_USD: solanaAddress.optional(),
    PYTH_EUR_USD: solanaAddress.optional(),
    PYTH_SOL_AGE: duration('PT3M', 'PT1S', 'P365D'),
    PYTH_EUR_AGE: duration('P4D', 'PT1S', 'P365D'),
    PYTH_UNCERTAINTY: z.coerce
      .number('must be a number of per cent')
      .min(0.01, 'must be at least 0.01')
      .max(100, 'must be at most 100')
      .default(1),
  },
  claims: {
    ...periodSettings,
    UNRESOLVED_CLAIMS_LIMIT: wholeNumber(limits.unresolvedClaims),
    PRIVATE_CONTACTS: oneOf(privateContactsSettings).default('confirmed'),
  },
  documents: {
    S3_BUCKET: z.string().optional(),
    S3_ENDPOINT: url('https:', 'http:').optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    CLAMD_SOCKET: scanner.optional(),
    // Longer than clamd needs for 50 MB on a slow machine; its own limit is two minutes.
    SCAN_TIMEOUT: timeout('PT150S'),
  },
  backups: {
    BACKUP_PASSPHRASE: passphrase.optional(),
    BACKUP_PASSPHRASE_FILE: z.string().optional(),
  },
  google: {
    GOOGLE_CLIENT_ID: z.string().optional(),
    GOOGLE_CLIENT_SECRET: z.string().optional(),
    GOOGLE_ISSUER: url('https:', 'http:').default('https://accounts.google.com'),
  },
} as const satisfies Record<SettingGroup, z.core.$ZodLooseShape>

/** Every setting, validated from the environment. */
const environment = z.object({
  ...groups.server,
  ...groups.telemetry,
  ...groups.mail,
  ...groups.operator,
  ...groups.chain,
  ...groups.fees,
  ...groups.claims,
  ...groups.documents,
  ...groups.backups,
  ...groups.google,
})

type Environment = z.output<typeof environment>
type SettingName = keyof Environment

/** Names of all settings. */
export const settingNames = Object.keys(environment.shape) as SettingName[]

const groupOf = (name: SettingName): SettingGroup => settingGroups.find(group => name in groups[group]) ?? 'server'

/** Settings that are secret or may contain a secret, such as an address with a password. */
export const secretSettings: readonly SettingName[] = [
  'DATABASE_URL',
  'DATABASE_POOLER_URL',
  'DATABASE_READ_URL',
  'SECRET_KEY',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'SMTP_URL',
  'BOUNCES_URL',
  'DKIM_PRIVATE_KEY',
  'SOLANA_RPC_URL',
  'SOLANA_WS_URL',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'BACKUP_PASSPHRASE',
  'GOOGLE_CLIENT_SECRET',
]

/** Validated settings; amounts in cents, durations in milliseconds. */
export type Settings = Omit<Environment, 'PUBLIC_URL'> & {
  readonly PUBLIC_URL: string
  /** Settings from the environment, as raw text. */
  readonly given: ReadonlyMap<SettingName, string>
} & PeriodSettings

type Address = 'DATABASE_URL' | 'SMTP_URL' | 'SOLANA_RPC_URL' | 'SOLANA_WS_URL'

/** Settings with the address of every external part. */
export type ConnectedSettings = Settings & { readonly [Name in Address]: NonNullable<Settings[Name]> }

/** Settings that must be the same in processes of different roles. */
const sharedByProcesses = ['DATABASE_URL', 'SMTP_URL', 'SOLANA_RPC_URL', 'SECRET_KEY', 'PUBLIC_URL'] as const

/** Constraints between settings, each with its error message. */
const combinations: readonly [allows: (settings: Environment) => boolean, line: string][] = [
  [
    ({ ROLE, ...set }) =>
      ROLE === 'all' || ROLE === 'migrate' || sharedByProcesses.every(name => set[name] !== undefined),
    `A process of one role starts nothing beside itself: ${sharedByProcesses.join(', ')} must be set, to the same in every process`,
  ],
  [
    settings => settings.ROLE !== 'migrate' || settings.DATABASE_URL !== undefined,
    'What is migrated is the database of DATABASE_URL, which must be set',
  ],
  [
    settings => settings.DATABASE_POOLER_URL === undefined || settings.DATABASE_URL !== undefined,
    'DATABASE_POOLER_URL is the way to DATABASE_URL that requests take, which must be set too',
  ],
  [
    settings => settings.DATABASE_READ_URL === undefined || settings.DATABASE_URL !== undefined,
    'DATABASE_READ_URL is where a replica of DATABASE_URL is read, which must be set too',
  ],
  [
    settings => areSetTogether(settings.SOLANA_RPC_URL, settings.SOLANA_CLUSTER, settings.PAYMENT_RECIPIENT),
    'SOLANA_RPC_URL, SOLANA_CLUSTER and PAYMENT_RECIPIENT must be set together',
  ],
  [
    settings => settings.SOLANA_PUBLIC_RPC_URL !== undefined || holdsNoKey(settings.SOLANA_RPC_URL),
    'SOLANA_RPC_URL may hold a key, as it is more than an origin: set SOLANA_PUBLIC_RPC_URL to the address of a node for browsers, which everybody can read',
  ],
  [
    settings => areSetTogether(settings.S3_ACCESS_KEY_ID, settings.S3_SECRET_ACCESS_KEY),
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together',
  ],
  [
    settings => settings.S3_BUCKET !== undefined || !(settings.S3_ENDPOINT || settings.S3_ACCESS_KEY_ID),
    'S3_ENDPOINT and S3_ACCESS_KEY_ID need an S3_BUCKET',
  ],
  [
    settings => settings.BACKUP_PASSPHRASE === undefined || settings.BACKUP_PASSPHRASE_FILE === undefined,
    'BACKUP_PASSPHRASE and BACKUP_PASSPHRASE_FILE must not both be set',
  ],
  [
    settings => areSetTogether(settings.OPERATOR_NAME, settings.OPERATOR_ADDRESS, settings.OPERATOR_EMAIL),
    'OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_EMAIL must be set together',
  ],
  [
    settings => areSetTogether(settings.OPERATOR_IBAN, settings.OPERATOR_IBAN_HOLDER),
    'OPERATOR_IBAN and OPERATOR_IBAN_HOLDER must be set together',
  ],
  [
    settings => areSetTogether(settings.DKIM_SELECTOR, settings.DKIM_PRIVATE_KEY),
    'DKIM_SELECTOR and DKIM_PRIVATE_KEY must be set together',
  ],
  [
    settings => areSetTogether(settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET),
    'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together',
  ],
  [
    settings => /^https:/i.test(settings.GOOGLE_ISSUER) || isThisMachine(settings.GOOGLE_ISSUER),
    'GOOGLE_ISSUER must start with https://, unless it is on this machine',
  ],
  [
    settings => settings.SOL_PRICE_SOURCE !== 'pyth' || Boolean(settings.PYTH_SOL_USD && settings.PYTH_EUR_USD),
    'SOL_PRICE_SOURCE=pyth needs the accounts PYTH_SOL_USD and PYTH_EUR_USD',
  ],
]

/** RPC node for browsers. */
export const publicRpcUrlOf = (settings: Pick<Settings, 'SOLANA_PUBLIC_RPC_URL' | 'SOLANA_RPC_URL'>) =>
  settings.SOLANA_PUBLIC_RPC_URL ?? settings.SOLANA_RPC_URL

const areSetTogether = (...values: readonly (string | undefined)[]): boolean =>
  values.every(value => value === undefined) || values.every(value => value !== undefined)

const holdsNoKey = (address: string | undefined): boolean =>
  address === undefined || new URL(address).href === `${new URL(address).origin}/`

const isThisMachine = (address: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)

/** Error in the settings; the message is one line for the operator. */
export class WrongSetting extends Error {}

/** @throws WrongSetting with one line that names the first wrong setting */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new WrongSetting(`${String(issue?.path[0])} ${issue?.message}`)
  }
  const settings = parsed.data
  const broken = combinations.find(([allows]) => !allows(settings))
  if (broken) throw new WrongSetting(broken[1])
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`
  const webSocketUrl = settings.SOLANA_WS_URL ?? settings.SOLANA_RPC_URL?.replace(/^http/, 'ws')
  return {
    ...settings,
    given: new Map(settingNames.flatMap(name => (given[name] === undefined ? [] : [[name, given[name]]]))),
    ...(webSocketUrl && { SOLANA_WS_URL: webSocketUrl }),
    PUBLIC_URL: new URL(publicUrl).origin,
  }
}

export interface SeenSetting {
  readonly name: string
  /** Value as in the environment; for settings that may contain a secret, only the host or nothing. `null` if unset. */
  readonly value: string | null
  readonly group: SettingGroup
  readonly source: SettingSource
  readonly isSecret: boolean
}

const standards = z.toJSONSchema(environment, { io: 'input', unrepresentable: 'any' }).properties ?? {}

function standardOf(name: SettingName): string | null {
  const property = standards[name]
  const standard = typeof property === 'object' ? property.default : undefined
  return standard === undefined ? null : String(standard)
}

const hostOf = (name: SettingName, value: string | null): string | null =>
  value !== null && /_(URL|ENDPOINT)$/.test(name) ? new URL(value).host : null

/** Settings of this process with their source; secrets are hidden. */
export const seenSettings = (settings: Settings): SeenSetting[] =>
  settingNames.map(name => {
    const given = settings.given.get(name) ?? null
    const standard = standardOf(name)
    // Value that the process generated or started itself.
    const own = settings[name] === undefined ? null : String(settings[name])
    const value = given ?? standard ?? own
    const source = given !== null ? 'environment' : standard !== null ? 'default' : own !== null ? 'process' : 'none'
    const isSecret = secretSettings.includes(name)
    return { name, group: groupOf(name), value: isSecret ? hostOf(name, value) : value, source, isSecret }
  })
