import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { checkDatabase } from '../platform/database/check-database.ts'
import { type Settings, WrongSetting } from '../platform/settings.ts'
import { checkPorts } from './ports.ts'

/**
 * Creates one level at a time: Node's recursive mkdir loops forever on a file system that always answers ENOENT, such
 * as /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (statSync(folder).isDirectory()) return
    throw new Error(`${folder} is a file`)
  }
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

/**
 * Creates the folder if it is missing.
 * @throws WrongSetting if it is not writable
 */
export function checkDataDir({ DATA_DIR }: Settings): void {
  try {
    makeFolder(resolve(DATA_DIR))
    accessSync(DATA_DIR, constants.W_OK | constants.X_OK)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new WrongSetting(`Nothing can be written to DATA_DIR (${resolve(DATA_DIR)}): ${reason}`, { cause })
  }
}

/**
 * Checks the paths and addresses in the settings before anything is started or stored.
 * @throws WrongSetting with one line that names the setting, and what to do
 */
export async function checkSurroundings(settings: Settings): Promise<void> {
  const isServer = settings.ROLE !== 'migrate'
  if (isServer) await checkPorts(settings)
  if (settings.DATABASE_URL) await checkDatabase(settings.DATABASE_URL)
  if (isServer) checkDataDir(settings)
}
