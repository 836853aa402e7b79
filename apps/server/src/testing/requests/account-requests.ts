import { randomUUID } from 'node:crypto'
import type { Output } from '@redress/contract/endpoint.ts'
import type { getNotifications } from '@redress/contract/notifications.ts'
import { ownSecrets } from '../access-fixtures.ts'
import { dataOf } from '../file-claim.ts'
import { jobsDone } from '../jobs-done.ts'
import { seconds } from '../movable-clock.ts'
import { codeOf, offeredSecret, withSecondFactor } from '../second-factors.ts'
import { password, registrationForm, tokenIn, unconfirmedUser } from '../sign-up.ts'
import { byUser, byVisitor, type Entry, onClaim } from './entry.ts'
import { changeLink, invite, newAddress, secondAddress, suspended } from './prepared-states.ts'

const newPassword = 'Better-horse-8'
const wrongPassword = 'Wrong-horse-7'
const wallets = [{ address: '4Nd1mYQZ8Q2XrUGr5vAq3oVvLxH1cLwJk1iZ6n9YdX7S' }, { address: '1'.repeat(32) }]
const ofWrongPassword = ['WRONG_PASSWORD', 'TOO_MANY_WRONG_PASSWORDS'] as const
const ofLink = { otherAnswers: ['LINK_INVALID'] } as const
const ofEmails = { requests: (_, { emailIds }) => emailIds.map(id => ({ params: { id } })) } satisfies Partial<Entry>
const tokenOfRegistration: Parameters<typeof byVisitor>[0]['given'] = async server => {
  const { email } = await unconfirmedUser(server)
  return { params: { token: tokenIn(await server.inbox.take(email, /Confirm/)) } }
}

