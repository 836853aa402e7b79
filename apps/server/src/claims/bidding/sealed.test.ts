import { Writable } from 'node:stream'
import { type Cents, cents, numberFromCents } from '@redress/domain/money/money.ts'
import { type Party, parties } from '@redress/domain/people/parties.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, InProcessClient } from '../../platform/http/in-process-client.ts'
import { createLog } from '../../platform/observability/log.ts'
import { dataOf, draftClaim, fileDraft, type Opponents, pay } from '../../testing/file-claim.ts'
import { jobsDone } from '../../testing/jobs-done.ts'
import { isLongTest } from '../../testing/long-tests.ts'
import { confirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { unzipped } from '../../testing/unzipped.ts'
import { createServer } from '../../wiring/server.ts'
import { openBid, sealBid } from './sealed-bids.ts'

const value = 9_876_543_210

type Output = 'answers' | 'log' | 'events' | 'mails' | 'export' | 'database'
type Seen = Record<Output, string[]>

let server: TestServer
let seen: Seen
let http: Awaited<ReturnType<typeof createServer>>
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100' })
  const lines = new Writable({
    write(chunk, _encoding, done) {
      seen.log.push(String(chunk))
      done()
    },
  })
  http = await createServer({ ...server.context, log: createLog('trace', lines) })
  server.context.live.onNews(news => seen.events.push(JSON.stringify(news)))
})
afterAll(async () => {
  await http.close()
  await server.stop()
})

