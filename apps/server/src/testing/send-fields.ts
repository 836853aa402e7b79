import { randomUUID } from 'node:crypto'
import type { EndpointDefinition } from '@redress/contract/endpoint.ts'
import { endpoints } from '@redress/contract/endpoints.ts'
import { isForReadersAlone, isForStaff } from '@redress/domain/people/permissions.ts'
import { z } from 'zod'
import type { Answer, InProcessClient } from '../platform/http/in-process-client.ts'
import { headersOf } from './access-fixtures.ts'
import { fieldValues } from './field-values.ts'
import { claimIn, dataOf } from './file-claim.ts'
import { codeSentTo } from './redeem-codes.ts'
import { confirmedUser, registrationForm, type TestUser } from './sign-up.ts'
import { staffMember } from './staff.ts'
import type { TestServer } from './test-server.ts'

/** Callers whose requests reach the validation of the body: their account or letter has permission. */
export interface FieldSenders {
  readonly user: TestUser
  /** Browser with a reading session. */
  readonly reader: InProcessClient
  readonly administrator: TestUser
}

export async function createFieldSenders(server: TestServer): Promise<FieldSenders> {
  const user = await confirmedUser(server)
  const reader = server.client()
  const { email } = registrationForm()
  await claimIn(server, { plaintiff: user, defendant: { ...user, email } }, 'PENDING_PUBLICATION')
  dataOf(await reader.post('/v1/letters/open', { code: await codeSentTo(server, email) }))
  return { user, reader, administrator: await staffMember(server, 'administrator') }
}

export const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

/** The redirects of signing in with Google have no fields. */
export const callsWithFields: readonly EndpointDefinition[] = endpoints.filter(({ kind }) => kind !== 'redirect')

export const callsThatTakeJson = callsWithFields.filter(
  ({ kind = 'json', method }) => kind === 'json' && method !== 'GET',
)

/** URL parameters that are not ids. */
const inAddresses: Readonly<Record<string, string>> = { code: '0'.repeat(26), list: 'my-claims' }

/** Calls an endpoint with a valid value for every field, apart from the changes. */
export function sendFields(
  { user, reader, administrator }: FieldSenders,
  { method, path, permission, body, query }: EndpointDefinition,
  changes: object = {},
): Promise<Answer> {
  const known = fieldsOf(body ?? query).map(field => [field, fieldValues[field]?.taken])
  const given = { ...Object.fromEntries(known), ...changes }
  const url = path.replace(/:(\w+)/g, (_, name: string) => inAddresses[name] ?? randomUUID())
  // Random source address, because of rate limits per address.
  const sender = { 'x-forwarded-for': `10.${Array.from(crypto.getRandomValues(new Uint8Array(3))).join('.')}` }
  const isReader = isForReadersAlone(permission)
  const headers = { ...sender, ...headersOf(isReader ? 'reader' : 'stranger') }
  const { client } = isReader ? { client: reader } : isForStaff(permission) ? administrator : user
  return body || !query
    ? client.send(method, url, given, headers)
    : client.send(method, `${url}?${new URLSearchParams(given as Record<string, string>)}`, undefined, headers)
}
