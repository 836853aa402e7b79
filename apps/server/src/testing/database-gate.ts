import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface DatabaseGate {
  /** Connection string through the gate. */
  readonly databaseUrl: string
  /** Closes every connection and refuses new ones. */
  shut(): Promise<void>
  open(): Promise<void>
  /** Leads new connections to the database on another port. */
  leadTo(databaseUrl: string): void
  /** Drops all data silently: connections stay open, and new ones are accepted. */
  silence(): void
  /** Forwards new connections again; silent ones stay silent. */
  endSilence(): void
  /** Closes every connection; new ones are accepted. */
  cut(): void
  /** Forwards the next `commit`, and closes its connection before the response. */
  loseNextCommit(): void
}

/** Starts a proxy in front of the database, which simulates outages. */
export async function startDatabaseGate(databaseUrl: string): Promise<DatabaseGate> {
  let { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let losesCommit = false
  let isSilent = false
  const silent = new Set<Socket>()
  const hold = (socket: Socket, other: () => Socket) => {
    sockets.add(socket)
    // The other side notices when its own socket closes.
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
