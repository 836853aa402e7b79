import cookie from '@fastify/cookie'
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import type { Settings } from '../../platform/settings.ts'
import {
  clearSessionCookies,
  codeCookie,
  googleCookie,
  googleReturnCookie,
  readBrowserCookie,
  readSessionCookies,
  setBrowserCookie,
  setOpenedSession,
} from './session-cookies.ts'

/** Runs one exchange; returns the cookies that were set and the result of `act`. */
async function exchange(act: (request: FastifyRequest, reply: FastifyReply) => unknown, cookies = {}) {
  const server = fastify()
  await server.register(cookie)
  let read: unknown
  server.get('/', async (request, reply) => {
    read = act(request, reply)
    return {}
  })
  const answer = await server.inject({ url: '/', cookies })
  await server.close()
  return { set: answer.cookies, read }
}

const minute = 60
const day = 24 * 60 * minute

describe.each([
  ['http://127.0.0.1:3000', '', {}],
  ['https://redress.example', '__Host-', { secure: true }],
])('the cookies of %s', (url, prefix, secure) => {
  const settings = { PUBLIC_URL: url } as Settings
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', ...secure }
  const { httpOnly: _, ...markAttributes } = attributes
  const named = (name: string) => `${prefix}redress-${name}`
  const gone = { value: '', maxAge: 0, expires: new Date(0) }

  test('of a session are given, each for its time', async () => {
    const opened = { access: 'a', refresh: 'r', browserSecret: 'b' }
    const { set } = await exchange((_, reply) => setOpenedSession(settings, reply, opened))
    expect(set).toEqual([
      { name: named('access'), value: 'a', maxAge: 15 * minute, ...attributes },
      { name: named('refresh'), value: 'r', maxAge: 30 * day, ...attributes },
      { name: 'redress-signed-in', value: 'signed-in', maxAge: 400 * day, ...markAttributes },
      { name: named('browser'), value: 'b', maxAge: 400 * day, ...attributes },
    ])
  })

  test('of a session are read, and those of the other kind of address are not', async () => {
    const given = { [named('access')]: 'a', [named('refresh')]: 'r', [named('browser')]: 'b' }
    const read = (request: FastifyRequest) => [
      readSessionCookies(settings, request),
      readBrowserCookie(settings, request),
    ]
    expect((await exchange(read, given)).read).toEqual([{ access: 'a', refresh: 'r' }, 'b'])
    const others = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [prefix ? name.replace(prefix, '') : `__Host-${name}`, value]),
    )
    expect((await exchange(read, others)).read).toEqual([{ access: undefined, refresh: undefined }, undefined])
  })

  test('of a session are taken back, and the browser stays known', async () => {
    const { set } = await exchange((_, reply) => clearSessionCookies(settings, reply))
    expect(set).toEqual([
      { name: named('access'), ...gone, ...attributes },
      { name: named('refresh'), ...gone, ...attributes },
      { name: 'redress-signed-in', ...gone, ...markAttributes },
    ])
  })

  test('that make a browser known again are given for as long', async () => {
    const { set } = await exchange((_, reply) => void setBrowserCookie(settings, reply, 'b'))
    expect(set).toEqual([{ name: named('browser'), value: 'b', maxAge: 400 * day, ...attributes }])
  })

  test.each([
    ['google', googleCookie],
    ['google-return-state', googleReturnCookie],
    ['code', codeCookie],
  ])('of the step "%s" are given for ten minutes, read, and taken back', async (name, cookieOf) => {
    const step = cookieOf(settings)
    const { set } = await exchange((_, reply) => step.set(reply, 'v'))
    expect(set).toEqual([{ name: named(name), value: 'v', maxAge: 10 * minute, ...attributes }])
    expect((await exchange(request => step.read(request), { [named(name)]: 'v' })).read).toBe('v')
    const { set: cleared } = await exchange((_, reply) => step.clear(reply))
    expect(cleared).toEqual([{ name: named(name), ...gone, ...attributes }])
  })
})
