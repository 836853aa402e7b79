import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { documentedCommand, filledCommand } from '../documented-commands.ts'
import { type OperatorsFolder, project } from './command-line.ts'
import { machinesPath } from './machines-node.ts'
import { once } from './once.ts'

export const noPsql = spawnSync('psql', ['--version']).status !== 0 && 'psql is not installed (Debian: postgresql)'
export const noCheckout = !existsSync(join(project, '.git')) && 'what is tested here is no checkout'

/** Commands for a dedicated machine, for which a folder stands in. */
export function ownMachineRuns({ newPath, checkout, run }: OperatorsFolder) {
  const page = 'own-machine.md'
  const machine = once(async () => {
    const folders = ['etc/nginx/sites-available', 'etc/nginx/sites-enabled', 'etc/systemd/system', 'var/backups']
    for (const name of folders) mkdirSync(newPath(join('machine', name)), { recursive: true })
    writeFileSync(newPath('machine/etc/nginx/sites-enabled/default'), '')
    return newPath('machine')
  })
  /** Runs the command with folders of the machine and the project in place of the root's. */
  async function type(command: string, values: Readonly<Record<string, string>> = {}, env = {}) {
    const root = await machine('')
    const filled = filledCommand(command, values)
      .replaceAll(/(?<=\s)\/(?=etc\/|var\/)/g, `${root}/`)
      .replaceAll('/opt/redress', checkout)
    expect(await run(filled, { env })).toMatchObject({ code: 0, complaint: '' })
    return root
  }

  const makeFolder = once(command => type(command))
  const copySettings = once(async command => {
    await makeFolder(documentedCommand(page, 'install --directory --mode 700 /etc'))
    const file = join(await type(command), 'etc/redress/settings.env')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    return file
  })
  const settings = () => copySettings(documentedCommand(page, 'install --mode 600'))
  const name = `machine_${crypto.randomUUID().replaceAll('-', '')}`
  /** Runs PostgreSQL's administrator programs against the tests' server. */
  async function asAdministrator(command: string, values: Readonly<Record<string, string>>) {
    const programs = newPath('administrator')
    mkdirSync(programs, { recursive: true })
    writeFileSync(join(programs, 'runuser'), '#!/bin/sh\nshift 3\nexec "$@"\n', { mode: 0o755 })
    const { hostname, port, username, password } = new URL(inject('databaseUrl'))
    const server = { PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password, PGDATABASE: 'postgres' }
    await type(command, values, { PATH: [programs, machinesPath].join(delimiter), ...server })
  }
  const makeRole = once(async command => {
    const file = await settings()
    await asAdministrator(command, { 'role redress': `role ${name}` })
    return /^DATABASE_URL=postgres:\/\/redress:([0-9a-f]{48})@/m.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
  })

  return {
    clone: async (command: string) => {
      const to = newPath('cloned')
      const { code } = await run(filledCommand(command, { ADDRESS: `'${project}'`, '/opt/redress': to }))
      expect(code).toBe(0)
      expect(existsSync(join(to, 'deploy/systemd/redress.service'))).toBe(true)
    },
    makeFolder: async (command: string) => void (await makeFolder(command)),
    copySettings: async (command: string) => void (await copySettings(command)),
    makeSecrets: async (command: string) => {
      const file = await settings()
      await type(command)
      const secrets = readFileSync(file, 'utf8').matchAll(/^(SECRET_KEY|BACKUP_PASSPHRASE)=([0-9a-f]{64})$/gm)
      expect(new Set([...secrets].map(([, , secret]) => secret)).size).toBe(2)
      expect(statSync(file).mode & 0o777).toBe(0o600)
    },
    makeRole: async (command: string) => {
      expect(await makeRole(command)).not.toBe('')
    },
    makeDatabase: async (command: string) => {
      const password = await makeRole(documentedCommand(page, 'export PASSWORD='))
      await asAdministrator(command, { '--owner redress': `--owner ${name}`, 'template0 redress': `template0 ${name}` })
      const { host } = new URL(inject('databaseUrl'))
      const client = new pg.Client(`postgres://${name}:${password}@${host}/${name}`)
      await client.connect()
      await client.query('create table things (id int)')
      await client.end()
    },
    makeSite: async (command: string) => {
      const site = join(await type(command, { NAME: 'claims.example.org' }), 'etc/nginx/sites-available/redress')
      expect(readFileSync(site, 'utf8')).toContain('server_name claims.example.org;')
      expect(readFileSync(site, 'utf8')).not.toContain('redress.example')
    },
    enableSite: async (command: string) => {
      const enabled = join(await type(command), 'etc/nginx/sites-enabled')
      expect(readdirSync(enabled)).toEqual(['redress'])
      expect(readlinkSync(join(enabled, 'redress'))).toBe('../sites-available/redress')
    },
    makeBackupFolder: async (command: string) => {
      const { username } = userInfo()
      const owner = { '--owner redress --group redress': `--owner ${username}` }
      expect(statSync(join(await type(command, owner), 'var/backups/redress')).mode & 0o777).toBe(0o700)
    },
    copyUnits: async (command: string) => {
      const copied = readdirSync(join(await type(command), 'etc/systemd/system')).sort()
      const units = readdirSync(join(project, 'deploy/systemd')).filter(each => /\.(service|timer)$/.test(each))
      expect(copied).toEqual(units.sort())
    },
  }
}
