import { hashSecret, newSecret } from '../../apps/server/src/platform/secrets.ts'
import { withClient } from './with-client.ts'

export interface SignedInPerson {
  readonly userId: string
  readonly email: string
  readonly cookie: string
}

/** People of the filled claims, the busiest left out, signed in at once: ten thousand logins would take an hour. */
export function signInPeople(databaseUrl: string, count: number): Promise<readonly SignedInPerson[]> {
  return withClient(databaseUrl, async client => {
    const tokens = Array.from({ length: count }, newSecret)
    const { rows } = await client.query<{ user_id: string; email: string }>(
      `with people as (
         select users.id, emails.address, row_number() over (order by users.id) as number
         from users join emails on emails.user_id = users.id and emails.is_primary
         where users.username ~ '^user[0-9]+$' and users.id in (select plaintiff_id from claims)
           and not exists (select from claims where plaintiff_id = users.id and submitted_at is null)
           and (select count(*) from claims where plaintiff_id = users.id) <= 20
         order by users.id limit $1
       ), added as (
         insert into sessions (user_id, created_at, proven_at) select id, now(), now() from people returning id, user_id
       ), given as (
         insert into session_tokens (token_hash, session_id, kind, expires_at)
         select ($2::text[])[people.number], added.id, 'access', now() + interval '1 day'
         from added join people on people.id = added.user_id
       )
       select id as user_id, address as email from people order by number`,
      [count, tokens.map(hashSecret)],
    )
    return rows.map(({ user_id, email }, index) => ({
      userId: user_id,
      email,
      cookie: `redress-access=${tokens[index]}; redress-signed-in=signed-in`,
    }))
  })
}
