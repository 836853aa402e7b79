import { globSync } from 'node:fs'
import { run } from './run.ts'

// Redocly's linter reports its use and looks for newer versions unless it is told not to.
const offline = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

// Everything that is checked without running the product; CI runs exactly this before the tests.
const projects = globSync('{packages,apps}/*/tsconfig.json').concat('e2e/tsconfig.json', 'tools/tsconfig.json')
const checks: [name: string, program: string, parameters: string[]][] = [
  ['format and lint', 'biome', ['ci', '--error-on-warnings', '--log-level=warn', '.']],
  ...projects.map((project): [string, string, string[]] => [`types of ${project}`, 'tsc', ['-p', project]]),
  ['boundaries', 'depcruise', ['packages', 'apps', 'e2e', 'bench', 'requirements', 'tools', '--output-type', 'err']],
  ['folders', 'depcruise', ['packages', 'apps', '--config', '.dependency-cruiser-folders.js', '--output-type', 'err']],
  ['dead code', 'knip', []],
  ['slow expressions', 'node', ['tools/check-expressions.ts']],
  ['texts of a translated page', 'node', ['tools/check-translated-texts.ts']],
  ['generated files', 'node', ['packages/contract/scripts/generate.ts', '--check']],
  ['API description', 'redocly', ['lint', 'docs/generated/openapi.json', '--format=stylish']],
]

let failures = 0
for (const [name, program, parameters] of checks) {
  const code = await run(program, parameters, offline)
  process.stdout.write(`${code === 0 ? 'ok' : 'FAILED'}  ${name}\n`)
  if (code !== 0) failures++
}
process.exit(failures === 0 ? 0 : 1)
