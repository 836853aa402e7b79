import { type SpawnOptions, spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** Compile cache of Node.js: tests and journeys start the same programs a hundred times. */
const compiled = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled') }

function start(
  program: string,
  parameters: readonly string[],
  environment: Record<string, string>,
  stdio: NonNullable<SpawnOptions['stdio']>,
) {
  const child = spawn(program, parameters, { stdio, env: { ...compiled, ...process.env, ...environment } })
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => resolve(code ?? 1))
  })
  return { child, ended }
}

/** Runs a program of the project to its end, its output shown unless it is to be ignored; answers its exit code. */
export const run = (
  program: string,
  parameters: readonly string[],
  environment: Record<string, string> = {},
  output: 'inherit' | 'ignore' = 'inherit',
): Promise<number> => start(program, parameters, environment, ['inherit', output, 'inherit']).ended

/** The same beside others: answers what it has written, in place of showing it. */
export async function runQuietly(
  program: string,
  parameters: readonly string[],
  environment: Record<string, string>,
): Promise<{ readonly code: number; readonly output: string }> {
  const { child, ended } = start(program, parameters, environment, ['ignore', 'pipe', 'pipe'])
  const written = [child.stdout, child.stderr].map(stream => (stream ? text(stream) : ''))
  const [code, ...outputs] = await Promise.all([ended, ...written])
  return { code, output: outputs.join('') }
}
