import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentedCommand, filledCommand } from './testing/documented-commands.ts'
import { claimDetails, dataOf, draftClaim, fileDraft, type Opponents } from './testing/file-claim.ts'
import { freePorts } from './testing/free-ports.ts'
import { statementsOf } from './testing/recorded-statements.ts'
import { password, registeredUser } from './testing/sign-up.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

const project = join(import.meta.dirname, '../../..')
const documents = join(project, 'docs/operations')
const read = (path: string) => readFileSync(join(documents, path), 'utf8')

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly startTimeUnixNano: string
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[]
}

interface Export {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[]
}

/** Collector for OTLP traces. */
async function startCollector() {
  const spans: Span[] = []
  const requests = new Set<string>()
  const take = async (request: IncomingMessage) => {
    requests.add(`${request.method} ${request.url} ${request.headers['content-type']}`)
    const { resourceSpans } = (await json(request)) as Export
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans).flatMap(scope => scope.spans))
  }
  const http = createServer((request, response) => void take(request).then(() => response.end('{}')))
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const { port } = http.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, spans, requests, stop: () => http.close() }
}

let collector: Awaited<ReturnType<typeof startCollector>>
let server: TestServer
let metricsPort: number
let opponents: Opponents
let claimId: string
beforeAll(async () => {
  collector = await startCollector()
  metricsPort = await freePorts(1)
  server = await startTestServer({
    METRICS_PORT: String(metricsPort),
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
  })
  opponents = { plaintiff: await registeredUser(server), defendant: await registeredUser(server) }
  claimId = await draftClaim(opponents)
})
afterAll(async () => {
  await server.stop()
  collector.stop()
})

const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
/** Value of a metric's line, or `undefined` if there is none. */
async function numberIn(line: RegExp): Promise<number | undefined> {
  const found = (await scrape()).split('\n').find(each => line.test(each))
  return found === undefined ? undefined : Number(found.slice(found.lastIndexOf(' ')))
}

/**
 * Metrics that are absent while nothing waits, without TLS, before the first backup and without folders in `DATA_DIR`.
 */
const sometimesAbsent = [
  ...['redress_jobs_waiting', 'redress_jobs_oldest', 'redress_certificate_remaining'],
  ...['redress_backup_age', 'redress_backup_restored_age', 'redress_disk_free', 'redress_disk_size'],
]

test('what waits in the database is counted when it is asked for', async () => {
  expect(await numberIn(/^redress_payments_open /)).toBe(0)
  dataOf(await opponents.plaintiff.client.post(`/v1/claims/${claimId}/submit`))
  expect(await numberIn(/^redress_payments_open /)).toBe(1)
  dataOf(await opponents.plaintiff.client.post(`/v1/claims/${claimId}/take-back`))
  await fileDraft(server, claimId, { plaintiff: opponents.plaintiff, defendants: [opponents.defendant] })
  expect(await numberIn(/^redress_payments_open /)).toBe(0)

  expect(await numberIn(/^redress_deadlines_overdue /)).toBe(0)
  const { due_at: dueAt } = await server.context.database
    .selectFrom('deadlines')
    .select('due_at')
    .orderBy('due_at')
    .executeTakeFirstOrThrow()
  const wait = dueAt.getTime() - server.clock.now().getTime() + 90_000
  server.clock.advance(wait)
  expect(await numberIn(/^redress_deadlines_overdue /)).toBeGreaterThan(0)
  expect(await numberIn(/^redress_deadlines_oldest /)).toBe(90)
  server.clock.advance(-wait)
})