/** Every row of every table, as text. */
async function dump(): Promise<string> {
  const { database } = server.context
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  `.execute(database)
  const texts = []
  for (const { name } of tables) {
    const { rows } = await sql<{ all: string | null }>`
      select string_agg(each::text, E'\n') as all from ${sql.raw(name)} as each
    `.execute(database)
    texts.push(rows[0]?.all ?? '')
  }
  return texts.join('\n')
}

/** How people, programs and databases write an amount. */
function writtenAs(amount: Cents): string[] {
  const [whole, fraction] = [String(amount / 100n), String(amount % 100n).padStart(2, '0')]
  const grouped = (separator: string) => whole.replaceAll(/\B(?=(\d{3})+$)/g, separator)
  return [
    ...[String(amount), `${whole}.${fraction}`, `${grouped(',')}.${fraction}`, `${grouped('.')},${fraction}`],
    ...[JSON.stringify(numberFromCents(amount)), amount.toString(16), Buffer.from(String(amount)).toString('base64')],
  ]
}

async function disputedClaim(opponents: Opponents): Promise<string> {
  const id = await draftClaim(opponents, { value })
  await fileDraft(server, id, { plaintiff: opponents.plaintiff, defendants: [opponents.defendant] })
  const dispute = { disputeReason: 'Legal', disputeExplanation: 'I was never there.' }
  dataOf(await opponents.defendant.client.post(`/v1/claims/${id}/dispute`, dispute))
  await pay(server, id, 'dispute')
  return id
}

type Bids = Readonly<Record<Party, Cents>>

/** Walks through a bidding and checks after each step everything that is shown, notified or stored. */
class Walk {
  readonly opponents: Opponents
  readonly id: string
  readonly #clients: Readonly<Record<Party | 'stranger', InProcessClient>>

  constructor(opponents: Opponents, id: string) {
    this.opponents = opponents
    this.id = id
    const loggedClient = (cookies: ReadonlyMap<string, string>) => {
      const client = new InProcessClient(http)
      for (const [name, cookie] of cookies) client.cookies.set(name, cookie)
      return client
    }
    this.#clients = {
      Plaintiff: loggedClient(opponents.plaintiff.client.cookies),
      Defendant: loggedClient(opponents.defendant.client.cookies),
      stranger: loggedClient(new Map()),
    }
  }

  async step(party: Party, path: string, body?: object): Promise<Answer> {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answer = await this.#clients[party].send('POST', `/v1/claims/${this.id}/bidding${path}`, body, headers)
    this.#look(answer)
    for (const client of Object.values(this.#clients)) {
      const urls = [`/v1/claims/${this.id}`, `/v1/actions/claims/${this.id}`, '/v1/claims', '/v1/notifications']
      for (const url of urls) this.#look(await client.get(url))
      this.#look(await client.get(`/v1/claims/${this.id}/messages`))
    }
    seen.database.push(await dump())
    return answer
  }

  #look({ headers, body }: Answer): void {
    seen.answers.push(JSON.stringify(headers), JSON.stringify(body))
  }

  /** Both sides bid. Invalid bids are refused before, and repeated bids after. */
  async round(round: number, bids: Bids): Promise<void> {
    for (const party of parties) {
      const bid = { round, value: numberFromCents(bids[party]) }
      await this.step(party, '/bids', { round, value: bid.value + value })
      expect((await this.step(party, '/bids', bid)).status).toBe(200)
      await this.step(party, '/bids', bid)
    }
  }

  async export(party: Party): Promise<void> {
    const client = this.#clients[party]
    dataOf(await client.post('/v1/users/data-export'))
    await jobsDone(server, 'make data export')
    const { rawPayload } = await http.inject({
      ...{ url: '/v1/users/data-export/file', cookies: Object.fromEntries(client.cookies) },
    })
    for (const file of (await unzipped(new Uint8Array(rawPayload))).values()) seen.export.push(String(file))
  }
}

const amountIn = (from: bigint, to: bigint) => fc.bigInt({ min: from, max: to }).map(cents)
/** Amounts of so many digits occur nowhere by chance; round ones do, and a property tries its bounds more often. */
const far = fc.record<Bids>({
  Plaintiff: amountIn(612_345_678_913n, 897_654_321_079n),
  Defendant: amountIn(123_456_789_137n, 387_654_321_091n),
})
/** At most 10 % of the claim apart, never met, and the amount in the middle is neither of the two. */
const close = fc
  .tuple(amountIn(512_345_678_927n, 587_654_321_063n), amountIn(2n, 90_000_000_000n))
  .map(([Plaintiff, gap]): Bids => ({ Plaintiff, Defendant: cents(Plaintiff - gap) }))
const endings = ['apart', 'middle declined'] as const

test('no bid that loses is in any answer, log, event, notification, mail, history or export, nor readable in the database', {
  timeout: 240_000,
}, async () => {
  const walks = fc.record({ first: far, second: far, last: close, ending: fc.constantFrom(...endings) })
  const property = fc.asyncProperty(walks, async ({ first, second, last, ending }) => {
    seen = { answers: [], log: [], events: [], mails: [], export: [], database: [] }
    const opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
    const walk = new Walk(opponents, await disputedClaim(opponents))
    await walk.step('Plaintiff', '', { costOwner: 'Defendant' })
    await walk.step('Defendant', '/agree', { costOwner: 'Defendant' })
    const rounds = [first, second, ending === 'apart' ? first : last]
    for (const [index, bids] of rounds.entries()) await walk.round(index + 1, bids)
    await walk.export('Plaintiff')
    if (ending !== 'apart') {
      await walk.step('Defendant', '/middle')
      await walk.step('Plaintiff', '/end')
    }
    await walk.export('Defendant')
    await jobsDone(server, 'send notification')
    seen.mails.push(JSON.stringify(server.inbox.mail))
    for (const output of Object.keys(seen) as Output[]) expect(seen[output].join(''), output).not.toBe('')
    for (const written of rounds.flatMap(bids => parties.flatMap(party => writtenAs(bids[party]))))
      for (const [output, texts] of Object.entries(seen))
        if (texts.some(text => text.includes(written))) throw new Error(`${written} stands in: ${output}`)
  })
  await fc.assert(property, { numRuns: isLongTest ? 10 : 2, endOnFailure: true })
})

test('a sealed bid has the same length whatever it is, and opens under its own key alone', async () => {
  const { context } = server
  const key = { claimId: crypto.randomUUID(), party: 'Plaintiff', round: 1 } as const
  const sealed = fc.sample(amountIn(1n, 1_000_000_000_000_000n), 50).map(bid => sealBid(context, key, bid))
  expect(new Set([...sealed, sealBid(context, key, cents(100n))].map(({ length }) => length)).size).toBe(1)
  const bid = sealBid(context, key, cents(123_45n))
  const opened = (at: { claimId?: string; party?: Party; round?: number }) => {
    const { claimId, party, round } = { ...key, ...at }
    const sealed = { Plaintiff: null, Defendant: null, [party]: bid }
    return openBid(context, claimId, { bidding: { sealed, round } as never, party })
  }
  expect(opened({})).toBe(123_45n)
  for (const elsewhere of [{ party: 'Defendant' }, { round: 2 }, { claimId: crypto.randomUUID() }] as const)
    expect(opened(elsewhere), JSON.stringify(elsewhere)).toBeNull()
})
