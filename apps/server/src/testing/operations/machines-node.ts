import { spawnSync } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const manifest = join(import.meta.dirname, '../../../../../package.json')
const { engines } = JSON.parse(readFileSync(manifest, 'utf8')) as { engines: { node: string } }
const majorOf = (version: string) => Number(/\d+/.exec(version)?.[0])

/** npm and npx prepend the project's programs to PATH. */
const isOfTheProject = (folder: string) => {
  if (folder.includes('node_modules')) return true
  try {
    return realpathSync(join(folder, 'node')) === realpathSync(process.execPath)
  } catch {
    return false
  }
}

const folders = (process.env.PATH ?? '').split(delimiter).filter(folder => !isOfTheProject(folder))
const { stdout } = spawnSync('node', ['--version'], { env: { PATH: folders.join(delimiter) } })
const version = stdout?.toString().trim() || null

/** Search path of an operator's shell. The project's Node is included only if the machine has no other. */
export const machinesPath = [...folders, ...(version === null ? [dirname(process.execPath)] : [])].join(delimiter)

/** Reason if the commands do not run on the oldest Node that the project supports. */
export const oldestNodeMissing: string | false =
  majorOf(version ?? process.version) !== majorOf(engines.node) &&
  `the machine's Node is ${version ?? 'the project’s own'}, and not the oldest of ${engines.node}`
