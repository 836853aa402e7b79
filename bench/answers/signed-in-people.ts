import type pg from 'pg'
import { hashSecret, newSecret } from '../../apps/server/src/platform/secrets.ts'
import { withClient } from '../../apps/server/src/testing/with-client.ts'

export interface SignedInPerson {
  readonly userId: string
  readonly email: string
  readonly cookie: string
}

interface Person {
  readonly id: string
  readonly email: string
}

/** Inserts sessions directly: ten thousand logins would take an hour. */
async function openSessions(client: pg.Client, people: readonly Person[]): Promise<readonly SignedInPerson[]> {
  const signedIn = people.map(({ id, email }) => {
    const token = newSecret()
    const cookie = `redress-access=${token}; redress-signed-in=signed-in`
    return { userId: id, email, cookie, tokenHash: hashSecret(token) }
  })
  await client.query(
    `with given as (
       select user_id, token_hash, gen_random_uuid() as session_id
       from unnest($1::uuid[], $2::text[]) as given (user_id, token_hash)
     ), added as (
       insert into sessions (id, user_id, created_at, proven_at) select session_id, user_id, now(), now() from given
     )
     insert into session_tokens (token_hash, session_id, kind, expires_at)
     select token_hash, session_id, 'access', now() + interval '1 day' from given`,
    [signedIn.map(({ userId }) => userId), signedIn.map(({ tokenHash }) => tokenHash)],
  )
  return signedIn
}

/** People of the filled claims, except the busiest. */
export function signInPeople(databaseUrl: string, count: number): Promise<readonly SignedInPerson[]> {
  return withClient(databaseUrl, async client => {
    const { rows } = await client.query<Person>(
      `select users.id, emails.address as email
       from users join emails on emails.user_id = users.id and emails.is_primary
       where users.username ~ '^user[0-9]+$' and users.id in (select plaintiff_id from claims)
         and not exists (select from claims where plaintiff_id = users.id and submitted_at is null)
         and (select count(*) from claims where plaintiff_id = users.id) <= 20
       order by users.id limit $1`,
      [count],
    )
    return openSessions(client, rows)
  })
}
