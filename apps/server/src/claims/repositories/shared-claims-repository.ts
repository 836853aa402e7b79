import { claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import { isFiled } from '@redress/domain/claim/questions.ts'
import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'

const unfiled = claimStatuses.filter(status => !isFiled(status))

/** The accounts of staff that share a filed claim with an account, as parties or by a confirmed address that the claim names. */
export async function findStaffSharingClaims(connection: Connection, userId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    with shared as (
      select claims.id, claims.plaintiff_id from claims
      where claims.status <> all(${unfiled}) and (
        claims.plaintiff_id = ${userId} or claims.id in (
          select claim_id from defendants where user_id = ${userId}
          union all
          select claim_id from defendants join emails on emails.address = defendants.email
          where emails.user_id = ${userId} and emails.is_confirmed
        )
      )
    )
    select staff.user_id from staff
    where staff.user_id in (select plaintiff_id from shared)
      or exists (
        select from defendants join shared on shared.id = defendants.claim_id
        where defendants.user_id = staff.user_id or defendants.email in (
          select address from emails where emails.user_id = staff.user_id and is_confirmed
        )
      )
  `.execute(connection)
  return rows.map(({ user_id }) => user_id)
}
