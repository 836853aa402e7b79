import accepts from '@fastify/accepts'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { requestLanguage } from './request-language.ts'

const server = Fastify()
await server.register(accepts)
server.get('/', request => requestLanguage(request))
afterAll(() => server.close())

test.each([
  [undefined, 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.5, de; q=0.7', 'de'],
  ['tlh, *;q=0.1', 'en'],
  ['de;q=0, en;q=0.1', 'en'],
  ['tlh;q=1, de;q=high', 'en'],
  ['DE', 'de'],
  [',;,', 'en'],
])('a request that accepts %s is answered in %s', async (accepted, language) => {
  const headers = accepted === undefined ? {} : { 'accept-language': accepted }
  const response = await server.inject({ url: '/', headers })
  expect(response.body).toBe(language)
})
