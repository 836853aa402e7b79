import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Where Node.js keeps what it has compiled: tests and journeys start the same programs a hundred times. */
const compiled = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled') }

/** Runs a program of the project to its end, its output shown unless it is to be ignored; answers its exit code. */
export const run = (
  program: string,
  parameters: readonly string[],
  environment: Record<string, string> = {},
  output: 'inherit' | 'ignore' = 'inherit',
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      stdio: ['inherit', output, 'inherit'],
      env: { ...compiled, ...process.env, ...environment },
    })
    child.once('error', reject)
    child.once('exit', code => resolve(code ?? 1))
  })
