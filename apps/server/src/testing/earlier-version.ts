import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrations } from '../platform/database/migrate.ts'
import type { Program } from './faults/role-processes.ts'

const root = join(import.meta.dirname, '../../../..')
const migrationsFolder = 'apps/server/src/platform/database/migrations'
/** The project's own packages, which an earlier version has of its own. */
const ownScope = '@redress'

export interface EarlierVersion {
  /** The first migration that it does not have. */
  readonly before: string
  readonly program: Program
  remove(): void
}

const git = (...parameters: string[]): string =>
  String(execFileSync('git', parameters, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 })).trim()

const versionsIn = (lockfile: string): [name: string, version: unknown][] =>
  Object.entries((JSON.parse(lockfile) as { packages: Record<string, { version?: string; link?: boolean }> }).packages)
    .filter(([name, { link }]) => name.startsWith('node_modules/') && !link)
    .map(([name, { version }]) => [name, version])

/** The commit before the one that brought a migration. @throws where the history does not reach so far */
function commitBefore(migration: string): string {
  const added = git('log', '--diff-filter=A', '--format=%H', '--', `${migrationsFolder}/${migration}.ts`)
  const [first] = added.split('\n').reverse()
  return git('rev-parse', '--verify', `${first}^`)
}

/** What `node_modules` has now, except for the project's own packages, which are those of the folder. */
function linkPackages(folder: string): void {
  const installed = join(root, 'node_modules')
  mkdirSync(join(folder, 'node_modules', ownScope), { recursive: true })
  for (const name of readdirSync(installed)) {
    if (name === ownScope || name.startsWith('.')) continue
    symlinkSync(join(installed, name), join(folder, 'node_modules', name))
  }
  for (const [name, place] of [
    ['contract', 'packages/contract'],
    ['domain', 'packages/domain'],
    ['localnet', 'apps/localnet'],
  ] as const) {
    symlinkSync(join(folder, place), join(folder, 'node_modules', ownScope, name))
  }
}

/** The server as it was before a migration; why it cannot be had, where it cannot. */
function versionBefore(migration: string): EarlierVersion | string {
  let commit: string
  try {
    commit = commitBefore(migration)
  } catch {
    return `this clone's history does not reach back to before ${migration}`
  }
  const now = new Map(versionsIn(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  const [other] =
    versionsIn(git('show', `${commit}:package-lock.json`)).find(([name, it]) => now.get(name) !== it) ?? []
  if (other) return `before ${migration}, ${other} was of another version than what is installed`
  const folder = mkdtempSync(join(tmpdir(), 'redress-earlier-'))
  const archive = join(folder, 'source.tar')
  git('archive', `--output=${archive}`, commit, 'packages', 'apps', 'package.json')
  execFileSync('tar', ['-xf', archive, '-C', folder])
  rmSync(archive)
  linkPackages(folder)
  return {
    before: migration,
    program: [process.execPath, join(folder, 'apps/server/src/main.ts')],
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/**
 * The earliest version out of the history that runs with the packages that are installed now, of those before each
 * migration from a given one on.
 * @returns why there is none, where there is none
 */
export function earliestVersion(from: string): EarlierVersion | string {
  let reason = `there is no migration from ${from} on`
  for (const migration of Object.keys(migrations).filter(name => name >= from)) {
    const found = versionBefore(migration)
    if (typeof found !== 'string') return found
    reason = found
  }
  return reason
}
