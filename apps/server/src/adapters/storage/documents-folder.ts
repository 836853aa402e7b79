import { existsSync } from 'node:fs'
import { link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** No key of a document has this form. */
const installationFile = '.installation'

export const documentsFolderIn = (dataDir: string): string => join(dataDir, 'documents')

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** Installation id stored in a folder; `null` if there is none. */
export async function readInstallationId(folder: string): Promise<string | null> {
  try {
    return (await readFile(join(folder, installationFile), 'utf8')).trim()
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

/** Writes the id into the folder atomically, unless it has one. Of several concurrent writers the first wins. */
export async function writeInstallationId(folder: string, id: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, installationFile)
  const partial = `${path}.${id}`
  const file = await open(partial, 'w', 0o600)
  try {
    await file.writeFile(`${id}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  try {
    await link(partial, path)
    await rm(partial)
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return rm(partial)
    // A file system without links.
    await rename(partial, path)
  }
}

export const holdsDocument = (folder: string, key: string): boolean => existsSync(join(folder, key))

/** Whether a folder contains any document. Empty folders of claims remain after their last document is deleted. */
export async function holdsDocuments(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(error => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
  return entries.some(entry => entry.isFile() && !entry.name.startsWith(installationFile))
}
