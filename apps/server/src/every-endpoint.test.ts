import { type EndpointDefinition, endpointName } from '@redress/contract/endpoint.ts'
import { endpoints } from '@redress/contract/endpoints.ts'
import type { ErrorCode } from '@redress/contract/errors.ts'
import { type Information, isVisible, viewFor } from '@redress/domain/claim/visibility.ts'
import {
  type Caller,
  isAboutClaim,
  isAllowed,
  isAnsweredAlike,
  isForReadersAlone,
  isForStaff,
  isShownToAll,
} from '@redress/domain/people/permissions.ts'
import { normaliseRedeemCode } from '@redress/domain/people/redeem-code.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InProcessClient } from './platform/http/in-process-client.ts'
import {
  type AccessFixtures,
  type CanaryKind,
  callers,
  canariesOf,
  createAccessFixtures,
  headersOf,
  ownSecrets,
  type Role,
  roles,
  type Stage,
  stages,
} from './testing/access-fixtures.ts'
import { callEndpoint } from './testing/call-endpoint.ts'
import { type Entry, type Request, requestsAbout } from './testing/requests/entry.ts'
import { entryOf } from './testing/requests/request-book.ts'
import { confirmedUser, password, unconfirmedUser } from './testing/sign-up.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let fixtures: AccessFixtures
/** Secrets that no answer may contain, for any caller. */
let secrets: string[]
beforeAll(async () => {
  server = await startTestServer({ PRIVATE_CONTACTS: 'parties' })
  fixtures = await createAccessFixtures(server)
  const users = await server.context.database.selectFrom('users').select('password_hash').execute()
  const codes = fixtures.redeemCodes.flatMap(code => [code, normaliseRedeemCode(code) ?? code])
  const defendants = await server.context.database.selectFrom('defendants').select('redeem_code_hash').execute()
  secrets = [
    password,
    ...users.flatMap(user => user.password_hash ?? []),
    ...codes,
    ...defendants.flatMap(defendant => defendant.redeem_code_hash ?? []),
  ]
  expect(new Set(secrets).size).toBeGreaterThan(15)
})
afterAll(() => server.stop())

/** Kind of information of each canary, named as in the visibility table. */
const informationOf = {
  texts: 'claim texts',
  documents: 'documents',
  dispute: 'claim texts',
  messages: 'messages',
  resolutions: 'resolutions',
  earlierReplies: 'earlier versions of replies',
  redactedWords: 'passages taken out of replies',
  location: 'representation status',
  contacts: 'defendant contacts',
} as const satisfies Record<CanaryKind, Information>
const kinds = Object.keys(informationOf) as CanaryKind[]

const maySee = (role: Role, stage: Stage, kind: CanaryKind): boolean => {
  const caller: Caller | null = callers[stage][role]
  return caller !== null && isVisible(informationOf[kind], viewFor[caller], 'parties')
}

/** Secrets in an answer that its caller must not see. */
const leaksIn = (answer: string, role: Role): string[] =>
  [
    ...stages.flatMap(stage =>
      kinds.filter(kind => !maySee(role, stage, kind)).flatMap(kind => canariesOf(stage)[kind] as readonly string[]),
    ),
    ...Object.entries(ownSecrets).flatMap(([owner, own]) => (owner === role ? [] : Object.values(own))),
    ...secrets,
  ].filter(secret => answer.includes(secret))

/** Canaries shown to each role. */
const shown = new Map<string, Set<string>>()

function look(answer: string, role: Role): void {
  const seen = shown.get(role) ?? new Set()
  shown.set(role, seen)
  for (const stage of stages) {
    for (const kind of kinds) {
      if ((canariesOf(stage)[kind] as readonly string[]).some(canary => answer.includes(canary)))
        seen.add(`${stage} ${kind}`)
    }
  }
}

