import { TOTP } from 'otpauth'
import { dataOf } from './file-claim.ts'
import type { TestUser } from './sign-up.ts'
import type { TestServer } from './test-server.ts'

type WithClient = Pick<TestUser, 'client'>

/** What an authenticator app with the secret shows, now or a while from now. */
export const codeOf = ({ clock }: Pick<TestServer, 'clock'>, secret: string, later = 0): string =>
  new TOTP({ secret }).generate({ timestamp: clock.now().getTime() + later })

/** The secret that a user is shown who begins to switch the second factor on. */
export const offeredSecret = async ({ client }: WithClient): Promise<string> =>
  dataOf<{ secret: string }>(await client.post('/v1/users/second-factor/secret')).secret

/** Switches the second factor on. */
export async function withSecondFactor(server: Pick<TestServer, 'clock'>, user: WithClient) {
  const secret = await offeredSecret(user)
  const body = { authenticatorCode: codeOf(server, secret) }
  const { recoveryCodes } = dataOf<{ recoveryCodes: string[] }>(await user.client.post('/v1/users/second-factor', body))
  return { secret, recoveryCodes }
}
