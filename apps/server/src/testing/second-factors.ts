import { TOTP } from 'otpauth'
import { dataOf } from './file-claim.ts'
import type { TestUser } from './sign-up.ts'
import type { TestServer } from './test-server.ts'

type WithClient = Pick<TestUser, 'client'>

/** Code that an authenticator app shows now or `later` milliseconds from now. */
export const codeOf = ({ clock }: Pick<TestServer, 'clock'>, secret: string, later = 0): string =>
  new TOTP({ secret }).generate({ timestamp: clock.now().getTime() + later })

/** Secret offered to a user who sets up the second factor. */
export const offeredSecret = async ({ client }: WithClient): Promise<string> =>
  dataOf<{ secret: string }>(await client.post('/v1/users/second-factor/secret')).secret

/** Sets up the second factor. */
export async function withSecondFactor(server: Pick<TestServer, 'clock'>, user: WithClient) {
  const secret = await offeredSecret(user)
  const body = { authenticatorCode: codeOf(server, secret) }
  const { recoveryCodes } = dataOf<{ recoveryCodes: string[] }>(await user.client.post('/v1/users/second-factor', body))
  return { secret, recoveryCodes }
}
