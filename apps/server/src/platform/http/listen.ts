import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * How many sockets listen on the port. Of each, Node accepts one connection in a turn of its event loop
 * (https://github.com/libuv/libuv/pull/3696): while it works, whoever is new would wait for seconds, and could not even be
 * refused. Only Linux shares the connections out among sockets of one port in a way that is tried here.
 */
const sockets = process.platform === 'linux' ? 16 : 1

/**
 * How many connections may wait at each; the kernel's own limit (`net.core.somaxconn`) cuts it. One that finds no room
 * tries again after 1, 2, 4, … seconds: after a restart all pages come at once.
 */
const backlog = 4_096

interface ListenAddress {
  readonly port: number
  readonly host: string
}

/** Sockets that share a port would share it with another program, too. @throws where somebody listens on it */
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
 * @returns the address, and what closes the server when all that is under way has ended
 */
export async function listen(server: FastifyInstance, wanted: ListenAddress) {
  const address = sockets > 1 ? await freeAddress(wanted) : wanted
  const options = { ...address, backlog, reusePort: sockets > 1 }
  const handOver = (socket: Socket) => void server.server.emit('connection', socket)
  const others = Array.from({ length: sockets - 1 }, () =>
    // As the server accepts its own.
    createServer({ allowHalfOpen: true, noDelay: true }, handOver),
  )
  let isClosing = false
  server.addHook('preClose', async () => {
    isClosing = true
    for (const other of others) other.close()
  })
  // Closing the server ends the connections that are idle then; these become so later.
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
