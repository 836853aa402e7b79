import { globSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { runQuietly } from './run.ts'

// Redocly's linter reports its use and looks for newer versions unless it is told not to.
const offline = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/** The newest compiler, by its path: the other one, which dependency-cruiser reads, has a program of the same name. */
const compiler = 'node_modules/typescript-compiler/bin/tsc'

// Everything that is checked without running the product; CI runs exactly this before the tests. What takes longest begins.
const projects = globSync('{packages,apps}/*/tsconfig.json').concat('e2e/tsconfig.json', 'tools/tsconfig.json')
const checks: [name: string, program: string, parameters: string[]][] = [
  ...projects.map((project): [string, string, string[]] => [`types of ${project}`, 'node', [compiler, '-p', project]]),
  ['format and lint', 'biome', ['ci', '--error-on-warnings', '--log-level=warn', '.']],
  ['boundaries', 'depcruise', ['packages', 'apps', 'e2e', 'bench', 'requirements', 'tools', '--output-type', 'err']],
  ['folders', 'depcruise', ['packages', 'apps', '--config', '.dependency-cruiser-folders.js', '--output-type', 'err']],
  ['dead code', 'knip', []],
  ['slow expressions', 'node', ['tools/check-expressions.ts']],
  ['texts of a translated page', 'node', ['tools/check-translated-texts.ts']],
  ['generated files', 'node', ['packages/contract/scripts/generate.ts', '--check']],
  ['breaking changes of the API', 'node', ['tools/check-breaking-changes.ts']],
  ['API description', 'redocly', ['lint', 'docs/generated/openapi.json', '--format=stylish']],
]

const limited = pLimit(availableParallelism())
const codes = await Promise.all(
  checks.map(([name, program, parameters]) =>
    limited(async () => {
      const { code, output } = await runQuietly(program, parameters, offline)
      process.stdout.write(`${code === 0 ? '' : output}${code === 0 ? 'ok' : 'FAILED'}  ${name}\n`)
      return code
    }),
  ),
)
process.exit(codes.every(code => code === 0) ? 0 : 1)
