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
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}

const read = <Report>(path: string): Report => JSON.parse(readFileSync(path, 'utf8')) as Report
const folder = mkdtempSync(join(tmpdir(), 'redress-test-reports-'))
const total: Count = { passed: 0, failed: 0 }

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
      const { numPassedTests, numFailedTests } = read<VitestReport>(vitestReport)
      return { passed: numPassedTests, failed: numFailedTests }
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
      return { passed: expected, failed: unexpected + flaky }
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

process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
process.exit(total.failed === 0 ? 0 : 1)
