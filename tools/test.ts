import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserPath } from './browser.ts'
import { run } from './run.ts'

interface Count {
  passed: number
  failed: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    /** Why the file itself could not be run; empty where it could. */
    message?: string
    /** When the file began and ended, in milliseconds. */
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs: { title: string; ok: boolean; tests: { results: { error?: { message: string } }[] }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number }
  suites: PlaywrightSuite[]
}

const read = <Report>(path: string): Report => JSON.parse(readFileSync(path, 'utf8')) as Report
const folder = mkdtempSync(join(tmpdir(), 'redress-test-reports-'))
const total: Count = { passed: 0, failed: 0 }

const slowestFiles: string[] = []

/** How long each part took, for the end of the run. */
const parts: string[] = []

async function timed<Result>(part: string, act: () => Promise<Result>): Promise<Result> {
  const begun = Date.now()
  const result = await act()
  parts.push(`${String(Math.round((Date.now() - begun) / 1000)).padStart(5)} s  ${part}\n`)
  return result
}

/** What failed, said again at the very end, where whoever looks at a long run looks first. */
const failures: string[] = []
const longestMessage = 2_000
const failed = (name: string, message = '') => {
  failures.push(`FAILED  ${name}\n${message.slice(0, longestMessage)}\n`)
}

async function check(name: string, program: string, parameters: string[]): Promise<void> {
  if ((await run(program, parameters)) === 0) {
    total.passed++
    return
  }
  total.failed++
  failed(name)
}

const failedSpecs = (suites: PlaywrightSuite[], path = ''): { name: string; message?: string | undefined }[] =>
  suites.flatMap(({ title, suites: inner = [], specs }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(spec => ({
        name: `${path}${title}: ${spec.title}`,
        message: spec.tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
      })),
    ...failedSpecs(inner, `${path}${title} › `),
  ])

/** Runs one suite; one that ends without a readable report counts as a failure. */
async function suite(
  name: string,
  program: string,
  parameters: string[],
  environment: Record<string, string>,
  count: () => Count,
) {
  const code = await timed(name, () => run(program, parameters, environment))
  let result: Count
  try {
    result = count()
  } catch {
    result = { passed: 0, failed: 1 }
    failed(`${name}: ended without a report`)
  }
  total.passed += result.passed
  total.failed += code === 0 ? result.failed : Math.max(result.failed, 1)
  if (code !== 0 && result.failed === 0) failed(`${name}: ended with ${code} though no test failed`)
}

try {
  await timed('check', () => check('npm run check', 'node', ['tools/check.ts']))

  const vitestReport = join(folder, 'vitest.json')
  await suite(
    'the tests of rules and server',
    'vitest',
    [
      'run',
      '--project',
      'rules',
      '--project',
      'server',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    {},
    () => {
      const report = read<VitestReport>(vitestReport)
      const slowest = report.testResults
        .map(({ name, startTime, endTime }) => ({ name, seconds: Math.round((endTime - startTime) / 1000) }))
        .sort((a, b) => b.seconds - a.seconds)
        .slice(0, 20)
      slowestFiles.push(...slowest.map(({ name, seconds }) => `${String(seconds).padStart(5)} s  ${name}\n`))
      for (const { name, message = '', assertionResults } of report.testResults) {
        const inFile = assertionResults.filter(({ status }) => status === 'failed')
        for (const { fullName, failureMessages } of inFile) failed(`${name}: ${fullName}`, failureMessages[0])
        if (message && inFile.length === 0) failed(name, message)
      }
      return { passed: report.numPassedTests, failed: report.numFailedTests }
    },
  )

  const playwrightReport = join(folder, 'playwright.json')
  const isBuilt = (await timed('build', () => run('npm', ['run', '--silent', 'build']))) === 0
  if (!isBuilt) throw new Error('The page could not be built')
  await check('size-limit', 'size-limit', [])
  await suite(
    'the journeys',
    'playwright',
    ['test', '-c', 'e2e', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport, CHROMIUM_PATH: await browserPath() },
    () => {
      const { stats, suites } = read<PlaywrightReport>(playwrightReport)
      const { expected, unexpected } = stats
      for (const { name, message } of failedSpecs(suites)) failed(name, message)
      return { passed: expected, failed: unexpected }
    },
  )
  await check('npm run requirements', 'node', ['tools/requirements.ts', vitestReport])
} catch (error) {
  total.failed++
  failed('npm test', error instanceof Error ? error.message : String(error))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

process.stdout.write(`\nThe slowest files:\n${slowestFiles.join('')}\nThe parts:\n${parts.join('')}\n`)
process.stdout.write(failures.join(''))
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed === 0 ? 0 : 1)
