import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface DatabaseGate {
  /** The connection string by which the database is reached through the gate. */
  readonly databaseUrl: string
  /** Breaks every connection and takes no new one. */
  shut(): Promise<void>
  open(): Promise<void>
  /** From now on new connections reach the database there, which runs on another port. */
  leadTo(databaseUrl: string): void
  /** Lets nothing through any more, and tells nobody: what is connected stays so, and new connections are taken. */
  silence(): void
  /** Lets new connections through again; those that fell silent stay so. */
  endSilence(): void
  /** Breaks every connection; new ones are taken. */
  cut(): void
  /** Lets the next `commit` reach the database and breaks its connection before the answer comes back. */
  loseNextCommit(): void
}

/** Stands between a server and its database, which can be taken away and brought back. */
export async function startDatabaseGate(databaseUrl: string): Promise<DatabaseGate> {
  let { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let losesCommit = false
  let isSilent = false
  const silent = new Set<Socket>()
  const hold = (socket: Socket, other: () => Socket) => {
    sockets.add(socket)
    // The other side hears of it by its own end.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      silent.delete(socket)
      other().destroy()
    })
  }
  const gate = createServer({ allowHalfOpen: true }, near => {
    const far = connect(Number(port), hostname)
    hold(near, () => far)
    hold(far, () => near)
    let isLost = false
    if (isSilent) silent.add(near)
    near.on('data', chunk => {
      if (silent.has(near)) return
      isLost = losesCommit && chunk.includes('commit')
      if (isLost) losesCommit = false
      far.write(chunk)
    })
    near.on('end', () => silent.has(near) || far.end())
    far.on('data', chunk => {
      if (isLost) near.destroy()
      else if (!silent.has(near)) near.write(chunk)
    })
  })
  gate.listen(0, '127.0.0.1')
  await once(gate, 'listening')
  const { port: own } = gate.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${own}`
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    databaseUrl: url.href,
    async shut() {
      const closed = once(gate, 'close')
      gate.close()
      cut()
      await closed
    },
    async open() {
      gate.listen(own, '127.0.0.1')
      await once(gate, 'listening')
    },
    leadTo(other) {
      ;({ hostname, port } = new URL(other))
    },
    cut,
    silence() {
      isSilent = true
      for (const socket of sockets) silent.add(socket)
    },
    endSilence() {
      isSilent = false
    },
    loseNextCommit() {
      losesCommit = true
    },
  }
}
