import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Output } from '@redress/contract/endpoint.ts'
import type { search } from '@redress/contract/search.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Counts } from './testing/faults/journal.ts'
import type { LifeOfClaim } from './testing/faults/lives.ts'
import { type Person, signUp, startLoad, untilMailed } from './testing/faults/load.ts'
import { present, type RoleProcesses, startRoleProcesses } from './testing/faults/role-processes.ts'
import { violationsOf } from './testing/faults/verify-lives.ts'
import { claimDetails, claimReview } from './testing/file-claim.ts'
import { type LaterVersion, makeLaterVersion } from './testing/later-version.ts'
import { isLongTest } from './testing/long-tests.ts'

const reason = isLongTest ? '' : ', SKIPPED: only npm run test:operations runs it'

describe.skipIf(!isLongTest)(`from the present version to one with a migration more, step by step${reason}`, () => {
  const counts: Counts = { acts: 0, unknown: 0, replayed: 0, broken: 0 }
  const lives: LifeOfClaim[] = []
  let processes: RoleProcesses
  let later: LaterVersion
  let people: Person[]
  let defendant: Person
  /** Plaintiff whose claims get no reply. */
  let patient: Person
  /** Defendants of claims that are left until publication, each filed while other versions ran. */
  const names: string[] = []

  beforeAll(async () => {
    later = makeLaterVersion()
    processes = await startRoleProcesses(
      {
        SUBMISSION_FEE: '0',
        UNRESOLVED_CLAIMS_LIMIT: '1000000',
        REQUESTS_PER_MINUTE: '12000',
        EVENT_LOOP_DELAY_LIMIT: 'PT0S',
        LOG_LEVEL: 'error',
        NOTICE_PERIOD: 'PT20S',
      },
      { programs: [present, later.program] },
    )
    const { api, workers, inbox } = processes
    for (const each of [api[0], workers[0]]) await each.ready()
    const everyApi = api.map(({ url }) => url)
    defendant = await signUp(everyApi, inbox, counts)
    patient = await signUp(everyApi, inbox, counts)
    people = await Promise.all([1, 2, 3].map(() => signUp(everyApi, inbox, counts)))
  })
  afterAll(async () => {
    await processes?.stop()
    later?.remove()
  })

  /** Everybody files and settles claims; one claim is left until publication. */
  async function goOn(): Promise<void> {
    const begun = lives.length
    await expect.poll(() => lives.length, { timeout: 120_000 }).toBeGreaterThan(begun + 2 * people.length)
    names.push(await leavePublic())
  }

  async function leavePublic(): Promise<string> {
    const lastName = `Q${crypto
      .randomUUID()
      .replaceAll('-', '')
      .replace(/\d/g, digit => 'ghijklmnop'[Number(digit)] ?? '')}`
    const claim = (await patient.post<PartyClaim>('/v1/claims')).data
    await patient.patch(`/v1/claims/${claim.id}`, { ...claimDetails, ...claimReview })
    const individual = { firstName: 'Quiet', lastName, email: `${lastName.toLowerCase()}@stranger.example` }
    await patient.post(`/v1/claims/${claim.id}/defendants/individual`, individual)
    const url = { url: 'https://example.org/a', urlDescription: 'a' }
    await patient.post(`/v1/claims/${claim.id}/documents/urls`, url)
    expect((await patient.post<PartyClaim>(`/v1/claims/${claim.id}/submit`)).status).toBe(200)
    return lastName
  }

  const isFound = async (url: string, term: string): Promise<boolean> => {
    const answer = await fetch(`${url}/v1/search?${new URLSearchParams({ term })}`)
    const { data } = (await answer.json()) as { data: Output<typeof search> }
    return JSON.stringify(data).includes(term)
  }

  const allAreFoundAt = (url: string) =>
    expect
      .poll(async () => (await Promise.all(names.map(name => isFound(url, name)))).every(Boolean), {
        timeout: 60_000,
        interval: 500,
      })
      .toBe(true)

  test('while claims are filed and settled, and nothing is lost, done twice or left undone', {
    timeout: 600_000,
  }, async () => {
    const [oldApi, newApi] = processes.api
    const [oldWorker, newWorker] = processes.workers
    const stopLoad = startLoad(people, defendant, lives)
    await goOn()
    const [node, ...main] = later.program
    const migrated = await promisify(execFile)(node, [...main, '--role', 'migrate'], {
      env: { PATH: process.env.PATH, DATABASE_URL: processes.databaseUrl },
    })
    expect(migrated.stdout).toContain('Migrations that were new to it: 1')
    // Only the earlier version runs, on the later schema.
    await goOn()
    await allAreFoundAt(oldApi.url)
    newApi.start()
    await newApi.ready()
    await goOn()
    newWorker.start()
    await newWorker.ready()
    await goOn()
    for (const { url } of [oldApi, newApi]) await allAreFoundAt(url)
    expect(await oldApi.end('SIGTERM')).toBe(0)
    await goOn()
    expect(await oldWorker.end('SIGTERM')).toBe(0)
    await goOn()
    await stopLoad()
    await untilMailed(lives, processes.inbox, performance.now())
    await allAreFoundAt(newApi.url)
    const said = [...processes.api, ...processes.workers].map(each => each.output()).join('\n')
    expect(counts.broken, said).toBe(0)
    const violations: string[] = []
    for (const life of lives) violations.push(...(await violationsOf(life)))
    expect(violations).toEqual([])
    for (const { stranger } of lives) {
      // On a busy machine a claim may be published before its settlement, which causes another mail.
      const letters = processes.inbox.mail.filter(({ to }) => to?.[0]?.address === stranger)
      expect(letters).not.toEqual([])
      const sent = letters.map(({ subject, messageId, date }) => `${date} ${messageId} ${subject}`).join('\n')
      for (const alike of Map.groupBy(letters, ({ subject }) => subject).values())
        expect(new Set(alike.map(({ messageId }) => messageId)).size, sent).toBe(1)
    }
    process.stdout.write(`${JSON.stringify({ claims: lives.length, ...counts })}\n`)
  })

  test('an earlier program that is started now says why it does not', async () => {
    processes.api[0].start()
    await expect.poll(() => processes.api[0].output()).toContain('The database is newer than this')
  })
})
