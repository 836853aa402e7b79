import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedPassword } from '../../apps/server/src/seed/sample-people.ts'
import { timesOf } from '../answers/load.ts'
import { givePasswords } from '../answers/people-with-passwords.ts'
import { type Preparation, type PreparedInstallation, prepareInstallation } from '../answers/prepared-installation.ts'
import { type SignedInPerson, signInPeople } from '../answers/signed-in-people.ts'
import { median } from '../percentile.ts'
import { type Answers, type Sent, sendAtARate } from './send-at-a-rate.ts'

const rounds = 5
const seconds = 20
const people = 50
/** What all the others send together: each 0.8 a second, a sign-in among 20. */
const othersPerSecond = 40
/** How much is asked for a second: address and account use up what they may in a minute within a round, and go on. */
const greedy = { address: 40, account: 40, mailbox: 10 }
/** What others have to wait beside it, of what they had to wait before. */
const wanted = 2

/** The limits as they ship, which the other measures are without. */
const shipped = { REQUESTS_PER_MINUTE: '600', REQUESTS_AT_ONCE: '100', EVENT_LOOP_DELAY_LIMIT: 'PT1S' }

const addressOf = (number: number) => `198.18.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`
const words = ['gruppe', 'hohenstedt', 'anna', 'slander', 'vienna', 'roof']

function othersOf({ claimId }: PreparedInstallation, signedIn: readonly SignedInPerson[], logins: readonly string[]) {
  const asking = (number: number): Omit<Sent, 'from' | 'cookie'> =>
    [
      { kind: 'a list of claims', method: 'GET' as const, path: '/v1/claims' },
      { kind: 'a public claim', method: 'GET' as const, path: `/v1/claims/${claimId}` },
      { kind: 'a search', method: 'GET' as const, path: `/v1/search?term=${words[number % words.length]}%20${number}` },
      { kind: 'a draft', method: 'POST' as const, path: '/v1/claims' },
    ][number % 4] as Omit<Sent, 'from' | 'cookie'>
  return (number: number): Sent => {
    const person = number % signedIn.length
    const from = addressOf(person)
    if (number % 20 === 19) {
      const body = { username: logins[number % logins.length], password: seedPassword }
      return { kind: 'a sign-in', method: 'POST', path: '/v1/auth/login', from, body }
    }
    return { ...asking(number), from, cookie: signedIn[person]?.cookie ?? '' }
  }
}

/** Of one address that nobody is signed in at: what costs most, passwords, searches and pages that the server draws. */
const fromOneAddress = (number: number): Sent => {
  const from = '203.0.113.1'
  if (number % 3 === 0) {
    const body = { username: `nobody${number}`, password: 'a wrong password' }
    return { kind: 'greed', method: 'POST', path: '/v1/auth/login', from, body }
  }
  const path = number % 3 === 1 ? `/v1/search?term=${words[number % words.length]}%20g${number}` : '/'
  return { kind: 'greed', method: 'GET', path, from }
}

/** Of one account, from ever other addresses. */
const byOneAccount =
  ({ cookie }: SignedInPerson) =>
  (number: number): Sent => {
    const from = addressOf(10_000 + number)
    if (number % 2 === 0) return { kind: 'greed', method: 'POST', path: '/v1/claims', from, cookie }
    return { kind: 'greed', method: 'GET', path: `/v1/search?term=${words[number % 6]}%20a${number}`, from, cookie }
  }

/** For one mailbox, by ever other addresses. */
const toOneMailbox =
  ({ email }: SignedInPerson) =>
  (number: number): Sent => {
    const from = addressOf(20_000 + number)
    return { kind: 'greed', method: 'POST', path: '/v1/auth/forgot-password', from, body: { email } }
  }

const refusedOf = ({ statuses }: Answers) =>
  [...statuses].reduce((all, [status, count]) => all + (status >= 400 ? count : 0), 0)
const statusesText = ({ statuses }: Answers) =>
  [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${count} of ${status}`)
    .join(', ')

/** How long others wait while one address, one account and one mailbox take all they may, by turns with nobody greedy. */
export async function measureNeighbour({ claims }: Preparation): Promise<void> {
  await using running = new AsyncDisposableStack()
  const kept = mkdtempSync(join(tmpdir(), 'redress-bench-'))
  running.defer(() => rmSync(kept, { recursive: true, force: true }))
  await (await prepareInstallation({ claims, kept }, running)).stop()
  const installation = await prepareInstallation({ claims, kept, settings: shipped }, running)
  const { url, databaseUrl } = installation
  const [account, mailbox, ...signedIn] = await signInPeople(databaseUrl, people + 2)
  if (!account || !mailbox) throw new Error('Nobody is there')
  const others = othersOf(installation, signedIn, await givePasswords(databaseUrl))
  let sent = 0
  const askAsOthers = (length: number) =>
    sendAtARate(url, () => others(sent++), { perSecond: othersPerSecond, seconds: length })
  await askAsOthers(seconds)

  const alone: Answers[] = []
  const beside: Answers[] = []
  for (let round = 0; round < rounds; round++) {
    alone.push(await askAsOthers(seconds))
    const at = (perSecond: number) => ({ perSecond, seconds })
    const [answers, ...neighbours] = await Promise.all([
      askAsOthers(seconds),
      sendAtARate(url, fromOneAddress, at(greedy.address)),
      sendAtARate(url, byOneAccount(account), at(greedy.account)),
      sendAtARate(url, toOneMailbox(mailbox), at(greedy.mailbox)),
    ])
    beside.push(answers)
    const [address, person, letters] = neighbours.map(statusesText)
    console.log(`Round ${round + 1}: the address ${address}; the account ${person}; the mailbox ${letters}`)
  }
  print(alone, beside)
}

function print(alone: readonly Answers[], beside: readonly Answers[]): void {
  const p95Of = (answers: readonly Answers[], kind?: string) =>
    median(
      answers.map(
        ({ times }) => timesOf(kind === undefined ? [...times.values()].flat() : (times.get(kind) ?? [])).p95,
      ),
    )
  const rowOf = (what: string, kind?: string) => {
    const [before, after] = [p95Of(alone, kind), p95Of(beside, kind)]
    return `| ${what} | ${before.toFixed(0)} | ${after.toFixed(0)} | ${(after / before).toFixed(2)} | ${wanted} |`
  }
  const kinds = [...new Set(alone.flatMap(({ times }) => [...times.keys()]))]
  console.log('| what others ask for | p95, ms, before | beside a greedy neighbour | times | wanted, at most |')
  console.log('|---|---|---|---|---|')
  console.log([rowOf('all'), ...kinds.map(kind => rowOf(kind, kind))].join('\n'))
  const refused = (all: readonly Answers[]) => all.reduce((sum, answers) => sum + refusedOf(answers), 0)
  console.log(`Others were refused ${refused(alone)} times before, ${refused(beside)} times beside.`)
}
