import { randomUUID } from 'node:crypto'
import { signedInMark } from '@redress/contract/session-mark.ts'
import type { User } from '@redress/contract/users.ts'
import type { Country } from '@redress/domain/people/countries.ts'
import { sql } from 'kysely'
import type { Email } from 'postal-mime'
import { cookieName } from '../accounts/sessions/session-cookies.ts'
import { signingIn } from '../accounts/sessions/sessions.ts'
import { writeTogether } from '../platform/database/write-together.ts'
import type { InProcessClient } from '../platform/http/in-process-client.ts'
import type { TestServer } from './server-on-database.ts'

export const password = 'Correct-horse-7'

/** Valid and unique registration; `changes` replace fields. */
export function registrationForm<Changes extends object>(changes?: Changes) {
  const username = `user-${randomUUID().slice(0, 8)}`
  return {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `${username}@example.org`,
    address: '1 St James Square',
    city: 'London',
    country: 'GB' as Country,
    identificationId: 'AB123456',
    username,
    password,
    ...changes,
  }
}

/** Token at the end of the first link in a mail. */
export function tokenIn(mail: Email): string {
  const token = /https?:\/\/\S+\/([\w-]{20,})\s/.exec(mail.text ?? '')?.[1]
  if (!token) throw new Error(`There is no link in "${mail.subject}"`)
  return token
}

export interface TestUser {
  readonly id: string
  readonly username: string
  readonly email: string
  /** Signed-in client. */
  readonly client: InProcessClient
}

/** Registers and signs in without confirming the address. */
export async function unconfirmedUser(server: TestServer, changes: object = {}): Promise<TestUser> {
  const form = registrationForm(changes)
  const client = server.client()
  const registered = await client.post('/v1/auth/register', form)
  if (registered.status !== 200) throw new Error(JSON.stringify(registered.body))
  const user = (await client.post('/v1/auth/login', { username: form.username, password: form.password })).body.data
  return { id: (user as User).id, username: form.username, email: form.email, client }
}

/** Registers, confirms by the link in the mail, and signs in. */
export async function registeredUser(server: TestServer, changes: object = {}): Promise<TestUser> {
  const user = await unconfirmedUser(server, changes)
  const token = tokenIn(await server.inbox.take(user.email, /Confirm/))
  await user.client.get(`/v1/auth/emails/confirm/${token}`)
  return user
}

type Form = ReturnType<typeof registrationForm>

/** Users with the default name and a confirmed address. */
const usual = new WeakSet<TestUser>()
export const isUsual = (user: TestUser): boolean => usual.has(user)

/** Hash of the default password, computed once per process. */
let usualHash: Promise<string> | undefined

/**
 * Registered, confirmed and signed-in user, inserted with one statement. Tests of these steps use `registeredUser`.
 * Nobody else has used the address or waits for it.
 */
export async function confirmedUser(server: TestServer, changes: Partial<Form> = {}): Promise<TestUser> {
  const { context } = server
  const form = registrationForm(changes)
  usualHash ??= context.passwords.hash(password)
  const passwordHash = await (form.password === password ? usualHash : context.passwords.hash(form.password))
  const { opened, writes } = signingIn(context, { secret: null, userIds: [] })
  const id = randomUUID()
  const now = context.clock.now()
  const person = context.database
    .insertInto('users')
    .values({
      ...{ id, username: form.username, first_name: form.firstName, last_name: form.lastName, address: form.address },
      ...{ city: form.city, country: form.country, identification_id: form.identificationId, language: 'en' },
      ...{ password_hash: passwordHash, authenticator_secret: null, authenticator_step: null },
      ...{
        referral_code: id.replaceAll('-', '').slice(0, 16),
        referred_by: null,
        pending_redeem_code_hash: null,
        created_at: now,
      },
    })
    .returning('id')
  const email = sql`
    insert into emails (user_id, address, is_registration, is_confirmed, is_primary, created_at, confirmed_at)
    select id, ${form.email}, true, true, true, ${now}::timestamptz, ${now}::timestamptz from person`
  await writeTogether(context.database, sql`${person}`, { email, ...writes })
  const client = server.client()
  const cookies = { access: opened.access, refresh: opened.refresh, browser: opened.browserSecret }
  for (const [kind, value] of Object.entries(cookies)) client.cookies.set(cookieName(context.settings, kind), value)
  client.cookies.set(signedInMark.name, signedInMark.value)
  const user = { id, username: form.username, email: form.email, client }
  if (Object.keys(changes).length === 0) usual.add(user)
  return user
}
