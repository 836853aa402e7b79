import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { call } from '../filing/filing-by-api.ts'
import type { Installation } from '../installation/installation.ts'

const command = join(import.meta.dirname, '../../apps/server/src/operator/main.ts')

/** What the operator does on the terminal about who works in the console. */
export const runStaff = ({ folder }: Installation, ...line: string[]) =>
  promisify(execFile)('node', [command, 'staff', ...line, '--by', 'Olga', '--because', 'She works for us'], {
    env: { ...process.env, DATA_DIR: folder },
  })

export async function switchOnSecondFactor(page: Page): Promise<void> {
  const { secret } = await call<{ secret: string }>(page, { path: '/v1/users/second-factor/secret' })
  const authenticatorCode = new TOTP({ secret }).generate()
  await call(page, { path: '/v1/users/second-factor', body: { authenticatorCode } })
}
