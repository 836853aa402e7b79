import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  coverageOf,
  type PlaywrightReport,
  playwrightTests,
  type VitestReport,
  vitestTests,
} from '../requirements/coverage.ts'
import { requirements } from '../requirements/requirements.ts'
import { run } from './run.ts'

// Lists every requirement with the tests that carry its id; fails for one without a test and for a tag that is none.
// Given the JSON reports of Vitest and Playwright it reads them and prints the faults; else it collects the tests first.

const root = join(import.meta.dirname, '..')
const read = <Report>(path: string): Report => JSON.parse(readFileSync(path, 'utf8')) as Report

/** Both reports of a run that skips every test: what is named in them is what there is. */
async function collect(folder: string): Promise<[vitest: string, playwright: string]> {
  const paths: [string, string] = [join(folder, 'vitest.json'), join(folder, 'playwright.json')]
  const [vitest, playwright] = paths
  await run('vitest', ['run', '--testNamePattern=(?!)', '--reporter=json', `--outputFile=${vitest}`], {}, 'ignore')
  const list = ['test', '-c', 'e2e', '--list', '--reporter=json']
  await run('playwright', list, { PLAYWRIGHT_JSON_OUTPUT_NAME: playwright }, 'ignore')
  return paths
}

const folder = mkdtempSync(join(tmpdir(), 'redress-requirements-'))
try {
  const [vitest, playwright] = process.argv.slice(2)
  const isGiven = vitest !== undefined && playwright !== undefined
  const [ofVitest, ofPlaywright] = isGiven ? [vitest, playwright] : await collect(folder)
  const { shown, faults } = coverageOf(requirements, [
    ...vitestTests(read<VitestReport>(ofVitest), root),
    ...playwrightTests(read<PlaywrightReport>(ofPlaywright)),
  ])
  if (!isGiven) {
    for (const { id, says, tests } of shown) {
      console.log([`${id}  ${says}`, ...tests.map(name => `  ${name}`)].join('\n'))
    }
  }
  for (const fault of faults) console.log(fault)
  console.log(`${faults.length === 0 ? 'ok' : 'FAILED'}  ${shown.length} requirements, ${faults.length} faults`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
