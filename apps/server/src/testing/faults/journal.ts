import { setTimeout as delay } from 'node:timers/promises'
import { password } from '../sign-up.ts'
import { testDraws } from '../test-seed.ts'

/** Request counts, for the report. */
export interface Counts {
  acts: number
  /** Requests whose first attempt got no answer, or 503. */
  unknown: number
  /** Unknown requests that had acted: the retry replayed the answer. */
  replayed: number
  /** Answers that a client cannot act on: 500, and 503 without Retry-After. */
  broken: number
}

export interface JournalAnswer<Data> {
  readonly status: number
  readonly data: Data
}

export interface JournalClient {
  readonly username: string
  /** Cookie of the session. */
  cookie(): string
  get<Data>(path: string): Promise<JournalAnswer<Data>>
  download(path: string): Promise<Uint8Array>
  /** Acts exactly once: retries with an idempotency key until there is an answer. */
  post<Data>(path: string, body?: object): Promise<JournalAnswer<Data>>
  patch<Data>(path: string, body: object): Promise<JournalAnswer<Data>>
}

const longestCall = 20_000
/** No killed process is down for so long: a client without an answer by then fails. */
const longestSilence = 300_000
const pause = 100

type Sent = { readonly status: number; readonly headers: Headers; readonly bytes: Uint8Array } | null

/** Seed number of the next client, in order of creation. */
let clients = 0

/**
 * Client of one person, which retries each request until there is an answer, and keeps a journal outside the server.
 * Requests go to any of the given servers.
 */
export function journalClient(
  servers: string | readonly string[],
  username: string,
  counts: Counts,
  address = '127.0.0.1',
): JournalClient {
  const urls = [servers].flat()
  const draws = testDraws(clients++)
  let cookie = ''

  async function sendOnce(
    method: string,
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Sent> {
    const isForm = body instanceof FormData
    try {
      const response = await fetch(`${draws.of(urls)}${path}`, {
        method,
        headers: {
          ...headers,
          cookie,
          'x-forwarded-for': address,
          ...(body && !isForm && { 'content-type': 'application/json' }),
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(longestCall),
      })
      return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
    } catch {
      return null
    }
  }

  async function logIn(): Promise<void> {
    const answer = await sendOnce('POST', '/v1/auth/login', { username, password })
    if (answer?.status === 200)
      cookie = answer.headers
        .getSetCookie()
        .map(each => each.split(';')[0])
        .join('; ')
  }

  async function send(method: string, path: string, body?: object): Promise<NonNullable<Sent>> {
    const headers = method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}
    counts.acts++
    const begun = performance.now()
    for (let tries = 0; performance.now() - begun < longestSilence; tries++) {
      const answer = await sendOnce(method, path, body, headers)
      const isReplayed = answer?.headers.get('idempotency-replayed') === 'true'
      if (isReplayed) counts.replayed++
      if (answer?.status === 500 || (answer?.status === 503 && !answer.headers.has('retry-after'))) counts.broken++
      if (answer?.status === 401) await logIn()
      const isUnknown = !answer || answer.status === 503 || answer.status === 500
      if (isUnknown && tries === 0) counts.unknown++
      const isInProgress =
        answer?.status === 409 && new TextDecoder().decode(answer.bytes).includes('REQUEST_IN_PROGRESS')
      if (answer && !isUnknown && !isInProgress && answer.status !== 401) return answer
      await delay(pause)
    }
    throw new Error(`${method} ${path} was not answered within ${longestSilence / 1_000} s`)
  }

  async function call<Data>(method: string, path: string, body?: object): Promise<JournalAnswer<Data>> {
    const { status, bytes } = await send(method, path, body)
    const { data } = JSON.parse(new TextDecoder().decode(bytes)) as { data: Data }
    return { status, data }
  }

  return {
    username,
    cookie: () => cookie,
    get: path => call('GET', path),
    download: async path => (await send('GET', path)).bytes,
    post: (path, body) => call('POST', path, body),
    patch: (path, body) => call('PATCH', path, body),
  }
}
