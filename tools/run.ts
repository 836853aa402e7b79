import { spawn } from 'node:child_process'

/** Runs a program of the project to its end, its output shown; answers its exit code. */
export const run = (
  program: string,
  parameters: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { stdio: 'inherit', env: { ...process.env, ...environment } })
    child.once('error', reject)
    child.once('exit', code => resolve(code ?? 1))
  })
