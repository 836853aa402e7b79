import { createServer } from 'node:net'

/** A port of this machine that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port'))))
    })
  })

/** Whether somebody listens on the port of this machine already. */
export const isOccupied = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const probe = createServer()
    probe.on('error', () => resolve(true))
    probe.listen(port, () => probe.close(() => resolve(false)))
  })
