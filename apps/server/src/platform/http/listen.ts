import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Number of listening sockets. Node accepts one connection per socket and turn of the event loop
 * (https://github.com/libuv/libuv/pull/3696). Under load, new clients would wait for seconds, and could not even be
 * refused. Only Linux distributes connections to sockets of one port in a way that is tested here.
 */
const sockets = process.platform === 'linux' ? 16 : 1

/**
 * Length of each accept queue, capped by the kernel (`net.core.somaxconn`). Clients that find it full retry after 1,
 * 2, 4, … seconds; after a restart all pages reconnect at once.
 */
const backlog = 4_096

interface ListenAddress {
  readonly port: number
  readonly host: string
}

/**
 * Sockets that share a port would share it with another program too.
 * @throws if another program listens on it
 */
async function freeAddress({ port, host }: ListenAddress): Promise<ListenAddress> {
  const alone = createServer().listen({ port, host })
  await once(alone, 'listening')
  const address = alone.address() as AddressInfo
  alone.close()
  await once(alone, 'close')
  return { port: address.port, host }
}

/**
 * Listens on a port; 0 takes a free one.
 * @returns the address, and a function that closes the server when all requests have ended
 */
export async function listen(server: FastifyInstance, wanted: ListenAddress) {
  const address = sockets > 1 ? await freeAddress(wanted) : wanted
  const options = { ...address, backlog, reusePort: sockets > 1 }
  const handOver = (socket: Socket) => void server.server.emit('connection', socket)
  const others = Array.from({ length: sockets - 1 }, () =>
    // Options as for the server's own connections.
    createServer({ allowHalfOpen: true, noDelay: true }, handOver),
  )
  let isClosing = false
  server.addHook('preClose', async () => {
    isClosing = true
    for (const other of others) other.close()
  })
  // Closing the server ends idle connections; those that become idle later are closed here.
  server.addHook('onResponse', async () => {
    if (isClosing) setImmediate(() => server.server.closeIdleConnections())
  })
  const url = await server.listen(options)
  for (const other of others) {
    other.listen(options)
    await once(other, 'listening')
  }
  return {
    url,
    async close(): Promise<void> {
      const ended = others.map(other => once(other, 'close'))
      await server.close()
      await Promise.all(ended)
    },
  }
}
