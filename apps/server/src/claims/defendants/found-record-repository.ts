import { normaliseShortId } from '@redress/domain/claim/short-id.ts'
import { comparedName } from '@redress/domain/text/compared.ts'
import { wordsWithin } from '@redress/domain/text/search-words.ts'
import { sql } from 'kysely'
import { containsAny, hasNumber } from '../../platform/database/contained-text.ts'
import type { Connection } from '../../platform/database/database.ts'
import { isPublicClaim } from '../repositories/claim-repository.ts'

/** Many companies are one record; rows beyond are not looked at. */
const mostRows = 1_000

/**
 * Records of companies in public claims with all words of a term in a name, with the term in an email address or
 * website, with its number, or named in the claim with that number.
 */
export async function findRecordsBy(
  connection: Connection,
  { term, now, atMost }: { readonly term: string; readonly now: Date; readonly atMost: number },
): Promise<string[]> {
  const limit = sql`limit ${sql.lit(mostRows)}`
  const number = normaliseShortId(term)
  const companies = (where: ReturnType<typeof sql>) => sql`(
    select coalesce(record_id, defendants.id) as id from defendants join claims on claims.id = claim_id
    where defendants.type = 'Company' and ${isPublicClaim(now)} and ${where} ${limit}
  )`
  const parts = [
    sql`(
      select record_id as id from searched_defendants
      where type = 'Company' and public_from <= ${now} and ${sql.join(
        wordsWithin(term).map(spellings => containsAny(sql`name`, spellings.map(comparedName))),
        sql` and `,
      )} ${limit}
    )`,
    ...(/\s/.test(term)
      ? []
      : [companies(containsAny(sql`lower(defendants.email || ' ' || website)`, [term.toLowerCase()]))]),
    ...(number === null
      ? []
      : [companies(hasNumber(sql`defendants.id`, number)), companies(hasNumber(sql`defendants.claim_id`, number))]),
  ]
  const { rows } = await sql<{ id: string }>`
    select id from (${sql.join(parts, sql` union `)}) as found limit ${sql.lit(atMost)}
  `.execute(connection)
  return rows.map(({ id }) => id)
}
