import { chmodSync, mkdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Log } from '../platform/observability/log.ts'
import { type ConnectedSettings, type Settings, WrongSetting } from '../platform/settings.ts'
import { startChildProcess } from './child-process.ts'
import { startEmbeddedDatabase } from './embedded-database.ts'
import type { MailCatcherOptions } from './mail-catcher-process.ts'
import { localAddresses } from './running-installation.ts'

/** Addresses of a started part, and notes for people about it. */
interface Started<Name extends keyof Settings> {
  readonly settings: { readonly [Each in Name]: NonNullable<Settings[Each]> }
  readonly notes: readonly string[]
}

export interface LocalInstallation {
  /** Settings with every address filled in. */
  readonly settings: ConnectedSettings
  /** Lines for people about what was started. */
  readonly notes: readonly string[]
}

/**
 * Starts local parts for the addresses that the settings lack: PostgreSQL, a mail catcher, and a Solana chain.
 * `running` stops them.
 * @throws WrongSetting with one line if something cannot be started
 */
export async function startLocalInstallation(
  settings: Settings,
  running: AsyncDisposableStack,
  log: Log,
): Promise<LocalInstallation> {
  const [database, mail, chain] = await Promise.all([
    start('embedded database', () => startDatabase(settings, running, log)),
    start('mail catcher', () => startMail(settings, running, log)),
    start('local chain', () => startChain(settings, running)),
  ])
  return {
    settings: { ...settings, ...database.settings, ...mail.settings, ...chain.settings },
    notes: [...database.notes, ...mail.notes, ...chain.notes],
  }
}

/** Starts a part. Any error at its start, such as damaged data or a file in place of a folder, becomes one line. */
async function start<Part>(name: string, starting: () => Promise<Part>): Promise<Part> {
  try {
    return await starting()
  } catch (error) {
    if (error instanceof WrongSetting) throw error
    const reason = error instanceof Error ? error.message : String(error)
    const line = reason
      .split('\n')
      .map(part => part.trim())
      .join(' ')
    const advice = isForbidden(error)
      ? '. Its folder belongs to another user: give it to the one that starts Redress (chown -R), or choose another with DATA_DIR.'
      : ''
    throw new WrongSetting(`The ${name} does not start: ${line}${advice}`, { cause: error })
  }
}

async function startDatabase(
  settings: Settings,
  running: AsyncDisposableStack,
  log: Log,
): Promise<Started<'DATABASE_URL'>> {
  if (settings.DATABASE_URL) return { settings: { DATABASE_URL: settings.DATABASE_URL }, notes: [] }
  const database = await startEmbeddedDatabase(join(settings.DATA_DIR, 'database'), { log })
  running.defer(() => database.stop())
  return {
    settings: { DATABASE_URL: database.connectionString },
    notes: database.openedFolders
      .filter(folder => relative(resolve(settings.DATA_DIR), folder).startsWith('..'))
      .map(folder => `PostgreSQL's user may now pass through ${folder}`),
  }
}

/** The caught mail is a page for people, and JSON at `GET /email`. */
async function startMail(settings: Settings, running: AsyncDisposableStack, log: Log): Promise<Started<'SMTP_URL'>> {
  const { DATA_DIR, SMTP_URL, SMTP_PORT, MAIL_UI_PORT } = settings
  if (SMTP_URL) return { settings: { SMTP_URL }, notes: [] }
  const mailDirectory = resolve(DATA_DIR, 'mail')
  mkdirSync(mailDirectory, { recursive: true })
  chmodSync(mailDirectory, 0o700)
  const options: MailCatcherOptions = { smtpPort: SMTP_PORT, webPort: MAIL_UI_PORT, mailDirectory }
  const script = join(import.meta.dirname, 'mail-catcher-process.ts')
  const catcher = await startChildProcess({ name: 'mail catcher', script, options, log })
  running.defer(() => catcher.stop())
  return {
    settings: { SMTP_URL: localAddresses(settings).SMTP_URL },
    notes: [`Its mail is caught at  http://localhost:${MAIL_UI_PORT}`],
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
const causedBy = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && codes.includes(String(codeOf(error) ?? codeOf(error.cause)))
const isPortHeld = (error: unknown) => causedBy(error, ['EADDRINUSE'])
const isForbidden = (error: unknown) => causedBy(error, ['EACCES', 'EPERM'])

type ChainSetting = 'SOLANA_RPC_URL' | 'SOLANA_WS_URL' | 'SOLANA_CLUSTER' | 'PAYMENT_RECIPIENT'

async function startChain(settings: Settings, running: AsyncDisposableStack): Promise<Started<ChainSetting>> {
  const { SOLANA_RPC_URL, SOLANA_WS_URL, SOLANA_CLUSTER, PAYMENT_RECIPIENT } = settings
  if (SOLANA_RPC_URL && SOLANA_WS_URL && SOLANA_CLUSTER && PAYMENT_RECIPIENT) {
    return { settings: { SOLANA_RPC_URL, SOLANA_WS_URL, SOLANA_CLUSTER, PAYMENT_RECIPIENT }, notes: [] }
  }
  const { startLocalnet, UnusableChain } = await import('@redress/localnet/start-localnet.ts')
  const { localRecipient, prepareLocalRecipient } = await import('@redress/localnet/local-recipient.ts')
  const dataDir = join(settings.DATA_DIR, 'chain')
  const localnet = await startLocalnet({
    ...{ port: settings.LOCALNET_PORT, dataDir },
    accounts: [await localRecipient(dataDir)],
  }).catch(error => {
    if (isPortHeld(error)) {
      throw new Error(`${error.message}. End what listens there, or choose another port with LOCALNET_PORT.`, {
        cause: error,
      })
    }
    if (!(error instanceof UnusableChain) || isForbidden(error)) throw error
    throw new Error(
      `its data in ${resolve(dataDir)} cannot be used (${error.message}). Restore a backup, or move the folder away to begin anew.`,
      { cause: error },
    )
  })
  running.defer(() => localnet.stop())
  return {
    settings: {
      SOLANA_RPC_URL: localnet.rpcUrl,
      SOLANA_WS_URL: localnet.webSocketUrl,
      SOLANA_CLUSTER: 'localnet',
      PAYMENT_RECIPIENT: await prepareLocalRecipient(localnet.rpcUrl, dataDir),
    },
    notes: [`Its Solana chain is at ${localnet.rpcUrl}`],
  }
}
