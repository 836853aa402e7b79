import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { type OperatorsFolder, project } from './command-line.ts'
import { once } from './once.ts'

/** Reason if packages cannot be installed here. */
export function registryMissing(): string | false {
  const isReached = spawnSync('npm', ['ping'], { timeout: 30_000 }).status === 0
  return !isReached && 'the registry of packages is not reached'
}

/** Proxy, certificate and registry settings of npm, in addition to the user's configuration. */
const wayOut = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    value !== undefined && /^(https?_proxy|no_proxy|node_extra_ca_certs|npm_config_registry)$/i.test(name)
      ? [[name, value]]
      : [],
  ),
)

/** Commands in a fresh clone of the project. */
export function freshCopyRuns({ newPath, run }: OperatorsFolder) {
  const copy = once(async () => {
    const { code, complaint } = await run(`git clone --quiet '${project}' '${newPath('fresh')}'`)
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
    return newPath('fresh')
  })
  const runIn = async (command: string): Promise<string> => {
    const cwd = await copy('')
    expect(await run(command, { cwd, env: { HOME: homedir(), ...wayOut } })).toMatchObject({ code: 0 })
    return cwd
  }
  return {
    install: once(async command => {
      const cwd = await runIn(command)
      const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
      const { output } = await run('node_modules/.bin/node --version', { cwd })
      expect(output).toBe(`v${dependencies.node}\n`)
    }),
    installAndBuild: once(async command => {
      const cwd = await runIn(command)
      expect(existsSync(join(cwd, 'apps/web/dist/index.html'))).toBe(true)
    }),
  }
}
