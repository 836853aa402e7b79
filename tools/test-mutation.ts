import { readFileSync, rmSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import { mutationGroups, partOf, partVariable } from './mutation-groups.ts'
import { compareSurvivors, type MutationReport, resultOf, rowOf } from './mutation-survivors.ts'

const leastScore = 85
/** Of a hundred. Some changes leave a file that cannot be read; more of them say that the run itself has failed. */
const mostBroken = 5
const documented = 'tools/mutation-survivors.txt'

// `npm run test:mutation` does all; with a name that group, and with files of it these alone.
const [wanted, ...files] = process.argv.slice(2)
const names = wanted === undefined ? Object.keys(mutationGroups) : [wanted]

/** Changes the files of a part spot by spot, and answers what its tests noticed. */
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
    // Of rules that are read when a file is, the tests of that file are enough; a server reads all of them.
    vitest: { configFile: 'tools/mutation.vitest.ts', related: !part.onServer },
    coverageAnalysis: 'perTest',
    ignorePatterns: ['/bench', '/docs', '/e2e', '/apps/web', '/reports', '/test-results', '/.data'],
    reporters: ['progress-append-only', 'json', 'html'],
    jsonReporter: { fileName: `${report}.json` },
    htmlReporter: { fileName: `${report}.html` },
    concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
    // A busy machine is no endless loop, and tests that wait for a server are held up most.
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
