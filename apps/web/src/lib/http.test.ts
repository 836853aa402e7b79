import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { send } from './http.ts'
import { beginAsking } from './proof.ts'
import { keepPageSession, replacingSession } from './session-renewal.ts'

/** A server whose session is good once it was renewed, and which counts what it is asked. */
class SessionServer {
  isSignedIn = false
  isProven = true
  /** Whether visitors are answered. */
  isPublic = false
  refreshStatus = 200
  refreshes = 0
  keys: (string | undefined)[] = []
  accounts: (string | undefined)[] = []
  readonly #server: Server = createServer((request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    }
    if (request.url === '/v1/auth/refresh') {
      this.refreshes += 1
      this.isSignedIn = this.refreshStatus === 200
      answer(this.refreshStatus, this.isSignedIn ? { data: null } : { error: 'Please log in.', code: 'NOT_SIGNED_IN' })
    } else {
      this.keys.push(request.headers['idempotency-key']?.toString())
      this.accounts.push(request.headers['x-account']?.toString())
      if (this.isSignedIn && !this.isProven) answer(403, { error: 'Is it you?', code: 'SIGN_IN_AGAIN' })
      else if (this.isSignedIn || this.isPublic) answer(200, { data: 'yours' })
      else answer(401, { error: 'Please log in.', code: 'NOT_SIGNED_IN' })
    }
  })

  async start(): Promise<string> {
    await new Promise<void>(resolve => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  stop = () => new Promise<void>(resolve => this.#server.close(() => resolve()))
}

describe('a call whose session has run out', () => {
  let server: SessionServer
  const leave = vi.fn()
  const becomeVisitor = vi.fn()
  const account = vi.fn<() => string | null>()

  beforeEach(async () => {
    server = new SessionServer()
    const origin = await server.start()
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, origin), init))
    leave.mockReset()
    account.mockReset().mockReturnValue('ada')
    becomeVisitor.mockReset().mockReturnValue(false)
    keepPageSession({ account, becomeVisitor, leave })
  })

  afterEach(() => server.stop())

  test('renews it once for all parallel calls, and each is answered', { tags: 'SPEC-7-session-renewal' }, async () => {
    const calls = Array.from({ length: 8 }, () => send({ method: 'GET', url: '/v1/claims' }))
    const answers = await Promise.all(calls)
    expect(answers.map(answer => answer.status)).toEqual(Array(8).fill(200))
    expect(server.refreshes).toBe(1)
    expect(leave).not.toHaveBeenCalled()
  })

  test('repeats a POST with the same key', async () => {
    await send({ method: 'POST', url: '/v1/claims' })
    expect(server.keys).toHaveLength(2)
    expect(server.keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(server.keys[1]).toBe(server.keys[0])
  })

  test('leads to the sign-in page where it cannot be renewed', { tags: 'SPEC-7-session-renewal' }, async () => {
    server.refreshStatus = 401
    await expect(send({ method: 'GET', url: '/v1/claims' })).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect(leave).toHaveBeenCalledOnce()
  })

  test('is made as a visitor’s where the page is one for visitors', async () => {
    server.refreshStatus = 401
    becomeVisitor.mockImplementation(() => {
      server.isPublic = true
      return true
    })
    const answers = await Promise.all(['/v1/claims/1', '/v1/claims/2'].map(url => send({ method: 'GET', url })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(server.accounts).toEqual(['ada', 'ada', undefined, undefined])
    expect(leave).not.toHaveBeenCalled()
  })

  test('leads from a page for visitors to the sign-in page too, where it is for an account', async () => {
    server.refreshStatus = 401
    becomeVisitor.mockReturnValue(true)
    await expect(send({ method: 'POST', url: '/v1/wallets' })).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect(leave).toHaveBeenCalledOnce()
  })

  test('keeps the account that it was begun for, though the page is another’s when it is repeated', async () => {
    account.mockReturnValueOnce('ada').mockReturnValue('olga')
    await send({ method: 'POST', url: '/v1/reports' })
    expect(server.accounts).toEqual(['ada', 'ada'])
    await send({ method: 'GET', url: '/v1/claims' })
    await send({ method: 'GET', url: '/v1/auth', ofAnyAccount: true })
    account.mockReturnValue(null)
    await send({ method: 'GET', url: '/v1/claims' })
    expect(server.accounts.slice(2)).toEqual(['olga', undefined, undefined])
  })

  test('only fails where the caller wants to know', async () => {
    server.refreshStatus = 401
    const call = send({ method: 'GET', url: '/v1/auth', whenSignedOut: 'fail' })
    await expect(call).rejects.toMatchObject({ status: 401 })
    expect(leave).not.toHaveBeenCalled()
    expect(becomeVisitor).not.toHaveBeenCalled()
  })

  test('asks the person to show that it is them where the server wants to know, and goes on with the same key', async () => {
    server.isProven = false
    const ask = vi.fn(async () => {
      server.isProven = true
      return true
    })
    const end = beginAsking(ask)
    expect((await send({ method: 'POST', url: '/v1/wallets' })).status).toBe(200)
    end()
    expect(ask).toHaveBeenCalledOnce()
    expect(new Set(server.keys).size).toBe(1)
    expect(leave).not.toHaveBeenCalled()
  })

  test('fails where the person would rather not show it, or nobody asks', async () => {
    Object.assign(server, { isSignedIn: true, isProven: false })
    const refused = { code: 'SIGN_IN_AGAIN', message: 'Is it you?' }
    await expect(send({ method: 'POST', url: '/v1/wallets' })).rejects.toMatchObject(refused)
    const end = beginAsking(async () => false)
    await expect(send({ method: 'POST', url: '/v1/wallets' })).rejects.toMatchObject(refused)
    end()
    expect(server.refreshes).toBe(0)
  })

  test('waits for a call that replaces the session, and renews nothing', async () => {
    const replaced = Promise.withResolvers<void>()
    const replacing = replacingSession(replaced.promise)
    const call = send({ method: 'GET', url: '/v1/claims' })
    await vi.waitFor(() => expect(server.keys).toHaveLength(1))
    server.isSignedIn = true
    replaced.resolve()
    await replacing
    expect((await call).status).toBe(200)
    expect(server.refreshes).toBe(0)
  })

  test('stays where it is while the server is away', async () => {
    server.refreshStatus = 503
    await expect(send({ method: 'GET', url: '/v1/claims' })).rejects.toMatchObject({ status: 503 })
    expect(leave).not.toHaveBeenCalled()
  })
})

describe('an act whose answer is lost', () => {
  const keys: (string | null)[] = []
  const answers: (() => Response)[] = []
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }
  const refused = (status: number, code: string) => () => Response.json({ error: '', code }, { status })
  const done = () => Response.json({ data: 'done' })
  const act = (url: string, body?: object) => send({ method: 'POST', url, body }).catch(() => null)

  beforeEach(() => {
    keys.length = 0
    answers.length = 0
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Headers }) => {
      keys.push(headers.get('Idempotency-Key'))
      return (answers.shift() ?? done)()
    })
  })

  test.each([
    ['nothing came back', lost],
    ['a proxy gave up', refused(504, 'UNAVAILABLE')],
    ['it is still worked on', refused(409, 'REQUEST_IN_PROGRESS')],
    ['one was too fast', refused(429, 'TOO_MANY_REQUESTS')],
    ['another account was signed in', refused(409, 'OTHER_ACCOUNT')],
  ])('is sent again with its key where %s, and with another once it was answered', async (_, answer) => {
    answers.push(lost, answer)
    for (const _attempt of [1, 2, 3, 4]) await act('/v1/reports', { text: 'It is false.' })
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(keys[3]).not.toBe(keys[0])
  })

  test('has another key where it was refused', async () => {
    answers.push(lost, refused(409, 'NOT_IN_THIS_STATE'))
    for (const _attempt of [1, 2, 3]) await act('/v1/reports')
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  test.each([
    ['what it says', '/v1/reports', { text: 'It is wrong.' }],
    ['what it is done to', '/v1/others', { text: 'It is false.' }],
  ])('is another where %s is another', async (_, url, body) => {
    answers.push(lost)
    await act('/v1/reports', { text: 'It is false.' })
    await act(url, body)
    expect(keys[1]).not.toBe(keys[0])
    await act('/v1/reports')
  })
})
