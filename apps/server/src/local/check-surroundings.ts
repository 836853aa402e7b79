import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { checkDatabase } from '../platform/database/check-database.ts'
import { type Settings, WrongSetting } from '../platform/settings.ts'
import { checkPorts } from './ports.ts'

/** Folder by folder: Node's recursive way never ends where a file system answers ENOENT to all of them, as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (statSync(folder).isDirectory()) return
    throw new Error(`${folder} is a file`)
  }
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

/** Makes the folder where it is not there. @throws WrongSetting where nothing can be written to it */
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
 * Looks whether what the settings name can be used, before anything is started or stored.
 * @throws WrongSetting with one line that names the setting, and what to do
 */
export async function checkSurroundings(settings: Settings): Promise<void> {
  const isServer = settings.ROLE !== 'migrate'
  if (isServer) await checkPorts(settings)
  if (settings.DATABASE_URL) await checkDatabase(settings.DATABASE_URL)
  if (isServer) checkDataDir(settings)
}
