import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Connections that only occupy resources. */
export interface Crowd {
  /** Connections still open. */
  open(): number
  /** Connections that failed to open. */
  failed(): number
  leave(): void
}

/** Connections opened at once; the kernel's accept queue is limited. */
const together = 250
/** Milliseconds between two bytes of a body. */
const dripPause = 1_000

const body = (url: URL) =>
  `POST /v1/auth/login HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`

async function gather(url: string, count: number, begin: (socket: Socket) => void): Promise<Crowd> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let failed = 0
  for (let opened = 0; opened < count; opened += together) {
    const batch = Array.from({ length: Math.min(together, count - opened) }, async () => {
      const socket = connect(Number(port), hostname)
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      try {
        await once(socket, 'connect')
      } catch {
        failed++
        return
      }
      socket.on('error', () => undefined)
      socket.resume()
      begin(socket)
    })
    await Promise.all(batch)
  }
  return {
    open: () => sockets.size,
    failed: () => failed,
    leave() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Connections without any data. */
export const idleConnections = (url: string, count: number): Promise<Crowd> => gather(url, count, () => undefined)

/** Requests whose bodies arrive byte by byte (slow POST). */
export const drippingBodies = (url: string, count: number): Promise<Crowd> =>
  gather(url, count, socket => {
    socket.write(body(new URL(url)))
    const drops = setInterval(() => socket.write(' '), dripPause)
    socket.once('close', () => clearInterval(drops))
  })
