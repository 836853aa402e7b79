import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, InProcessClient } from '../platform/http/in-process-client.ts'
import { hashSecret } from '../platform/secrets.ts'
import { claimIn } from '../testing/file-claim.ts'
import { jobsDone } from '../testing/jobs-done.ts'
import { isLongTest } from '../testing/long-tests.ts'
import { statementsOf } from '../testing/recorded-statements.ts'
import { confirmedUser, registrationForm, type TestUser, unconfirmedUser } from '../testing/sign-up.ts'
import { testDraws } from '../testing/test-seed.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

// Timing side channels: the same call for a known and for an unknown subject. The short form compares the SQL
// statements of both. `npm run test:times` measures, and prints the area under the ROC curve (0.5: indistinguishable).

const pairs = Number(process.env.PAIRS ?? 2_000)

/** Largest deviation from 0.5 that chance explains for this number of pairs. */
const byChance = 0.02
/**
 * Tolerated leak: a used code is a row that is found, which takes a little longer. Only a holder of the code can
 * notice.
 */
const mayTell: Readonly<Record<string, number>> = { 'open a letter': 0.07 }

let server: TestServer
let owner: TestUser
beforeAll(async () => {
  // High limits, because all requests come from one address and few people.
  server = await startTestServer({ REQUESTS_PER_MINUTE: '100000000', UNRESOLVED_CLAIMS_LIMIT: '1000' })
  owner = await confirmedUser(server)
})
afterAll(() => server.stop())

const wrong = 'Wrong-horse-7'
let count = 0
const fresh = () => `fresh-${++count}`
/** A new network for each request, so that the brute-force delay never applies. */
const newNetwork = () => ({ 'x-forwarded-for': `10.${(++count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}` })

/** Prepares a request about a known or unknown subject, to be sent once. */
type Prepare = (isKnown: boolean) => Promise<() => Promise<Answer>>

/** Uses of one account before a new one replaces it, because its rows grow with each use. */
const uses = 20
function renewed<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let used = 0
  let made: Promise<Value> | undefined
  return () => {
    if (used++ % uses === 0) made = undefined
    made ??= make()
    return made
  }
}

const calls: Readonly<Record<string, () => Promise<Prepare>>> = {
  login: async () => {
    const names = { known: owner.username, unknown: registrationForm().username }
    return async isKnown => () =>
      server
        .client()
        .post('/v1/auth/login', { username: isKnown ? names.known : names.unknown, password: wrong }, newNetwork())
  },
  register: async () => async isKnown => {
    const form = registrationForm({ username: fresh(), email: isKnown ? owner.email : `${fresh()}@example.org` })
    return () => server.client().post('/v1/auth/register', form)
  },
  'forgot password': async () => async isKnown => () =>
    server.client().post('/v1/auth/forgot-password', { email: isKnown ? owner.email : `${fresh()}@example.org` }),
  resend: async () => {
    const waiting: Record<'known' | 'unknown', InProcessClient> = {
      known: (await unconfirmedUser(server, { email: owner.email })).client,
      unknown: (await unconfirmedUser(server)).client,
    }
    // The first request of a session fills the session cache.
    for (const client of Object.values(waiting)) await client.get('/v1/auth')
    return async isKnown => () =>
      waiting[isKnown ? 'known' : 'unknown'].patch('/v1/auth/email/resend-confirmation-email')
  },
  'add e-mail': async () => {
    const userOf = renewed(() => confirmedUser(server))
    const owners: TestUser[] = []
    while (owners.length < uses) owners.push(await confirmedUser(server))
    // No address is added twice.
    let added = 0
    return async isKnown => {
      const { client } = await userOf()
      const known = owners[++added % owners.length]?.email ?? ''
      return () => client.post('/v1/users/emails', { email: isKnown ? known : `${fresh()}@example.org` })
    }
  },
  'open a letter': async () => {
    const { email } = registrationForm()
    const opponents = { plaintiff: owner, defendant: { ...owner, email } }
    const claimId = await claimIn(server, opponents, 'PENDING_PUBLICATION')
    return async isKnown => {
      const code = String(++count).padStart(26, '0')
      // A used code must answer like an invented one. Both write the row, because a fresh row is read a little slower.
      const used = { redeem_code_hash: hashSecret(isKnown ? code : `${code}0`), redeem_code_expires_at: null }
      await server.context.database.updateTable('defendants').set(used).where('claim_id', '=', claimId).execute()
      return () => server.client().post('/v1/letters/open', { code })
    }
  },
  'request a letter': async () => {
    const { email } = registrationForm()
    const opponents = { plaintiff: owner, defendant: { ...owner, email } }
    await claimIn(server, opponents, 'PENDING_PUBLICATION')
    return async isKnown => () =>
      server.client().post('/v1/letters/request', { email: isKnown ? email : `${fresh()}@example.org` })
  },
  'takeover reset': async () => {
    const { email } = registrationForm()
    const opponents = { plaintiff: owner, defendant: { ...owner, email } }
    const claimId = await claimIn(server, opponents, 'PENDING_PUBLICATION')
    return async isKnown => {
      const code = String(++count).padStart(26, '0')
      const known = { redeem_code_hash: hashSecret(isKnown ? code : `${code}0`) }
      await server.context.database.updateTable('defendants').set(known).where('claim_id', '=', claimId).execute()
      return () => owner.client.post(`/v1/claims/takeover/${code}/reset`)
    }
  },
}

