import { readFileSync, rmSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import { mutationGroups, partOf, partVariable } from './mutation-groups.ts'
import { compareSurvivors, type MutationReport, resultOf, rowOf } from './mutation-survivors.ts'

const leastScore = 85
/** Maximum percentage of mutants that do not compile or load. More of them means that the run itself has failed. */
const mostBroken = 5
const documented = 'tools/mutation-survivors.txt'

// Arguments select a group, and files of it: `npm run test:mutation GROUP FILE`.
const [wanted, ...files] = process.argv.slice(2)
const names = wanted === undefined ? Object.keys(mutationGroups) : [wanted]

/** Mutates the files of a part, and returns the results of its tests. */
async function mutate(name: string): Promise<MutationReport['files']> {
  const part = partOf(name)
  const mutated = files.length === 0 ? part.mutate : files.filter(file => !part.onServer || part.mutate.includes(file))
  if (mutated.length === 0) return {}
  // The configuration of the tests reads it, in processes of their own.
  process.env[partVariable] = name
  const report = `reports/mutation/${name.replace(' ', '-')}`
  rmSync(`${report}.json`, { force: true })
  await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    mutate: [...mutated],
    // For pure rules the tests that import the file are enough; a server imports all files.
    vitest: { configFile: 'tools/mutation.vitest.ts', related: !part.onServer },
    coverageAnalysis: 'perTest',
    ignorePatterns: ['/bench', '/docs', '/e2e', '/apps/web', '/reports', '/test-results', '/.data'],
    reporters: ['progress-append-only', 'json', 'html'],
    jsonReporter: { fileName: `${report}.json` },
    htmlReporter: { fileName: `${report}.html` },
    concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
    // Long timeouts: a busy machine must not pass for an endless loop, and tests that wait for a server are the
    // slowest.
    timeoutMS: part.onServer ? 60_000 : 20_000,
  }).runMutationTest()
  return (JSON.parse(readFileSync(`${report}.json`, 'utf8')) as MutationReport).files
}

const lines: string[] = []
for (const name of names) {
  const parts = mutationGroups[name]
  if (!parts) throw new Error(`There is no group "${name}"; there are ${Object.keys(mutationGroups).join(', ')}`)
  const begun = performance.now()
  let report: MutationReport = { files: {} }
  for (const index of parts.keys()) report = { files: { ...report.files, ...(await mutate(`${name} ${index}`)) } }
  const { mutants, killed, survivors, score, endless, broken } = resultOf(report)
  const { unnamed, gone } = compareSurvivors(report, readFileSync(documented, 'utf8'))
  const minutes = Math.ceil((performance.now() - begun) / 60_000)
  const counts = [mutants, killed, endless.length, survivors.length, broken.length]
  const cells = [name, ...counts, `${score.toFixed(1)} %`, `${minutes} min`]
  lines.push(`| ${cells.join(' | ')} |`)
  for (const survivor of unnamed) process.stdout.write(`not named in ${documented}  ${rowOf(survivor)}\n`)
  for (const { file, change } of endless) process.stdout.write(`noticed by its time alone  ${file}: ${change}\n`)
  for (const { file, change } of broken) process.stdout.write(`could not be run  ${file}: ${change}\n`)
  for (const { file, change } of gone) process.stdout.write(`noticed now, strike it out  ${file}: ${change}\n`)
  if (score < leastScore) process.stdout.write(`${name}: fewer than ${leastScore} of 100 changes were noticed\n`)
  const hasFailed = broken.length * 100 > mostBroken * mutants
  if (hasFailed) process.stdout.write(`${name}: more than ${mostBroken} of 100 changes could not be run\n`)
  if (score < leastScore || hasFailed || unnamed.length > 0) process.exitCode = 1
}
const head = [
  '| group | changes | noticed | by time | not | not run | score | time |',
  '|---|---|---|---|---|---|---|---|',
]
process.stdout.write(['', ...head, ...lines, ''].join('\n'))
