import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Program } from './faults/role-processes.ts'

const root = join(import.meta.dirname, '../../../..')
/** Scope of the project's packages, which the later version has copies of. */
const ownScope = '@redress'
const ownPackages = {
  contract: 'packages/contract',
  domain: 'packages/domain',
  texts: 'packages/texts',
  localnet: 'apps/localnet',
} as const

export interface LaterVersion {
  readonly program: Program
  remove(): void
}

/** Links the packages of `node_modules`; the project's own packages come from the folder. */
function linkPackages(folder: string): void {
  const installed = join(root, 'node_modules')
  mkdirSync(join(folder, 'node_modules', ownScope), { recursive: true })
  for (const name of readdirSync(installed)) {
    if (name === ownScope || name.startsWith('.')) continue
    symlinkSync(join(installed, name), join(folder, 'node_modules', name))
  }
  for (const [name, path] of Object.entries(ownPackages))
    symlinkSync(join(folder, path), join(folder, 'node_modules', ownScope, name))
}

/** Adds a migration to the file that lists them. */
function addMigration(folder: string): void {
  const path = join(folder, 'apps/server/src/platform/database/migrate.ts')
  const newest = '[baseline.name]: { up: baseline.up },'
  const later = `'9001-later': { up: async database => void (await sql\`alter table users add column later text\`.execute(database)) },`
  const text = readFileSync(path, 'utf8')
  if (!text.includes(newest)) throw new Error('The list of migrations has another form')
  writeFileSync(path, text.replace(newest, `${newest}\n${later}`))
}

/** Copies this version and adds a migration. */
export function makeLaterVersion(): LaterVersion {
  const folder = mkdtempSync(join(tmpdir(), 'redress-later-'))
  for (const name of ['packages', 'apps', 'package.json'])
    cpSync(join(root, name), join(folder, name), {
      recursive: true,
      filter: path => !['node_modules', 'dist'].includes(basename(path)),
    })
  linkPackages(folder)
  addMigration(folder)
  return {
    program: [process.execPath, join(folder, 'apps/server/src/main.ts')],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
