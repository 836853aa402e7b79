import { expect, test } from 'vitest'
import { createLog } from '../observability/log.ts'
import { readSettings } from '../settings.ts'
import { createHttpServer } from './http-server.ts'
import { networkOf, networksOf } from './network.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::7', '2001:db8:1:2'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s belongs to %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

test.each([
  ['192.0.2.7', ['192.0.2.7']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2', '2001:db8:1']],
])('%s is counted for %j', (ip, networks) => {
  expect(networksOf(ip).map(({ network }) => network)).toEqual(networks)
})

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:4711', '192.0.2.7'],
  ['"192.0.2.7:4711"', '192.0.2.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['"[2001:db8::7]:4711"', '2001:db8::7'],
  ['fe80::7%eth0', 'fe80::7'],
  ['198.51.100.1, 192.0.2.7:4711', '192.0.2.7'],
  ['198.51.100.1:80 , 127.0.0.1:9', '198.51.100.1'],
  ['unknown', '127.0.0.1'],
  ['198.51.100.1, unknown', '127.0.0.1'],
  ['198.51.100.1, _hidden, 127.0.0.1', '127.0.0.1'],
  ['unknown, 192.0.2.7', '192.0.2.7'],
  ['', '127.0.0.1'],
  ['192.0.2.7.8', '127.0.0.1'],
])('what a trusted proxy forwards as %j is a request of %s', async (forwarded, ip) => {
  const server = await createHttpServer(readSettings({}), createLog('silent'))
  server.get('/ip', async request => request.ip)
  const answer = await server.inject({ url: '/ip', headers: { 'x-forwarded-for': forwarded } })
  await server.close()
  expect(answer.body).toBe(ip)
})
