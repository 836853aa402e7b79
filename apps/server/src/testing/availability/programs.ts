import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from './service.ts'

/** Programs by the names of Debian's packages. */
const packages = {
  'etcd-server': '/usr/bin/etcd',
  'etcd-client': '/usr/bin/etcdctl',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  nginx: '/usr/sbin/nginx',
  postgresql: '/usr/lib/postgresql',
  pgbackrest: '/usr/bin/pgbackrest',
  rclone: '/usr/bin/rclone',
} as const

const isThere = (path: string): boolean => {
  try {
    accessSync(path, constants.R_OK)
    return true
  } catch {
    return false
  }
}

/** Packages that are missing here; and root, which is needed to run PostgreSQL as its own user. */
export const missingOf = (names: readonly (keyof typeof packages)[]): readonly string[] => [
  ...names.filter(name => !isThere(packages[name])),
  ...(process.getuid?.() === 0 ? [] : ['root']),
]

export const programs = { etcdctl: packages['etcd-client'], haproxy: packages.haproxy, nginx: packages.nginx }

/** Program folder of the newest PostgreSQL. */
export function postgresqlPrograms(): string {
  const [newest] = readdirSync(packages.postgresql)
    .filter(name => existsSync(join(packages.postgresql, name, 'bin/postgres')))
    .sort((one, other) => Number(other) - Number(one))
  return join(packages.postgresql, newest ?? '', 'bin')
}

const numberOf = (option: '-u' | '-g'): number =>
  Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }).trim())

/** Account under which Debian's packages run PostgreSQL and pgBouncer. */
export const postgresAccount = (): Account => ({ uid: numberOf('-u'), gid: numberOf('-g') })
