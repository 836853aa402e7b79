import { join } from 'node:path'
import { type ConnectedSettings, type Settings, WrongSetting } from '../platform/settings.ts'
import { runningEmbeddedDatabase } from './embedded-database.ts'

/** Addresses of the parts that run on this machine. */
export const localAddresses = ({ SMTP_PORT, LOCALNET_PORT }: Settings) => ({
  SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`,
  SOLANA_RPC_URL: `http://127.0.0.1:${LOCALNET_PORT}`,
  SOLANA_WS_URL: `ws://127.0.0.1:${LOCALNET_PORT + 1}`,
})

/**
 * Settings of a command beside a running server, with every address filled in.
 * @throws WrongSetting if no server is running
 */
export function runningInstallation(settings: Settings): ConnectedSettings {
  const DATABASE_URL = settings.DATABASE_URL ?? runningEmbeddedDatabase(join(settings.DATA_DIR, 'database'))
  if (!DATABASE_URL) {
    throw new WrongSetting(`No server runs in DATA_DIR (${settings.DATA_DIR}), and DATABASE_URL is not set`)
  }
  const local = localAddresses(settings)
  return {
    ...settings,
    DATABASE_URL,
    SMTP_URL: settings.SMTP_URL ?? local.SMTP_URL,
    SOLANA_RPC_URL: settings.SOLANA_RPC_URL ?? local.SOLANA_RPC_URL,
    SOLANA_WS_URL: settings.SOLANA_WS_URL ?? local.SOLANA_WS_URL,
  }
}
