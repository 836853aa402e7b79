import { randomInt } from 'node:crypto'
import getPort from 'get-port'

/** Below those that connections are given by themselves, which would take one before it is listened on. */
const ports = { first: 20_000, last: 32_000 } as const

/** The first of so many ports in a row that nobody listens on. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = randomInt(ports.first, ports.last - count)
    const wanted = Array.from({ length: count }, (_, index) => first + index)
    const free = await Promise.all(wanted.map(port => getPort({ port, host: '127.0.0.1' })))
    if (free.every((port, index) => port === wanted[index])) return first
  }
}
