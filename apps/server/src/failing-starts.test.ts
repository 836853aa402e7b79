import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { newestMigration } from './platform/database/migrate.ts'
import {
  type FailingStart,
  metLater,
  type Surroundings,
  spoiltData,
  unusableSurroundings,
} from './testing/failing-starts.ts'
import { freePorts } from './testing/free-ports.ts'
import { isLongTest } from './testing/long-tests.ts'
import { wrongSettings } from './testing/wrong-settings.ts'

/** Upper bound for a failing start on an idle machine. */
const seconds = 20
/** Duration of the shortest failing start there, in milliseconds. */
const shortest = 500
const page = join(import.meta.dirname, '../../../docs/operations/starting.md')
const main = join(import.meta.dirname, 'main.ts')
const ports = ['PORT', 'SMTP_PORT', 'MAIL_UI_PORT', 'LOCALNET_PORT'] as const

/** Timeout of one start, in milliseconds; longer on a busy machine. */
let patience = seconds * 1_000

let folder: string
let stopped: string
let admin: pg.Client
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'redress-starts-'))
  stopped = join(folder, 'stopped')
  admin = new pg.Client(inject('databaseUrl'))
  await admin.connect()
  const before = performance.now()
  await failedStart(await freePorts(5), join(folder, 'none'), { PORT: 'many' })
  patience *= Math.max(1, (performance.now() - before) / shortest)
  if (isLongTest) await leaveStopped()
})
afterAll(async () => {
  await admin.end()
  rmSync(folder, { recursive: true, force: true })
})

function startServer(port: number, dataDir: string, settings: Record<string, string> = {}) {
  const own = Object.fromEntries(ports.map((name, index) => [name, String(port + index)]))
  const env = { PATH: process.env.PATH, TMPDIR: tmpdir(), DATA_DIR: dataDir, ...own, ...settings }
  return spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Starts an installation and stops it cleanly, to leave data that a test can damage. */
async function leaveStopped(): Promise<void> {
  const child = startServer(await freePorts(5), stopped)
  for await (const line of child.stdout) if (String(line).includes('Ctrl-C stops')) child.kill('SIGINT')
}

/** Output of a start that fails by itself; throws if it is still running at the timeout. */
async function failedStart(port: number, dataDir: string, settings: Record<string, string>): Promise<string> {
  const child = startServer(port, dataDir, settings)
  const printed = Promise.all([text(child.stdout), text(child.stderr)])
  const impatience = setTimeout(() => child.kill('SIGKILL'), patience)
  const [code, signal] = await once(child, 'close')
  clearTimeout(impatience)
  const [output, line] = await printed
  expect({ code, signal, output, line }).toEqual({ code: 1, signal: null, output: '', line: expect.any(String) })
  expect(line.split('\n')).toHaveLength(2)
  return line.trim()
}

async function lineOf({ prepare, line }: FailingStart, from?: string): Promise<string> {
  await using running = new AsyncDisposableStack()
  const dataDir = join(folder, randomUUID())
  if (from) execFileSync('cp', ['-a', from, dataDir])
  const port = await freePorts(5)
  const names: string[] = []
  const surroundings: Surroundings = {
    dataDir,
    port,
    running,
    async newDatabase() {
      const name = `test_${randomUUID().replaceAll('-', '')}`
      names.push(name)
      await admin.query(`create database ${name}`)
      running.defer(async () => void (await admin.query(`drop database ${name} with (force)`)))
      return Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` }).href
    },
  }
  const printed = await failedStart(port, dataDir, await prepare(surroundings))
  expect(printed).toMatch(line)
  return asOnThePage(printed, surroundings)
}

/** Replaces the folders and ports of a test with those that the documentation shows. */
function asOnThePage(printed: string, { dataDir, port }: Surroundings): string {
  const standard: Record<string, string> = { [port]: '3000', [port + 4]: '8900' }
  return printed
    .replaceAll(dataDir, '/srv/redress')
    .replace(/(?<=127\.0\.0\.1:)\d+/g, '5432')
    .replace(/\b\d{4,5}\b/g, number => standard[number] ?? number)
    .replace(/guest_\w+/g, 'guest')
    .replaceAll(newestMigration, '0100-newest')
}

const cell = (content: string) => content.replaceAll('|', '\\|').replaceAll('\n', '\\n')
const row = (wrong: string, printed: string) => `| ${cell(wrong)} | ${cell(printed)} |`
const inCode = (settings: Record<string, string>) =>
  Object.entries(settings)
    .map(([name, value]) => `\`${name}=${cell(value)}\``)
    .join(' ')

/** Rows of each table by its heading. */
const printedRows: Record<string, string[]> = { settings: [], surroundings: [], data: [] }
const isOnPage = (line: string) => expect(readFileSync(page, 'utf8').split('\n')).toContain(line)
const keep = (group: string, line: string) => {
  if (isLongTest) printedRows[group]?.push(line)
  else isOnPage(line)
}

describe(`ends within ${seconds} seconds with one line, which the page of starts shows:`, () => {
  const some = isLongTest ? wrongSettings : wrongSettings.slice(0, 2)
  test.each(some)('%j', async (settings, line) => {
    keep('settings', row(inCode(settings), await lineOf({ name: '', prepare: () => settings, line })))
  })

  test.each(unusableSurroundings)('$name', async start => {
    keep('surroundings', row(start.name, await lineOf(start)))
  })

  test.skipIf(!isLongTest).each(spoiltData)('$name', async start => {
    keep('data', row(start.name, await lineOf(start, stopped)))
  })
})

test.skipIf(!isLongTest)('the page of starts is what they printed', async () => {
  const table = (group: string) => ['| what is wrong | what is printed |', '|---|---|', ...(printedRows[group] ?? [])]
  const text = [
    '# What a start says that cannot succeed',
    '',
    'Made by `npm run test:starts -- --update`, which runs each of these starts; a change by hand is lost.',
    '',
    `Each ends by itself within ${seconds} seconds, with exit code 1 and this one line on standard error. Settings are looked at first, then what`,
    'they name, before anything is started or stored. No line shows a password.',
    '',
    '## A setting is wrong',
    '',
    ...table('settings'),
    '',
    '## What the settings name cannot be used',
    '',
    ...table('surroundings'),
    ...metLater.map(({ name, line }) => row(name, line)),
    '',
    '## The data in `DATA_DIR` are spoilt',
    '',
    'Nothing is repaired or deleted by itself. What a killed process leaves behind (a lock file, a PostgreSQL that runs on, half a first start) is no',
    'failure: the next start puts it away.',
    '',
    ...table('data'),
    '',
  ]
  await expect(text.join('\n')).toMatchFileSnapshot(page)
})
