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
// Given the JSON report of Vitest it prints the faults alone; else it collects those tests first. What Playwright would run
// it asks in any case.

const root = join(import.meta.dirname, '..')
const read = <Report>(path: string): Report => JSON.parse(readFileSync(path, 'utf8')) as Report

/** The report of a run that skips every test: what is named in it is what there is. */
async function collectVitest(folder: string): Promise<VitestReport> {
  const path = join(folder, 'vitest.json')
  await run('vitest', ['run', '--testNamePattern=(?!)', '--reporter=json', `--outputFile=${path}`], {}, 'ignore')
  return read(path)
}

async function collectPlaywright(folder: string, config: string): Promise<PlaywrightReport> {
  const path = join(folder, 'playwright.json')
  const list = ['test', '-c', config, '--list', '--reporter=json']
  await run('playwright', list, { PLAYWRIGHT_JSON_OUTPUT_NAME: path }, 'ignore')
  return read(path)
}

const folder = mkdtempSync(join(tmpdir(), 'redress-requirements-'))
try {
  const [given] = process.argv.slice(2)
  const { shown, faults } = coverageOf(requirements, [
    ...vitestTests(given === undefined ? await collectVitest(folder) : read(given), root),
    ...playwrightTests(await collectPlaywright(folder, 'e2e')),
    ...playwrightTests(await collectPlaywright(folder, 'e2e/walks.config.ts')),
  ])
  if (given === undefined) {
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