/** Waits until background work of the last request has ended, which would slow the next one. */
async function untilQuiet(): Promise<void> {
  for (const name of [
    'reset code',
    'send letters again',
    'send confirmation link',
    'send password reset link',
    'send invitation',
  ] as const)
    await jobsDone(server, name)
}

/** Probability that a known subject takes longer than an unknown one (the area under the ROC curve). */
function areaUnderCurve(known: readonly number[], unknown: readonly number[]): number {
  const all = [...known.map(time => ({ time, isKnown: true })), ...unknown.map(time => ({ time, isKnown: false }))]
  all.sort((one, other) => one.time - other.time)
  const ranks = all.reduce((sum, { isKnown }, index) => sum + (isKnown ? index + 1 : 0), 0)
  return (ranks - (known.length * (known.length + 1)) / 2) / (known.length * unknown.length)
}

async function timeOf(prepare: Prepare, isKnown: boolean): Promise<number> {
  const send = await prepare(isKnown)
  await untilQuiet()
  const begun = performance.now()
  const { status } = await send()
  const time = performance.now() - begun
  expect([200, 401, 404]).toContain(status)
  return time
}

const draws = testDraws()

/**
 * Random order over all requests. Within pairs an unknown subject would mostly follow a known one, whose mail slows
 * the next request.
 */
function drawnOrder(): boolean[] {
  const order = Array.from({ length: 2 * pairs }, (_, index) => index < pairs)
  for (let last = order.length - 1; last > 0; last--) {
    const other = draws.below(last + 1)
    ;[order[last], order[other]] = [order[other] ?? false, order[last] ?? false]
  }
  return order
}

async function measure(prepare: Prepare): Promise<number> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (const isKnown of drawnOrder()) times[isKnown ? 'known' : 'unknown'].push(await timeOf(prepare, isKnown))
  return areaUnderCurve(times.known, times.unknown)
}

describe.each(Object.entries(calls))('%s', (name, make) => {
  test('does the same for what is known as for what is not', async () => {
    const prepare = await make()
    const statements = async (isKnown: boolean) => {
      const send = await prepare(isKnown)
      await untilQuiet()
      return statementsOf(async () => void (await send()))
    }
    // The first call also fills caches, so it is not compared.
    await statements(false)
    expect(await statements(true)).toEqual(await statements(false))
  })

  test.runIf(isLongTest)('takes as long for what is known as for what is not', { timeout: 3_600_000 }, async () => {
    const prepare = await make()
    for (let warming = 0; warming < 20; warming++) await timeOf(prepare, warming % 2 === 0)
    const area = await measure(prepare)
    process.stdout.write(`${name}: ${pairs} pairs, AUC ${area.toFixed(3)}\n`)
    expect(Math.abs(area - 0.5)).toBeLessThan(mayTell[name] ?? byChance)
  })
})
