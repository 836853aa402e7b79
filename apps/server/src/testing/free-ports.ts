import { randomInt } from 'node:crypto'
import getPort from 'get-port'

/** Below the ephemeral ports, which outgoing connections could occupy before the listener. */
const ports = { first: 20_000, last: 32_000 } as const

/** First of several consecutive free ports. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = randomInt(ports.first, ports.last - count)
    const wanted = Array.from({ length: count }, (_, index) => first + index)
    const free = await Promise.all(wanted.map(port => getPort({ port, host: '127.0.0.1' })))
    if (free.every((port, index) => port === wanted[index])) return first
  }
}
