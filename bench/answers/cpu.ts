import { readdirSync, readFileSync } from 'node:fs'

/** Linux reports CPU time in hundredths of a second. */
const millisecondsPerTick = 10

interface Process {
  readonly id: number
  readonly name: string
  readonly parent: number
  readonly milliseconds: number
  /** CPU time of child processes that have ended. */
  readonly endedMilliseconds: number
}

function readProcess(id: number): Process | undefined {
  try {
    const [, name = '', rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${id}/stat`, 'utf8')) ?? []
    const fields = rest.split(' ')
    const spent = (user: number, system: number) =>
      (Number(fields[user]) + Number(fields[system])) * millisecondsPerTick
    return { id, name, parent: Number(fields[1]), milliseconds: spent(11, 12), endedMilliseconds: spent(13, 14) }
  } catch {
    return undefined
  }
}

export interface Cpu {
  readonly server: number
  readonly database: number
}

/**
 * CPU time of a server and of PostgreSQL's processes below another one so far, in milliseconds. It hardly depends on
 * the machine's other load, unlike throughput. NaN on other systems than Linux.
 */
export function cpuOf(server: number, installation: number): Cpu {
  const ids = process.platform === 'linux' ? readdirSync('/proc').filter(name => /^\d+$/.test(name)) : []
  const processes = new Map(ids.flatMap(id => readProcess(Number(id)) ?? []).map(each => [each.id, each]))
  const isBelow = (id: number): boolean => {
    const parent = processes.get(id)?.parent
    return parent !== undefined && (parent === installation || isBelow(parent))
  }
  const databases = [...processes.values()].filter(({ id, name }) => name === 'postgres' && isBelow(id))
  return {
    server: processes.get(server)?.milliseconds ?? Number.NaN,
    database: databases.reduce((sum, { milliseconds, endedMilliseconds }) => sum + milliseconds + endedMilliseconds, 0),
  }
}
