import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { documentedCommand, filledCommand } from '../documented-commands.ts'
import type { DatabaseSettings } from '../faults/role-processes.ts'
import { freePorts } from '../free-ports.ts'
import { filledIn } from './filled-in.ts'
import { postgresAccount, postgresqlPrograms, programs } from './programs.ts'
import { type Service, service } from './service.ts'

const ADDRESS = '127.0.0.1'
const numbers = [0, 1, 2] as const
const longestStart = 120_000

/** PostgreSQL with two replicas, and all the parts between them and the server processes. */
export interface HighlyAvailableDatabase {
  /** DATABASE_URL, DATABASE_POOLER_URL and DATABASE_READ_URL. */
  readonly settings: DatabaseSettings
  /** Configuration for nginx, which names the processes behind it. */
  readonly folder: string
  readonly poolers: readonly [Service, Service]
  /** Machine of the current primary. */
  primary(): Promise<Service>
  /** Machine of etcd's current leader. */
  leader(): Promise<Service>
  /** Waits until every part works and no replica lags far behind. */
  whole(): Promise<void>
  stop(): Promise<void>
}

async function until(what: string, holds: () => Promise<boolean>, said: () => string): Promise<void> {
  const since = performance.now()
  while (performance.now() - since < longestStart) {
    if (await holds().catch(() => false)) return
    await delay(100)
  }
  throw new Error(`${what}: not within ${longestStart / 1_000} s\n${said()}`)
}

