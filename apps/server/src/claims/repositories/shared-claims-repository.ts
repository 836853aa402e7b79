import { claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import { isFiled } from '@redress/domain/claim/questions.ts'
import { sql } from 'kysely'
import { hasNumber } from '../../platform/database/contained-text.ts'
import type { Connection } from '../../platform/database/database.ts'
import { partiesAmong } from './person-signs.ts'

const unfiled = claimStatuses.filter(status => !isFiled(status))

/** The accounts of staff that share a filed claim with an account, as parties or by a confirmed address that the claim names. */
export async function findStaffSharingClaims(connection: Connection, userId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select claims.id from claims
    where claims.status <> all(${unfiled}) and claims.id in (
      select id from claims where plaintiff_id = ${userId}
      union all
      select claim_id from defendants where user_id = ${userId}
      union all
      select claim_id from defendants join emails on emails.address = defendants.email
      where emails.user_id = ${userId} and emails.is_confirmed
    )
  `.execute(connection)
  const staff = await connection.selectFrom('staff').select('user_id').execute()
  return partiesAmong(
    connection,
    staff.map(each => each.user_id),
    rows.map(({ id }) => id),
  )
}

/** The accounts that are a party to a filed claim with a number, which is the start of its id. */
export async function findPartiesOfNumber(connection: Connection, claimNumber: string): Promise<string[]> {
  const numbered = sql`status <> all(${unfiled}) and ${hasNumber(sql`claims.id`, claimNumber)}`
  const { rows } = await sql<{ id: string }>`
    select plaintiff_id as id from claims where ${numbered}
    union
    select user_id from defendants join claims on claims.id = claim_id where ${numbered} and user_id is not null
  `.execute(connection)
  return rows.map(({ id }) => id)
}
