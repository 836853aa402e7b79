import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { call } from '../filing/filing-by-api.ts'
import type { Installation } from '../installation/installation.ts'

const command = join(import.meta.dirname, '../../apps/server/src/operator/main.ts')

/** Runs the operator's command, with settings of its own. */
export const runOperatorWith = (settings: Record<string, string>, { folder }: Installation, ...line: string[]) =>
  promisify(execFile)('node', [command, ...line], { env: { ...process.env, ...settings, DATA_DIR: folder } })

/** Runs the operator's command. */
export const runOperator = (installation: Installation, ...line: string[]) => runOperatorWith({}, installation, ...line)

/** Runs the operator's `staff` command, with name and reason. */
export const runStaff = (installation: Installation, ...line: string[]) =>
  runOperator(installation, 'staff', ...line, '--by', 'Olga', '--because', 'She works for us')

export async function switchOnSecondFactor(page: Page): Promise<void> {
  const { secret } = await call<{ secret: string }>(page, { path: '/v1/users/second-factor/secret' })
  const authenticatorCode = new TOTP({ secret }).generate()
  await call(page, { path: '/v1/users/second-factor', body: { authenticatorCode } })
}
