import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import getPort from 'get-port'
import { documentedCommand, filledCommand } from '../documented-commands.ts'
import { type RoleProcess, type RoleProcesses, startRoleProcesses } from '../faults/role-processes.ts'
import { filledIn } from './filled-in.ts'
import { type HighlyAvailableDatabase, startHighlyAvailableDatabase } from './highly-available-database.ts'
import { service } from './service.ts'

/** Two API processes behind nginx and one worker, on a database that tolerates the loss of any part. */
export interface HighlyAvailableInstallation {
  /** Public address, that of nginx. */
  readonly url: string
  readonly database: HighlyAvailableDatabase
  readonly processes: RoleProcesses
  readonly worker: RoleProcess
  stop(): Promise<void>
}

export async function startHighlyAvailableInstallation(
  settings: Record<string, string>,
): Promise<HighlyAvailableInstallation> {
  await using starting = new AsyncDisposableStack()
  const database = await startHighlyAvailableDatabase()
  starting.defer(() => database.stop())
  const port = await getPort({ host: '127.0.0.1' })
  const url = `http://127.0.0.1:${port}`
  const processes = await startRoleProcesses({ ...settings, PUBLIC_URL: url }, { database: database.settings })
  starting.defer(() => processes.stop())
  const [worker, spare] = processes.workers
  await spare.end('SIGKILL')
  for (const each of [...processes.api, worker]) await each.ready()

  const folder = join(database.folder, 'nginx')
  mkdirSync(folder)
  const [API_PORT_1, API_PORT_2] = processes.api.map(each => new URL(each.url).port) as [string, string]
  writeFileSync(
    join(folder, 'nginx.conf'),
    filledIn('nginx.conf', { ADDRESS: '127.0.0.1', FOLDER: folder, NGINX_PORT: port, API_PORT_1, API_PORT_2 }),
  )
  const command = documentedCommand('availability.md', 'nginx ')
  const proxy = service(filledCommand(command, { '/etc/redress': folder }))
  starting.defer(() => proxy.kill())
  proxy.start()
  const isThere = async () => (await fetch(`${url}/readyz`).catch(() => null))?.status === 200
  while (!(await isThere())) await delay(20)
  const running = starting.move()
  return { url, database, processes, worker, stop: () => running.disposeAsync() }
}