/** Calls about the caller's own account. */
export const accountRequests = {
  'GET /v1/auth': byUser({ statements: 2 }),
  'POST /v1/auth/register': byVisitor({
    statements: 7,
    given: () => ({ body: registrationForm() }),
    requests: () => [{ body: registrationForm() }],
  }),
  'POST /v1/auth/login': byVisitor({
    statements: 4,
    given: async (server, { plaintiff }) => {
      const body = { username: plaintiff.username, password }
      // The first attempt starts the counter of wrong passwords.
      await server.client().post('/v1/auth/login', body)
      return { body }
    },
    requests: () => [{ body: { username: registrationForm().username, password: wrongPassword } }],
    otherAnswers: ['BAD_CREDENTIALS'],
  }),
  'POST /v1/auth/login/second-factor': byUser({
    statements: 13,
    given: async (server, __, user) => {
      const { secret } = await withSecondFactor(server, user)
      const client = server.client()
      await client.post('/v1/auth/login', { username: user.username, password })
      return { client, body: { oneTimeCode: codeOf(server, secret, seconds(30)) } }
    },
    otherAnswers: ['SIGN_IN_EXPIRED'],
  }),
  'POST /v1/auth/refresh': byUser({ statements: 7, otherAnswers: ['NOT_SIGNED_IN'], usesUp: 'session' }),
  'POST /v1/auth/logout': byUser({ statements: 7, usesUp: 'session' }),
  'DELETE /v1/auth/sessions': byUser({ statements: 8, usesUp: 'session' }),
  'GET /v1/auth/emails/confirm/:token': byVisitor({ statements: 15, ...ofLink, given: tokenOfRegistration }),
  'GET /v1/auth/email-confirmations/:token': byVisitor({ statements: 5, ...ofLink, given: tokenOfRegistration }),
  'POST /v1/auth/email-confirmations/:token/refuse': byUser({
    statements: 10,
    ...ofLink,
    given: async (server, __, user) => ({ params: { token: (await secondAddress(user, server)).token } }),
  }),
  'PATCH /v1/auth/email/resend-confirmation-email': byVisitor({
    statements: 6,
    given: async server => ({ client: (await unconfirmedUser(server)).client }),
  }),
  'GET /v1/auth/account-changes/:token': byUser({
    statements: 4,
    ...ofLink,
    given: async (server, __, user) => ({ params: { token: await changeLink(user, server) } }),
  }),
  'POST /v1/auth/account-changes/:token/undo': byUser({
    statements: 32,
    ...ofLink,
    given: async (server, __, user) => ({ params: { token: await changeLink(user, server) } }),
  }),
  'POST /v1/auth/prove-password': byUser({
    statements: 9,
    requests: () => [{ body: { password: wrongPassword } }],
    otherAnswers: ofWrongPassword,
  }),
  'POST /v1/auth/forgot-password': byUser({
    statements: 6,
    given: (_, __, { email }) => ({ body: { email } }),
    requests: () => [{ body: { email: newAddress() } }],
  }),
  'POST /v1/auth/reset-forgotten-password': byUser({
    statements: 21,
    ...ofLink,
    given: async ({ inbox }, __, { client, email }) => {
      dataOf(await client.post('/v1/auth/forgot-password', { email }))
      return { body: { token: tokenIn(await inbox.take(email, /password/i)), newPassword } }
    },
  }),
  'GET /v1/auth/defendants/:redeemCode': byVisitor({
    statements: 10,
    otherAnswers: ['CODE_NOT_FOUND'],
    given: async (server, opponents) => ({ params: { redeemCode: (await invite(server, opponents)).code } }),
  }),
  // Counted with an issuer. Without one, both redirect to the failure.
  'GET /v1/social-providers/google': byVisitor({ statements: 5 }),
  'GET /v1/social-providers/google/callback': byVisitor({ statements: 20 }),

  'PATCH /v1/users': onClaim('DISPUTED', 'plaintiff', { statements: 9, body: { city: 'Vienna', country: 'AT' } }),
  'GET /v1/users/activity': byUser({ statements: 3 }),
  'GET /v1/users/referrals': byUser({ statements: 3 }),
  'GET /v1/users/:id': byVisitor({
    statements: 1,
    given: (_, { plaintiff }) => ({ params: { id: plaintiff.id } }),
    requests: (_, { users }) => Object.values(users).map(({ id }) => ({ params: { id } })),
    // An account without a confirmed address has no public profile.
    otherAnswers: ['USER_NOT_FOUND'],
  }),
  'GET /v1/users/data-export': byUser({ statements: 2 }),
  'POST /v1/users/data-export': byUser({ statements: 8, otherAnswers: ['DATA_EXPORT_TOO_SOON'] }),
  'GET /v1/users/data-export/file': byUser({
    statements: 3,
    given: async (server, __, { client }) => {
      dataOf(await client.post('/v1/users/data-export'))
      await jobsDone(server, 'make data export')
    },
    otherAnswers: ['DATA_EXPORT_NOT_FOUND'],
  }),
  'POST /v1/users/closure': byUser({ statements: 20, usesUp: 'account' }),
  'POST /v1/users/suspension/objection': byVisitor({
    statements: 9,
    given: async server => ({ client: (await suspended(server)).user.client }),
    otherAnswers: ['NOT_FOUND'],
  }),
  'POST /v1/users/change-password': byUser({
    statements: 24,
    requests: () => [{ body: { oldPassword: wrongPassword, newPassword } }],
    otherAnswers: ofWrongPassword,
  }),
  'DELETE /v1/users/password': byUser({
    statements: 19,
    given: async ({ context: { database } }, __, { id }) => {
      const google = { google_issuer: 'https://accounts.google.com', google_id: randomUUID() }
      await database.updateTable('emails').set(google).where('user_id', '=', id).execute()
    },
    otherAnswers: ['ONLY_SIGN_IN'],
  }),
  'POST /v1/users/emails': byUser({
    statements: 9,
    given: () => ({ body: { email: newAddress() } }),
    requests: () => [{ body: { email: newAddress() } }],
  }),
  'PATCH /v1/users/emails/:id': byUser({
    statements: 14,
    ...ofEmails,
    given: async (server, __, user) => {
      const { id, token } = await secondAddress(user, server)
      dataOf(await user.client.get(`/v1/users/emails/confirm/${token}`))
      return { params: { id } }
    },
    otherAnswers: ['EMAIL_NOT_FOUND', 'ADDRESS_NOT_CONFIRMED'],
  }),
  'DELETE /v1/users/emails/:id': byUser({
    statements: 8,
    ...ofEmails,
    given: async (server, __, user) => ({ params: { id: (await secondAddress(user, server)).id } }),
    otherAnswers: ['EMAIL_NOT_FOUND', 'PRIMARY_ADDRESS'],
  }),
  'GET /v1/users/emails/confirm/:token': byUser({
    statements: 20,
    ...ofLink,
    given: async (server, __, user) => ({ params: { token: (await secondAddress(user, server)).token } }),
  }),
  'PATCH /v1/users/emails/email/resend-confirmation-email': byUser({
    statements: 6,
    given: async (server, __, user) => ({ body: { email: (await secondAddress(user, server)).email } }),
    requests: () => [{ body: { email: ownSecrets.plaintiff.email } }],
    otherAnswers: ['EMAIL_NOT_FOUND'],
  }),
  'GET /v1/wallets': byUser({
    statements: 2,
    given: async (_, __, { client }) => void (await client.post('/v1/wallets', { wallets })),
  }),
  'POST /v1/wallets': byUser({ statements: 15, requests: () => [{ body: { wallets: [] } }] }),

  'GET /v1/users/second-factor': byUser({ statements: 3 }),
  'POST /v1/users/second-factor/secret': byUser({ statements: 5 }),
  'POST /v1/users/second-factor': byUser({
    statements: 22,
    given: async (server, __, user) => ({ body: { authenticatorCode: codeOf(server, await offeredSecret(user)) } }),
    otherAnswers: ['SECOND_FACTOR_NOT_OFFERED', 'WRONG_CODE', 'TOO_MANY_WRONG_CODES'],
  }),
  'DELETE /v1/users/second-factor': byUser({
    statements: 13,
    given: async (server, __, user) => void (await withSecondFactor(server, user)),
    otherAnswers: ['SECOND_FACTOR_OFF'],
  }),
  'POST /v1/users/second-factor/recovery-codes': byUser({
    statements: 13,
    given: async (server, __, user) => void (await withSecondFactor(server, user)),
    otherAnswers: ['SECOND_FACTOR_OFF'],
  }),

  'GET /v1/events': byUser({ statements: 1 }),
  'GET /v1/notifications': onClaim('DISPUTED', 'plaintiff', { statements: 2 }),
  'PATCH /v1/notifications': onClaim('DISPUTED', 'plaintiff', { statements: 6 }),
  'PATCH /v1/notifications/:id': onClaim('DISPUTED', 'plaintiff', {
    statements: 5,
    given: async (_, { plaintiff: { client } }) => {
      const { notifications } = dataOf<Output<typeof getNotifications>>(await client.get('/v1/notifications'))
      return { params: { id: notifications[0]?.id ?? '' } }
    },
    requests: (_, { notificationIds }) => notificationIds.map(id => ({ params: { id } })),
    otherAnswers: ['NOTIFICATION_NOT_FOUND'],
  }),
} satisfies Readonly<Record<string, Entry>>
