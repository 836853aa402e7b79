import { people } from '../../apps/server/src/seed/sample-people.ts'
import { withClient } from '../../apps/server/src/testing/with-client.ts'

const count = 64

/** Gives people of the filled claims the sample people's password hash; returns their addresses. */
export function givePasswords(databaseUrl: string): Promise<readonly string[]> {
  return withClient(databaseUrl, async client => {
    const { rows } = await client.query<{ address: string }>(
      `with given as (
         update users set password_hash = (select password_hash from users where username = $1)
         where id in (select id from users where username ~ '^user[0-9]+$' order by id limit $2)
         returning id
       )
       select address from emails join given on given.id = user_id where is_confirmed and is_primary order by address`,
      [people.amelie.username, count],
    )
    if (rows.length < count) throw new Error(`Only ${rows.length} people can sign in`)
    return rows.map(({ address }) => address)
  })
}
