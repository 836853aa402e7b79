import { randomInt } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserPath } from './browser.ts'
import { run } from './run.ts'

/** `--whole` runs the walks and the short forms of the operations as well. */
const isWhole = process.argv.includes('--whole')

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

/** Every chance of the run comes from it. */
const seed = process.env.TEST_SEED ?? String(randomInt(2 ** 31))

const files: { readonly name: string; readonly seconds: number }[] = []

/** How long each part took, for the end of the run. */
const parts: string[] = []

async function timed<Result>(part: string, act: () => Promise<Result>): Promise<Result> {
  const begun = Date.now()
  const result = await act()
  parts.push(`${String(Math.round((Date.now() - begun) / 1000)).padStart(5)} s  ${part}\n`)
  return result
}

/** Failures, repeated at the end of the output. */
const failures: string[] = []
const longestMessage = 2_000
const stackLine = /^\s+at /
const failed = (name: string, message = '') => {
  // Stack lines of the test runner are useless, and hide earlier failures.
  const told = message.split('\n').filter(line => !stackLine.test(line))
  failures.push(`FAILED  ${name}\n${told.join('\n').slice(0, longestMessage)}\n`)
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
  const code = await timed(name, () => run(program, parameters, { TEST_SEED: seed, ...environment }))
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

/** Runs a suite of Vitest's; answers where its report is. */
async function vitestSuite(name: string, parameters: string[], environment: Record<string, string> = {}) {
  const path = join(folder, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
  await suite(name, 'vitest', ['run', ...parameters, ...reporters], environment, () => {
    const report = read<VitestReport>(path)
    for (const { name: file, message = '', startTime, endTime, assertionResults } of report.testResults) {
      files.push({ name: file, seconds: Math.round((endTime - startTime) / 1000) })
      const inFile = assertionResults.filter(({ status }) => status === 'failed')
      for (const { fullName, failureMessages } of inFile) failed(`${file}: ${fullName}`, failureMessages[0])
      if (message && inFile.length === 0) failed(file, message)
    }
    return { passed: report.numPassedTests, failed: report.numFailedTests }
  })
  return path
}

/** Runs a suite of Playwright's in the browser that there is. */
async function playwrightSuite(name: string, config: string) {
  const path = join(folder, `${name}.json`)
  const environment = { PLAYWRIGHT_JSON_OUTPUT_NAME: path, CHROMIUM_PATH: await browserPath() }
  await suite(name, 'playwright', ['test', '-c', config, '--reporter=list,json'], environment, () => {
    const { stats, suites } = read<PlaywrightReport>(path)
    for (const { name: spec, message } of failedSpecs(suites)) failed(spec, message)
    return { passed: stats.expected, failed: stats.unexpected }
  })
}

try {
  await timed('check', () => check('npm run check', 'node', ['tools/check.ts']))
  const isBuilt = (await timed('build', () => run('npm', ['run', '--silent', 'build']))) === 0
  if (!isBuilt) throw new Error('The page could not be built')
  await check('size-limit', 'size-limit', [])

  if (isWhole) {
    await playwrightSuite('walks', 'e2e/walks.config.ts')
    const inShort = { TEST_LENGTH: 'short', CHROMIUM_PATH: await browserPath() }
    await vitestSuite('operations', ['--project', 'operations', '--maxWorkers', '2'], inShort)
  }
  const report = await vitestSuite('rules and server', ['--project', 'rules', '--project', 'server'])
  await playwrightSuite('journeys', 'e2e')
  await check('npm run requirements', 'node', ['tools/requirements.ts', report])
} catch (error) {
  total.failed++
  failed('npm test', error instanceof Error ? error.message : String(error))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

const slowest = files
  .sort((a, b) => b.seconds - a.seconds)
  .slice(0, 20)
  .map(({ name, seconds }) => `${String(seconds).padStart(5)} s  ${name}\n`)
process.stdout.write(`\nThe slowest files:\n${slowest.join('')}\nThe parts:\n${parts.join('')}\n`)
process.stdout.write(failures.join(''))
if (total.failed > 0) process.stdout.write(`TEST_SEED=${seed} repeats what was drawn\n`)
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed === 0 ? 0 : 1)