test('every number is one that the operator was told of, and the other way round', async () => {
  const told = read('telemetry.md').matchAll(/^\| `(\w+)` \| (?:histogram|gauge|counter) /gm)
  const names = (await scrape()).matchAll(/^# TYPE (\w+) (histogram|gauge|counter)$/gm)
  const own = [...names].map(([, name]) => name).filter(name => !/^(nodejs|v8js)_/.test(name ?? ''))
  expect([...new Set([...own, ...sometimesAbsent])].sort()).toEqual([...told].map(([, name]) => name).sort())
})

test.each(['prometheus/alerts.yaml', 'prometheus/alerts.test.yaml', 'grafana/redress.json'])(
  '%s names no number that there is not',
  async file => {
    const families = [...(await scrape()).matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name)
    const known = new Set([...families, ...sometimesAbsent])
    const used = read(file).matchAll(/\b((?:redress|http|db|process|nodejs|v8js|target)_\w+)\{/g)
    const isKnown = (name: string) => known.has(name) || known.has(name.replace(/_(bucket|count|sum)$/, ''))
    const missing = [...used].map(([, name = '']) => name).filter(name => !isKnown(name))
    expect(missing).toEqual([])
  },
)

const spansNamed = (name: string) => collector.spans.filter(span => span.name === name)

test('the trace of a request has its statements, and that of a job its mail', async () => {
  const { plaintiff } = opponents
  const begunAt = Date.now()
  const sent = await statementsOf(async () => void dataOf(await plaintiff.client.get(`/v1/claims/${claimId}`)))
  // Spans of earlier requests may still arrive at the collector.
  const rootSpan = () =>
    spansNamed('GET /v1/claims/:id').find(
      // Nanoseconds exceed the precision of a number, so times are compared in milliseconds.
      ({ startTimeUnixNano }) => Math.round(Number(startTimeUnixNano) / 1e6) >= begunAt,
    )
  await expect.poll(rootSpan).toBeDefined()
  const root = rootSpan()
  const parts = collector.spans.filter(({ traceId, name }) => traceId === root?.traceId && name !== root.name)
  expect(new Set(parts.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([root?.spanId]))
  const texts = parts.map(({ attributes }) => attributes.find(({ key }) => key === 'db.query.text')?.value.stringValue)
  expect(texts.sort()).toEqual([...sent].sort())

  const jobOfMail = () => {
    const [mail] = spansNamed('redress.mail')
    return collector.spans.find(({ spanId }) => spanId === mail?.parentSpanId)?.attributes
  }
  const name = { key: 'redress.job.name', value: { stringValue: 'send confirmation link' } }
  await expect.poll(jobOfMail).toContainEqual(name)
  expect([...collector.requests]).toEqual(['POST /v1/traces application/json'])
})

test('nothing that is told names anybody, or anything of a claim', async () => {
  const { plaintiff, defendant } = opponents
  await plaintiff.client.get(`/v1/search?query=${encodeURIComponent(claimDetails.location)}`)
  await plaintiff.client.post('/v1/auth/login', { username: plaintiff.username, password })
  await expect.poll(() => spansNamed('POST /v1/auth/login').length).toBeGreaterThan(2)
  const told = `${JSON.stringify(collector.spans)}${await scrape()}`
  const words = [
    claimId,
    password,
    ...[plaintiff, defendant].flatMap(({ username, email }) => [username, email]),
    ...plaintiff.client.cookies.values(),
    ...Object.values(claimDetails).filter(value => typeof value === 'string' && value.length > 5),
  ]
  expect(words.filter(word => told.includes(String(word)))).toEqual([])
})

test('a collector that is away keeps nobody from being served', async () => {
  const other = await server.another({
    METRICS_PORT: String(await freePorts(1)),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePorts(1)}`,
  })
  expect((await other.client().get('/v1/configuration')).status).toBe(200)
  await other.stop()
})

const isInstalled = ['prometheus', 'promtool'].every(name => existsSync(`/usr/bin/${name}`))
if (!isInstalled) process.stderr.write('Prometheus is not installed (Debian: prometheus): its own tests are skipped\n')

describe.skipIf(!isInstalled)('the real Prometheus (where it is installed)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redress-prometheus-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('takes the alerts, which are silent where all is well and fire where it is not', () => {
    const type = (command: string) => String(execFileSync('bash', ['-c', command], { cwd: project }))
    expect(type('promtool check config docs/operations/prometheus/prometheus.yaml')).toContain(
      'SUCCESS: 1 rule files found',
    )
    expect(type(documentedCommand('telemetry.md', 'promtool '))).toContain('SUCCESS')
  })

  test('reads the numbers as it is set up to, and knows the alerts', async () => {
    const port = await freePorts(1)
    const file = join(folder, 'prometheus.yaml')
    const settings = read('prometheus/prometheus.yaml')
      .replace(/targets: .*/, `targets: ['127.0.0.1:${metricsPort}']`)
      .replace('alerts.yaml', join(documents, 'prometheus/alerts.yaml'))
      .replaceAll('15s', '1s')
    writeFileSync(file, settings)
    const paths = { 'docs/operations/prometheus/prometheus.yaml': file, '.data/prometheus': join(folder, 'data') }
    const command = filledCommand(documentedCommand('telemetry.md', 'prometheus '), paths)
    const daemon = spawn('bash', ['-c', `exec ${command} --web.listen-address=127.0.0.1:${port}`])
    const ask = async (path: string): Promise<string> => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`).catch(() => null)
      return answer?.ok ? answer.text() : ''
    }
    try {
      const query = encodeURIComponent('sum(http_server_request_duration_count{http_route="/v1/auth/login"})')
      await expect.poll(() => ask(`query?query=${query}`)).toMatch(/"value":\[[\d.]+,"\d+"\]/)
      await expect.poll(() => ask('rules')).toContain('"name":"RedressJobsGivenUp"')
      expect(await ask('targets')).toContain('"health":"up"')
    } finally {
      daemon.kill()
      await once(daemon, 'exit')
    }
  })
})
