import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

export interface DatabaseGate {
  /** Where the database is reached, as long as the gate is open. */
  readonly databaseUrl: string
  /** Breaks every connection and takes no new one. */
  shut(): Promise<void>
  open(): Promise<void>
}

/** Stands between a server and its database, which can be taken away and brought back. */
export async function startDatabaseGate(databaseUrl: string): Promise<DatabaseGate> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const hold = (socket: Socket, other: () => Socket) => {
    sockets.add(socket)
    // The other side hears of it by its own end.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      other().destroy()
    })
  }
  const gate = createServer(near => {
    const far = connect(Number(port), hostname)
    hold(near, () => far)
    hold(far, () => near)
    near.pipe(far).pipe(near)
  })
  gate.listen(0, '127.0.0.1')
  await once(gate, 'listening')
  const { port: own } = gate.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${own}`
  return {
    databaseUrl: url.href,
    async shut() {
      const closed = once(gate, 'close')
      gate.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    async open() {
      gate.listen(own, '127.0.0.1')
      await once(gate, 'listening')
    },
  }
}