async function cookiesOf(role: Role, { usesUp }: Entry): Promise<Record<string, string>> {
  if (!usesUp || role === 'visitor') return Object.fromEntries(fixtures.clientOf(role).cookies)
  if (role === 'reader') return Object.fromEntries((await fixtures.openLetter()).cookies)
  // Calls that end an account get one of their own for every role; they concern no claim.
  if (usesUp === 'account') {
    const { client } = await (role === 'unconfirmed' ? unconfirmedUser(server) : confirmedUser(server))
    return Object.fromEntries(client.cookies)
  }
  const client = server.client()
  await client.post('/v1/auth/login', { username: fixtures.users[role].username, password })
  return Object.fromEntries(client.cookies)
}

interface Outcome {
  readonly code: ErrorCode | null
  /** Headers and body. */
  readonly text: string
}

async function ask(endpoint: EndpointDefinition, request: Request, role: Role): Promise<Outcome> {
  const cookies = await cookiesOf(role, entryOf(endpoint))
  const { status, headers, body } = await callEndpoint(server, endpoint, request, cookies, headersOf(role))
  const code = status < 400 ? null : (JSON.parse(body) as { code: ErrorCode }).code
  const isKept = role === 'visitor' && code === null && endpoint.method === 'GET' && isShownToAll(endpoint.permission)
  const caching = isKept && (endpoint.kind ?? 'json') === 'json' ? 'private, no-cache' : 'private, no-store'
  expect((JSON.parse(headers) as Record<string, string>)['cache-control'], endpointName(endpoint)).toBe(caching)
  const { kind = 'json' } = endpoint
  if (code === null && (kind === 'json' || kind === 'upload')) expectDescribed(endpoint, JSON.parse(body))
  return { code, text: headers + body }
}

/** Expects an answer to have exactly the fields of the contract. */
function expectDescribed(endpoint: EndpointDefinition, { data }: { readonly data: unknown }): void {
  const described = endpoint.output.safeParse(data)
  expect(described.error, endpointName(endpoint)).toBeUndefined()
  expect(data).toEqual(described.data)
}

const isOfOneClaim = ({ path }: EndpointDefinition): boolean => /\/claims\/(:|defendants)/.test(path)

/** Expected refusal by the permission table; `null` if the caller has permission. */
function refusalOf({ permission, ...endpoint }: EndpointDefinition, role: Role, stage: Stage): ErrorCode | null {
  // `claims/reports/moderation.test.ts` calls these as staff.
  if (isForStaff(permission)) return 'NOT_FOUND'
  if (isForReadersAlone(permission)) return role === 'reader' ? null : 'LETTER_CLOSED'
  const hasAccount = role !== 'visitor' && role !== 'reader'
  if (!hasAccount && !isAllowed(permission, 'visitor') && !isAllowed(permission, role)) return 'NOT_SIGNED_IN'
  if (role === 'unconfirmed' && !isAllowed(permission, 'unconfirmed')) return 'EMAIL_NOT_CONFIRMED'
  if (!isOfOneClaim({ permission, ...endpoint })) return null
  const caller = callers[stage][role]
  if (caller !== null && isAllowed(permission, caller)) return null
  if (caller !== null && isAboutClaim(permission)) return 'FORBIDDEN'
  return entryOf(endpoint).notFound ?? 'CLAIM_NOT_FOUND'
}

/** Order of the walk: calls that end a draft come late, signing out of all sessions comes last. */
const endsDraft = (endpoint: EndpointDefinition): number =>
  endpoint.path === '/v1/auth/sessions'
    ? Number.POSITIVE_INFINITY
    : ['submit a claim', 'delete a claim'].indexOf(endpoint.permission)
const inOrder = [...endpoints].sort((one, other) => endsDraft(one) - endsDraft(other))
const walks = stages.flatMap(stage =>
  inOrder
    .filter(endpoint => isOfOneClaim(endpoint) || stage === 'public')
    .map(endpoint => ({ stage, endpoint, name: endpointName(endpoint) })),
)

