import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Everything that the page is made of; what is installed, by the lockfile. */
const sources = [
  'apps/web/{index.html,package.json,tsconfig.json,vite.config.ts}',
  'apps/web/{src,public}/**/*',
  'packages/*/{package.json,src/**/*}',
  'package-lock.json',
  'tsconfig.base.json',
]

/** The digest of what a built page was made of. It goes with the page. */
const stamp = join(root, 'apps/web/dist/.vite/made-from')

function digestOfSources(): string {
  const hash = createHash('sha256')
  for (const path of globSync(sources, { cwd: root }).toSorted()) {
    const file = join(root, path)
    if (statSync(file).isFile()) hash.update(`${path}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** A signal ends the bundler too, of which the shell and npm know nothing. */
function endWithThis(child: ChildProcess): Promise<number> {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const end = (signal: (typeof signals)[number]) => {
    child.kill(signal)
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of signals) process.on(signal, end)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', code => {
      for (const signal of signals) process.off(signal, end)
      resolve(code ?? 1)
    })
  })
}

/** Bundles the page for browsers, or the renderer for the server. */
async function bundle(...options: string[]): Promise<boolean> {
  const bundler = join(root, 'node_modules/vite/bin/vite.js')
  const parameters = [bundler, 'build', 'apps/web', '--logLevel', 'warn', ...options]
  const child = spawn(process.execPath, parameters, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  return (await endWithThis(child)) === 0
}

/** Builds the page where anything that it is made of has changed since it was built. */
export async function buildPage(): Promise<boolean> {
  const digest = digestOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return true
  if (!(await bundle()) || !(await bundle('--ssr', 'src/rendering/render-page.tsx'))) return false
  writeFileSync(stamp, digest)
  return true
}
