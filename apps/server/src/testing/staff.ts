import type { StaffRole } from '@redress/domain/people/permissions.ts'
import { runStaff } from '../accounts/staff/run-staff.ts'
import { codeOf, withSecondFactor } from './second-factors.ts'
import { confirmedUser, password, type TestUser } from './sign-up.ts'
import type { TestServer } from './test-server.ts'

/** Creates a staff member with a second factor. */
export async function staffMember(
  server: TestServer,
  role: StaffRole,
): Promise<TestUser & { readonly secret: string }> {
  const user = await confirmedUser(server)
  const { secret } = await withSecondFactor(server, user)
  const { ok, text } = await runStaff(server.context, [
    ...['add', user.username, role, '--by', 'Olga', '--because', 'She works for us'],
  ])
  if (!ok) throw new Error(text)
  return { ...user, secret }
}

/** Re-authentication: password and one-time code. */
export const proofOf = (server: TestServer, { secret }: { readonly secret: string }, later = 0) => ({
  password,
  oneTimeCode: codeOf(server, secret, later),
})
