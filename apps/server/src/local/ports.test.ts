import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import getPort from 'get-port'
import { expect, onTestFinished, test } from 'vitest'
import { readSettings } from '../platform/settings.ts'
import { checkPorts } from './ports.ts'

async function listening(): Promise<{ server: Server; port: number }> {
  const server = createServer(socket => socket.on('error', () => undefined)).listen(0)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { server, port: (server.address() as AddressInfo).port }
}

const checked = (port: number) => checkPorts({ ...readSettings({}), PORT: port })

test('a port on which somebody listens is said to be occupied', async () => {
  const { port } = await listening()
  await expect(checked(port)).rejects.toThrow(
    `Port ${port} is occupied. End what listens there, or choose another port with PORT.`,
  )
})

test('a port that is only the own end of a client is said to be that', async () => {
  const { port } = await listening()
  const localPort = await getPort()
  const client = connect({ port, localPort, host: '127.0.0.1', localAddress: '127.0.0.1' })
  await once(client, 'connect')
  onTestFinished(() => void client.destroy())
  await expect(checked(localPort)).rejects.toThrow(
    `Port ${localPort} is the own end of a client's connection. Start again once that has ended, or choose another port with PORT.`,
  )
})