describe('the permission table decides', () => {
  test.each(walks)(
    '$name, of a $stage claim',
    {
      tags: [
        'SPEC-8-NOT_SIGNED_IN',
        'SPEC-8-FORBIDDEN',
        'SPEC-8-EMAIL_NOT_CONFIRMED',
        'SPEC-6-permissions',
        'SPEC-6-private-fields',
      ],
    },
    async ({ endpoint, stage }) => {
      const entry = entryOf(endpoint)
      for (const role of roles) {
        for (const request of requestsAbout(entry, fixtures.claims[stage], fixtures)) {
          const outcome = await ask(endpoint, request, role)
          const refusal = refusalOf(endpoint, role, stage)
          const expected = refusal ? [refusal] : [null, ...(entry.otherAnswers ?? [])]
          expect(expected, `${role} was answered ${outcome.text}`).toContain(outcome.code)
          expect(leaksIn(outcome.text, role), `${role} was shown what is not for them`).toEqual([])
          look(outcome.text, role)
        }
      }
    },
  )
})

/** Browser cookies of the plaintiff after the session has ended. */
const overSessions: Readonly<Record<string, (client: InProcessClient) => unknown>> = {
  'has run out': client => client.cookies.delete('redress-access'),
  'was ended in another browser': async ({ cookies }) => {
    const other = server.client()
    for (const [name, value] of cookies) other.cookies.set(name, value)
    await other.post('/v1/auth/logout')
  },
  'ran out long ago': ({ cookies }) => ['redress-access', 'redress-refresh'].map(name => cookies.delete(name)),
}

test.each(Object.entries(overSessions))(
  'whoever has a session that %s is told so, and answered as a visitor only where the plaintiff is too',
  { tags: 'SPEC-8-NOT_SIGNED_IN' },
  async (_, end) => {
    const client = server.client()
    await client.post('/v1/auth/login', { username: fixtures.users.plaintiff.username, password })
    await end(client)
    const over = Object.fromEntries(client.cookies)
    const as = (role: Role) => Object.fromEntries(fixtures.clientOf(role).cookies)
    for (const endpoint of endpoints) {
      const { method, permission, kind = 'json' } = endpoint
      // Signing in and out sets cookies, so those answers differ.
      if (entryOf(endpoint).usesUp && isAnsweredAlike(permission)) continue
      for (const request of requestsAbout(entryOf(endpoint), fixtures.claims.hidden, fixtures)) {
        const answer = (cookies: Record<string, string>) => callEndpoint(server, endpoint, request, cookies)
        const { status, body } = await answer(over)
        const told = isForReadersAlone(permission) ? 'LETTER_CLOSED' : 'NOT_SIGNED_IN'
        if (!isAnsweredAlike(permission)) expect(JSON.parse(body).code, endpointName(endpoint)).toBe(told)
        else if (method !== 'GET' || kind !== 'json') expect(body, endpointName(endpoint)).not.toContain(told)
        else {
          for (const role of ['visitor', 'plaintiff'] as const) {
            const other = await answer(as(role))
            expect([other.status, other.body], endpointName(endpoint)).toEqual([status, body])
          }
        }
      }
    }
  },
)

test.each(roles)('the %s was shown everything that they may see, so that a leak would have been noticed', role => {
  const expected = stages.flatMap(stage =>
    kinds.filter(kind => maySee(role, stage, kind)).map(kind => `${stage} ${kind}`),
  )
  // Canaries that a draft cannot have yet, and replies of claims that are not public.
  const yetToCome = [
    'draft dispute',
    'draft messages',
    'draft resolutions',
    'draft earlierReplies',
    'hidden earlierReplies',
    'draft redactedWords',
    'hidden redactedWords',
  ]
  expect([...(shown.get(role) ?? [])].sort()).toEqual(expected.filter(each => !yetToCome.includes(each)).sort())
})

test('what is private cannot be searched for', async () => {
  const privateKinds = kinds.filter(kind => kind !== 'location')
  const canaries = stages.flatMap(stage => privateKinds.flatMap(kind => canariesOf(stage)[kind] as readonly string[]))
  for (const term of [...canaries, ...Object.values(ownSecrets).flatMap(own => Object.values(own))]) {
    const { data } = (await fixtures.clientOf('plaintiff').get(`/v1/search?term=${encodeURIComponent(term)}`)).body
    expect(data, term).toMatchObject({ claims: [], defendants: [], totals: { claims: 0, companies: 0, people: 0 } })
  }
})
