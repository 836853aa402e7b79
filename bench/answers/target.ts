import type { Asked, AskedRequest } from './asked.ts'
import type { PreparedInstallation } from './prepared-installation.ts'
import { countStatements, type StatementCounts } from './statement-counts.ts'

interface SentRequest {
  readonly kind: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** Requests repeated against a server in turn. */
export interface Target {
  readonly url: string
  readonly requests: readonly SentRequest[]
  /** Expected status, unless the server sheds load. */
  readonly status: number
  /** Number of concurrent connections. */
  readonly connections?: number
  /** Id of the server process, and of the ancestor of its database processes. */
  readonly processes: readonly [server: number, installation: number]
}

/** Server process. */
export interface Server {
  readonly url: string
  readonly pid: number
}

export interface Answer {
  readonly body: string
  readonly cookies: readonly string[]
}

const send = (url: string, { path, method, headers, body }: SentRequest): Promise<Response> =>
  fetch(`${url}${path}`, { method, headers, ...(body !== undefined && { body }) })

/** @throws if the answer is not the expected one */
export async function ask({ url, status }: Target, request: SentRequest): Promise<Answer> {
  const answer = await send(url, request)
  if (answer.status !== status) throw new Error(`${request.path} answered ${answer.status}`)
  return { body: await answer.text(), cookies: answer.headers.getSetCookie() }
}

export async function targetOf(
  { url, pid }: Server,
  { isSignedIn, isUnchanged, requests }: Asked,
  { cookie: ownCookie, pid: installation }: PreparedInstallation,
): Promise<Target> {
  const processes = [pid, installation] as const
  const sent = requests.map(({ kind, path, body, cookie = isSignedIn ? ownCookie : '' }: AskedRequest): SentRequest => {
    const headers = { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) }
    return { kind, method: body ? 'POST' : 'GET', path, headers, ...(body && { body: JSON.stringify(body) }) }
  })
  if (!isUnchanged) return { url, requests: sent, processes, status: 200 }
  const known = sent.map(async request => {
    const tag = (await send(url, request)).headers.get('etag') ?? ''
    return { ...request, headers: { ...request.headers, 'if-none-match': tag } }
  })
  return { url, requests: await Promise.all(known), processes, status: 304 }
}

/** Repeats the items endlessly. */
function* forever<Item>(items: readonly Item[]): Generator<Item, never> {
  for (;;) yield* items
}

/** One request of each kind. */
const kindsOf = ({ requests }: Target): readonly SentRequest[] =>
  requests.filter(({ kind }, index) => requests.findIndex(other => other.kind === kind) === index)

/** Database cost of one request of each kind; requests of the same kind take turns. */
export async function countKinds(target: Target, databaseUrl: string): Promise<ReadonlyMap<string, StatementCounts>> {
  const counts = new Map<string, StatementCounts>()
  for (const { kind } of kindsOf(target)) {
    const alike = forever(target.requests.filter(request => request.kind === kind))
    counts.set(kind, await countStatements(databaseUrl, () => ask(target, alike.next().value)))
  }
  return counts
}