export async function startHighlyAvailableDatabase(): Promise<HighlyAvailableDatabase> {
  const account = postgresAccount()
  const folder = mkdtempSync(join(tmpdir(), 'redress-availability-'))
  chmodSync(folder, 0o755)
  let free = await freePorts(20)
  const next = () => free++
  const etcdPorts = numbers.map(() => ({ client: next(), peer: next() }))
  const postgresqlPorts = numbers.map(next)
  const patroniPorts = numbers.map(next)
  const pooledPorts = [next(), next()]
  const [primaryPort, replicaPort, poolerPort] = [next(), next(), next()]
  const secrets = { SUPERUSER_PASSWORD: 'above', REPLICATION_PASSWORD: 'copies', REWIND_PASSWORD: 'turns' }
  const values = {
    // The test itself resets silent machines.
    WATCHDOG: 'off',
    ...{ ADDRESS, ...secrets, NETWORK: `${ADDRESS}/32`, DATABASE_PASSWORD: 'inside', FOLDER: folder },
    ...{ PRIMARY_PORT: primaryPort, REPLICA_PORT: replicaPort, POOLER_PORT: poolerPort },
    ETCD_HOSTS: etcdPorts.map(({ client }) => `${ADDRESS}:${client}`).join(','),
    POSTGRESQL_PROGRAMS: postgresqlPrograms(),
    ...Object.fromEntries(postgresqlPorts.map((port, number) => [`POSTGRESQL_PORT_${number + 1}`, port])),
    ...Object.fromEntries(patroniPorts.map((port, number) => [`PATRONI_PORT_${number + 1}`, port])),
    ...Object.fromEntries(pooledPorts.map((port, number) => [`PGBOUNCER_PORT_${number + 1}`, port])),
  }
  const makeFolder = (name: string) => {
    const path = join(folder, name)
    mkdirSync(path, { mode: 0o700 })
    chownSync(path, account.uid, account.gid)
    return path
  }
  const write = (path: string, content: string) => {
    writeFileSync(path, content, { mode: 0o600 })
    chownSync(path, account.uid, account.gid)
  }

  const etcd = etcdPorts.map(({ client, peer }, number) => {
    const names = ['one', 'two', 'three']
    const members = etcdPorts.map((each, index) => [`${names[index]?.toUpperCase()}:2380`, `${ADDRESS}:${each.peer}`])
    const command = filledCommand(documentedCommand('availability.md', 'etcd '), {
      ...{ '--name one': `--name ${names[number]}`, FOLDER: makeFolder(`etcd${number}`) },
      ...{ 'ADDRESS:2379': `${ADDRESS}:${client}`, 'ADDRESS:2380': `${ADDRESS}:${peer}` },
      ...Object.fromEntries(members),
    })
    // Three of them share a disk, and only processes are killed, so fsync is unnecessary.
    return service(`${command} --unsafe-no-fsync`, { account, cwd: folder })
  })
  const patroni = numbers.map(number => {
    const own = makeFolder(`patroni${number}`)
    const ports = { PATRONI_PORT: patroniPorts[number] ?? 0, POSTGRESQL_PORT: postgresqlPorts[number] ?? 0 }
    write(
      join(own, 'patroni.yaml'),
      filledIn('patroni.yaml', { ...values, ...ports, FOLDER: own, NAME: `node${number}` }),
    )
    const companionFile = join(own, 'data/postmaster.pid')
    return service(documentedCommand('availability.md', 'patroni '), { account, cwd: own, companionFile })
  })
  const poolerOf = (number: 0 | 1) => {
    const own = makeFolder(`pgbouncer${number}`)
    write(join(own, 'users.txt'), filledIn('users.txt', values))
    const settings = { ...values, FOLDER: own, PGBOUNCER_PORT: pooledPorts[number] ?? 0 }
    write(join(own, 'pgbouncer.ini'), filledIn('pgbouncer.ini', settings))
    return service(documentedCommand('availability.md', 'pgbouncer '), { account, cwd: own })
  }
  const poolers = [poolerOf(0), poolerOf(1)] as const
  writeFileSync(join(folder, 'haproxy.cfg'), filledIn('haproxy.cfg', values))
  const proxy = service(documentedCommand('availability.md', 'haproxy '), { cwd: folder })
  const all = [...etcd, ...patroni, ...poolers, proxy]
  const said = () => all.map(each => each.said().slice(-3_000)).join('\n---\n')

  const urlOf = (port: number, user: string, password: string, database: string) =>
    `postgres://${user}:${password}@${ADDRESS}:${port}/${database}`
  const [url, poolerUrl, replicaUrl] = [primaryPort, poolerPort, replicaPort].map(port =>
    urlOf(port, 'redress', values.DATABASE_PASSWORD, 'redress'),
  ) as [string, string, string]
  const answers = async (connectionString: string): Promise<boolean> => {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  /** True if the Patroni of the machine answers 200. */
  const isAnswered = async (number: number, path: string): Promise<boolean> =>
    (await fetch(`http://${ADDRESS}:${patroniPorts[number]}/${path}`)).status === 200
  const which = async (path: string): Promise<number[]> => {
    const answered = await Promise.all(numbers.map(number => isAnswered(number, path).catch(() => false)))
    return numbers.filter(number => answered[number])
  }
  const onlyOne = async <Part>(parts: readonly Part[], find: () => Promise<number | undefined>): Promise<Part> => {
    for (;;) {
      const part = parts[(await find()) ?? -1]
      if (part) return part
      await delay(100)
    }
  }

  async function stop(): Promise<void> {
    for (const each of all) await each.kill()
    rmSync(folder, { recursive: true, force: true })
  }

  async function whole(): Promise<void> {
    const isWhole = async () => {
      const [primaries, synchronous, following] = await Promise.all([
        which('primary'),
        which('synchronous'),
        which('replica?lag=1MB'),
      ])
      return primaries.length === 1 && synchronous.length === 1 && following.length === 2
    }
    await until('one primary, and two that follow', isWhole, said)
    for (const each of [url, poolerUrl, replicaUrl]) await until('a way to the database', () => answers(each), said)
  }

  try {
    for (const each of all) each.start()
    await until('one primary', async () => (await which('primary')).length === 1, said)
    const superuser = urlOf(primaryPort, 'postgres', secrets.SUPERUSER_PASSWORD, 'postgres')
    await until('the way to the primary', () => answers(superuser), said)
    const client = new pg.Client(superuser)
    await client.connect()
    for (const statement of filledIn('database.sql', values).split(/;\n/)) await client.query(statement)
    await client.end()
    await whole()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    folder,
    settings: {
      DATABASE_URL: url,
      DATABASE_POOLER_URL: poolerUrl,
      DATABASE_READ_URL: replicaUrl,
      PREPARED_STATEMENTS: 'off',
    },
    poolers,
    primary: () => onlyOne(patroni, async () => (await which('primary'))[0]),
    leader: () => onlyOne(etcd, async () => leaderOf(etcdPorts.map(({ client }) => client))),
    whole,
    stop,
  }
}

/** Leader among the etcd members that answer. */
function leaderOf(ports: readonly number[]): number | undefined {
  for (const [number, port] of ports.entries()) {
    try {
      const parameters = ['--endpoints', `http://${ADDRESS}:${port}`, 'endpoint', 'status', '-w', 'json']
      const output = execFileSync(programs.etcdctl, parameters, {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, ETCDCTL_API: '3' },
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      const [{ Status: status }] = JSON.parse(output) as [{ Status: { header: { member_id: number }; leader: number } }]
      if (status.header.member_id === status.leader) return number
    } catch {
      // The member is down.
    }
  }
  return undefined
}
