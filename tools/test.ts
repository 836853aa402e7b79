import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserPath } from './browser.ts'
import { run } from './run.ts'

interface Count {
  passed: number
  failed: number
  /** Passed at a second try, which CI allows for where a machine has too little time. */
  late?: number
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

const read = <Report>(path: string): Report => JSON.parse(readFileSync(path, 'utf8')) as Report
const folder = mkdtempSync(join(tmpdir(), 'redress-test-reports-'))
const total: Required<Count> = { passed: 0, failed: 0, late: 0 }

/** Runs one suite; one that ends without a readable report counts as a failure. */
async function suite(program: string, parameters: string[], environment: Record<string, string>, count: () => Count) {
  const code = await run(program, parameters, environment)
  let result: Count
  try {
    result = count()
  } catch {
    result = { passed: 0, failed: 1 }
  }
  total.passed += result.passed
  total.late += result.late ?? 0
  total.failed += code === 0 ? result.failed : Math.max(result.failed, 1)
}

try {
  const isClean = (await run('node', ['tools/check.ts'])) === 0
  if (isClean) total.passed++
  else total.failed++

  const vitestReport = join(folder, 'vitest.json')
  await suite(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    {},
    () => {
      const report = read<VitestReport>(vitestReport)
      const late = report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
          .map(({ fullName, failureMessages }) => `late  ${name}: ${fullName}\n${failureMessages.join('\n')}\n`),
      )
      process.stdout.write(late.join(''))
      return { passed: report.numPassedTests, failed: report.numFailedTests, late: late.length }
    },
  )

  const playwrightReport = join(folder, 'playwright.json')
  const isBuilt = (await run('npm', ['run', '--silent', 'build'])) === 0
  if (!isBuilt) throw new Error('The page could not be built')
  const isLight = (await run('size-limit', [])) === 0
  if (isLight) total.passed++
  else total.failed++
  await suite(
    'playwright',
    ['test', '-c', 'e2e', '--reporter=list,json'],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport, CHROMIUM_PATH: await browserPath() },
    () => {
      const { expected, unexpected, flaky } = read<PlaywrightReport>(playwrightReport).stats
      return { passed: expected + flaky, failed: unexpected, late: flaky }
    },
  )
  const isCovered = (await run('node', ['tools/requirements.ts', vitestReport])) === 0
  if (isCovered) total.passed++
  else total.failed++
} catch (error) {
  total.failed++
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

const late = total.late > 0 ? `, ${total.late} of them at the second try` : ''
process.stdout.write(`${total.passed} passed${late}, ${total.failed} failed\n`)
process.exit(total.failed === 0 ? 0 : 1)
