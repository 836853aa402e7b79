import { setTimeout } from 'node:timers/promises'
import { memoryOf } from '../../apps/server/src/testing/faults/processes.ts'
import { cpuOf } from '../answers/cpu.ts'
import { fileClaim, send } from '../answers/file-claim.ts'
import { type Preparation, type PreparedInstallation, prepareInstallation } from '../answers/prepared-installation.ts'
import { type SignedInPerson, signInPeople } from '../answers/signed-in-people.ts'
import { percentile } from '../percentile.ts'
import { openStreams } from './open-streams.ts'
import { pollDashboards } from './poll-dashboards.ts'

/** As many as there are people, where there are fewer. */
const dashboards = 10_000
/** Each asks again after so long, as a page does whose stream of events is cut. */
const pollSeconds = 5
/** They come within so long: a start of all at one moment would measure how connections are made. */
const comingSeconds = 30
const pollingSeconds = 120
const writesPerSecond = 20
const writers = 20
const streams = 5_000
const steps = 200

const megabytes = (bytes: number): number => Math.round(bytes / 1_000_000)

interface Bargained {
  readonly resolutions: readonly { readonly resolutionStatus: string }[]
}

/** Has many dashboards ask at once, and then follows steps from one party to the other among many open streams. */
export async function measureCrowd(preparation: Preparation): Promise<void> {
  await using running = new AsyncDisposableStack()
  const installation = await prepareInstallation(preparation, running)
  const people = await signInPeople(installation.databaseUrl, dashboards)
  await measurePolls(installation, people)
  await measureSteps(installation, people)
}

/** What each list says it is, so that the next answer can be that it is unchanged. */
async function tagsOf(url: string, people: readonly SignedInPerson[]): Promise<string[]> {
  const tags: string[] = []
  const waiting = [...people.entries()]
  const ask = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [index, { cookie }] = next
      const answer = await fetch(`${url}/v1/claims`, { headers: { cookie } })
      await answer.arrayBuffer()
      tags[index] = answer.headers.get('etag') ?? ''
    }
  }
  await Promise.all(Array.from({ length: 16 }, ask))
  return tags
}

async function measurePolls(installation: PreparedInstallation, people: readonly SignedInPerson[]): Promise<void> {
  const { url, pid } = installation
  const tags = await tagsOf(url, people)
  const drafts = await Promise.all(
    people.slice(0, writers).map(async person => {
      const { id } = await send<{ id: string }>({ method: 'POST', url: `${url}/v1/claims`, cookie: person.cookie })
      return { cookie: person.cookie, url: `${url}/v1/claims/${id}` }
    }),
  )
  const before = { memory: memoryOf(pid), cpu: cpuOf(pid, pid) }
  const writes: number[] = []
  let writeFailures = 0
  let written = 0
  const writing = setInterval(async () => {
    const draft = drafts[written++ % drafts.length]
    if (!draft) return
    const begun = performance.now()
    try {
      await send({ method: 'PATCH', ...draft, body: { location: `Vienna ${written}` } })
      writes.push(performance.now() - begun)
    } catch {
      writeFailures++
    }
  }, 1_000 / writesPerSecond)
  const polls = people.map(({ cookie }, index) => ({ cookie, tag: tags[index] ?? '' }))
  // By then all are connected.
  const connected = setTimeout(1_000 * comingSeconds).then(() => memoryOf(pid))
  const polled = await pollDashboards(url, polls, {
    comingSeconds,
    pauseSeconds: pollSeconds,
    seconds: pollingSeconds,
  })
  clearInterval(writing)
  const after = { memory: memoryOf(pid), cpu: cpuOf(pid, pid) }
  const sortedWrites = writes.toSorted((one, other) => one - other)
  const each = (part: 'server' | 'database') => ((after.cpu[part] - before.cpu[part]) / polled.answers).toFixed(2)
  const figures = [
    `${people.length} dashboards that ask every ${pollSeconds} s, ${writesPerSecond} writes a second, each for ${pollingSeconds} s, having come within ${comingSeconds}:`,
    `  ${polled.perSecond.toFixed(0)} answers a second of ${(people.length / pollSeconds).toFixed(0)} wanted, of ${polled.bytes.toFixed(0)} bytes each; ${polled.refused} refused, ${polled.broken} connections broken`,
    `  p50 ${polled.p50.toFixed(0)}, p95 ${polled.p95.toFixed(0)}, p99 ${polled.p99.toFixed(0)}, the longest ${polled.longest.toFixed(0)} ms; CPU of one, ms: server ${each('server')}, database ${each('database')}`,
    `  ${writes.length} writes, p50 ${percentile(sortedWrites, 0.5).toFixed(0)}, p99 ${percentile(sortedWrites, 0.99).toFixed(0)} ms, ${writeFailures} refused`,
    `  memory of the server: ${megabytes(before.memory)} MB before, ${megabytes(await connected)} MB when all are connected, ${megabytes(after.memory)} MB after`,
  ]
  console.log(figures.join('\n'))
}

const offer = { value: 1_000, winningParty: 'Plaintiff', costOwner: 'Defendant' }

async function measureSteps(installation: PreparedInstallation, people: readonly SignedInPerson[]): Promise<void> {
  const { url, pid } = installation
  const [plaintiff, defendant] = people.slice(-2)
  if (!plaintiff || !defendant) throw new Error('Nobody is there')
  const claim = await fileClaim(url, plaintiff.cookie, { email: defendant.email })
  const takeover = `${url}/v1/claims/defendants/${claim.defendantId}/takeover`
  await send({ method: 'POST', url: takeover, cookie: defendant.cookie })
  const act = ({ cookie }: SignedInPerson, path: string, body?: object) =>
    send<Bargained>({ method: 'POST', url: `${claim.url}/${path}`, cookie, body })
  const stateOf = ({ resolutions }: Bargained) => resolutions.map(each => each.resolutionStatus).join()
  let state = stateOf(await act(defendant, 'propose-resolution', offer))
  for (const count of [2, streams]) {
    const opened = await openStreams(
      url,
      people.slice(-count).map(({ cookie }) => cookie),
    )
    const memory = memoryOf(pid)
    const times: number[] = []
    for (let step = 0; step < steps; step++) {
      const [who, other] = step % 4 < 2 ? [plaintiff, defendant] : [defendant, plaintiff]
      const path = step % 2 === 0 ? 'reject-resolution' : 'propose-resolution'
      let told = opened.nextChange(other.cookie)
      const begun = performance.now()
      const done = act(who, path, step % 2 === 0 ? undefined : offer)
      for (let seen = state; seen === state; ) {
        await told
        // What is told late of the step before is no news.
        told = opened.nextChange(other.cookie)
        seen = stateOf(await send<Bargained>({ method: 'GET', url: claim.url, cookie: other.cookie }))
      }
      times.push(performance.now() - begun)
      told.catch(() => undefined)
      state = stateOf(await done)
    }
    const sorted = times.toSorted((one, other) => one - other)
    const stillOpen = opened.open()
    opened.close()
    console.log(
      `${steps} steps of one party, ${stillOpen} streams open: the other has the claim as it is then after p50 ${percentile(sorted, 0.5).toFixed(0)}, p95 ${percentile(sorted, 0.95).toFixed(0)} ms; memory of the server ${megabytes(memory)} MB`,
    )
  }
}
