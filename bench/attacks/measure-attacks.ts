import { setTimeout as pause } from 'node:timers/promises'
import { seedPassword } from '../../apps/server/src/seed/sample-people.ts'
import { withClient } from '../../apps/server/src/testing/with-client.ts'
import { fileClaim, send } from '../answers/file-claim.ts'
import { givePasswords } from '../answers/people-with-passwords.ts'
import { type PreparedInstallation, prepareInstallation } from '../answers/prepared-installation.ts'
import { signInPeople } from '../answers/signed-in-people.ts'
import { percentile } from '../percentile.ts'

interface Options {
  readonly claims: number
  readonly kept?: string | undefined
  readonly seconds: number
}

interface Served {
  readonly p95: number
  readonly answered: number
  readonly refused: number
}

/** Everybody sends one request after the other, with a pause before each, until the moment has come. */
async function serve(
  people: number,
  { pauseMilliseconds, until }: { readonly pauseMilliseconds: number; readonly until: () => boolean },
  request: (person: number) => Promise<Response>,
): Promise<Served> {
  const times: number[] = []
  let refused = 0
  await Promise.all(
    Array.from({ length: people }, async (_, person) => {
      await pause((person / people) * pauseMilliseconds)
      while (!until()) {
        const begun = performance.now()
        const answer = await request(person)
        await answer.arrayBuffer()
        if (answer.ok) times.push(performance.now() - begun)
        else refused++
        await pause(pauseMilliseconds)
      }
    }),
  )
  const sorted = times.toSorted((one, other) => one - other)
  return { p95: percentile(sorted, 0.95), answered: times.length, refused }
}

const after = (seconds: number) => {
  const end = performance.now() + seconds * 1_000
  return () => performance.now() > end
}

const logIn = (url: string, from: string, username: string, password: string): Promise<Response> =>
  fetch(`${url}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ username, password }),
  })

/** Eight /64 of one /48 guess passwords as fast as they are let; owners in networks of their own log in. */
async function guessing({ url, databaseUrl }: PreparedInstallation, seconds: number): Promise<readonly Served[]> {
  const owners = (await givePasswords(databaseUrl)).slice(0, 16)
  const serveOwners = (until: () => boolean) =>
    serve(owners.length, { pauseMilliseconds: 2_000, until }, person =>
      logIn(url, `198.51.${person}.7`, owners[person] ?? '', seedPassword),
    )
  const quiet = await serveOwners(after(seconds))
  const until = after(seconds)
  const guess = async (network: number) => {
    while (!until()) {
      const { ok, status } = await logIn(
        url,
        `2001:db8:1:${network}::1`,
        crypto.randomUUID().slice(0, 20),
        seedPassword,
      )
      if (!ok && status !== 401) await pause(250)
    }
  }
  const [attacked] = await Promise.all([
    serveOwners(until),
    ...Array.from({ length: 64 }, (_, each) => guess(each % 8)),
  ])
  return [quiet, attacked]
}

const countAgreements = (databaseUrl: string): Promise<number> =>
  withClient(databaseUrl, async client => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from agreements')
    return rows[0]?.count ?? 0
  })

/** Ten offers with notes of 2,000 characters of emoji are accepted at once; others read a claims list meanwhile. */
async function drawing({ url, databaseUrl }: PreparedInstallation, seconds: number): Promise<readonly Served[]> {
  const [plaintiff, defendant, ...others] = await signInPeople(databaseUrl, 10)
  if (!plaintiff || !defendant) throw new Error('Too few people are signed in')
  const filed: string[] = []
  for (let count = 0; count < 10; count++) {
    const claim = await fileClaim(url, plaintiff.cookie, { email: defendant.email })
    await send({
      method: 'POST',
      url: `${url}/v1/claims/defendants/${claim.defendantId}/takeover`,
      cookie: defendant.cookie,
    })
    const note = Array.from({ length: 2_000 }, (_, at) =>
      String.fromCodePoint(0x1f300 + ((at + 31 * count) % 640)),
    ).join('')
    const terms = { value: 1_000, winningParty: 'Plaintiff', costOwner: 'Defendant', note }
    await send({ method: 'POST', url: `${claim.url}/propose-resolution`, cookie: defendant.cookie, body: terms })
    filed.push(claim.url)
  }
  const serveOthers = (until: () => boolean) =>
    serve(others.length, { pauseMilliseconds: 200, until }, person =>
      fetch(`${url}/v1/claims`, { headers: { cookie: others[person]?.cookie ?? '' } }),
    )
  const quiet = await serveOthers(after(seconds))
  const wanted = (await countAgreements(databaseUrl)) + filed.length
  let isDrawn = false
  const isOver = after(60)
  const accept = async () => {
    await Promise.all(
      filed.map(claim => send({ method: 'POST', url: `${claim}/accept-resolution`, cookie: plaintiff.cookie })),
    )
    while (!isOver() && (await countAgreements(databaseUrl)) < wanted) await pause(100)
    isDrawn = true
  }
  const [attacked] = await Promise.all([serveOthers(() => isDrawn), accept()])
  return [quiet, attacked]
}

/** Measures what others wait while somebody takes as much as they are let: their p95, beside that without. */
export async function measureAttacks({ claims, kept, seconds }: Options): Promise<void> {
  await using running = new AsyncDisposableStack()
  const limits = { REQUESTS_PER_MINUTE: '600', REQUESTS_AT_ONCE: '100', EVENT_LOOP_DELAY_LIMIT: 'PT1S' }
  const installation = await prepareInstallation({ claims, kept, settings: limits }, running)
  console.log('| attack | p95 of others without, ms | with, ms | ratio | answered | refused |')
  console.log('|---|---|---|---|---|---|')
  const print = (attack: string, [quiet, attacked]: readonly Served[]) => {
    if (!quiet || !attacked) throw new Error('Nothing was measured')
    const ratio = (attacked.p95 / quiet.p95).toFixed(2)
    const cells = [quiet.p95.toFixed(0), attacked.p95.toFixed(0), ratio, attacked.answered, attacked.refused]
    console.log(`| ${[attack, ...cells].join(' | ')} |`)
  }
  print('drawing ten agreements with notes of emoji, others read a list', await drawing(installation, seconds))
  print('guessing from eight /64 of one /48, others log in', await guessing(installation, 2 * seconds))
}
