import { randomUUID } from 'node:crypto'
import type { User } from '@redress/contract/users.ts'
import type { Email } from 'postal-mime'
import type { InProcessClient } from '../platform/http/in-process-client.ts'
import type { TestServer } from './test-server.ts'

export const password = 'Correct-horse-7'

/** A registration that is valid and nobody else's; `changes` replace fields. */
export function registrationForm<Changes extends object>(changes?: Changes) {
  const username = `user-${randomUUID().slice(0, 8)}`
  return {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `${username}@example.org`,
    address: '1 St James Square',
    city: 'London',
    country: 'GB',
    identificationId: 'AB123456',
    username,
    password,
    ...changes,
  }
}

/** The secret at the end of the first link in a mail. */
export function tokenIn(mail: Email): string {
  const token = /https?:\/\/\S+\/([\w-]{20,})\s/.exec(mail.text ?? '')?.[1]
  if (!token) throw new Error(`There is no link in "${mail.subject}"`)
  return token
}

export interface TestUser {
  readonly id: string
  readonly username: string
  readonly email: string
  /** Signed in. */
  readonly client: InProcessClient
}

/** Registers and signs in; the address is not confirmed. */
export async function unconfirmedUser(server: TestServer, changes: object = {}): Promise<TestUser> {
  const form = registrationForm(changes)
  const client = server.client()
  const registered = await client.post('/v1/auth/register', form)
  if (registered.status !== 200) throw new Error(JSON.stringify(registered.body))
  const user = (await client.post('/v1/auth/login', { username: form.username, password: form.password })).body.data
  return { id: (user as User).id, username: form.username, email: form.email, client }
}

/** Registers, confirms by the link in the mail, and signs in. */
export async function confirmedUser(server: TestServer, changes: object = {}): Promise<TestUser> {
  const user = await unconfirmedUser(server, changes)
  const token = tokenIn(await server.inbox.take(user.email, /Confirm/))
  await user.client.get(`/v1/auth/emails/confirm/${token}`)
  return user
}
