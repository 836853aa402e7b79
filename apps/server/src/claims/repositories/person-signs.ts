import { isSamePerson, type PersonSigns } from '@redress/domain/people/same-person.ts'
import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'

interface SignsRow {
  /** `null` in the row of the named defendants, who are known by their addresses only. */
  readonly id: string | null
  readonly addresses: readonly string[]
  /** Since when each of the addresses is confirmed. */
  readonly since: readonly Date[]
  readonly browsers: readonly string[]
}

/** An account's signs, and the addresses that it has confirmed. */
export interface SignsOfAccount extends PersonSigns {
  readonly confirmed: readonly { readonly address: string; readonly since: Date }[]
}

const signsWhere = (users: ReturnType<typeof sql>) => sql`
  select id,
    array(select address from emails where user_id = users.id and is_confirmed order by address) as addresses,
    array(select confirmed_at from emails where user_id = users.id and is_confirmed order by address) as since,
    array(select secret_hash from known_browsers where user_id = users.id) as browsers
  from users where id in (${users})`

const presentSigns = ({ id: userId, addresses, since, browsers }: SignsRow): SignsOfAccount => ({
  userId,
  addresses,
  browsers,
  confirmed: addresses.flatMap((address, at) => (since[at] ? [{ address, since: since[at] }] : [])),
})

/** Signs that accounts belong to one person: confirmed addresses and browsers. */
export async function signsOf(
  connection: Connection,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, SignsOfAccount>> {
  if (userIds.length === 0) return new Map()
  const { rows } = await sql<SignsRow & { id: string }>`
    ${signsWhere(sql`select unnest(${userIds}::uuid[])`)}`.execute(connection)
  return new Map(rows.map(row => [row.id, presentSigns(row)]))
}

/** Accounts that are a party to one of the claims, or very likely the same person as a party. */
export async function partiesAmong(
  connection: Connection,
  userIds: readonly string[],
  claimIds: readonly string[],
): Promise<string[]> {
  const own = await signsOf(connection, userIds)
  const { rows } = await sql<SignsRow>`
    ${signsWhere(sql`
      select plaintiff_id from claims where id = any(${claimIds}::uuid[])
      union select user_id from defendants where claim_id = any(${claimIds}::uuid[])
    `)}
    union all
    select null, array(select email from defendants where claim_id = any(${claimIds}::uuid[])), '{}', '{}'
  `.execute(connection)
  const parties = rows.map(presentSigns)
  return [...own].filter(([, signs]) => parties.some(party => isSamePerson(signs, party))).map(([id]) => id)
}

/** Whether a staff account is a party to one of the claims and therefore must not decide. */
export const isPartyTo = async (
  connection: Connection,
  { staffId }: { readonly staffId?: string | undefined },
  ...claimIds: readonly string[]
): Promise<boolean> => staffId !== undefined && (await partiesAmong(connection, [staffId], claimIds)).length > 0
