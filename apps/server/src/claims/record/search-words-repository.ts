import { countryNamed, countryNames } from '@redress/domain/people/country-names.ts'
import { languages } from '@redress/domain/people/languages.ts'
import { comparedName } from '@redress/domain/text/compared.ts'
import { searchWords } from '@redress/domain/text/search-words.ts'
import { contractTexts } from '@redress/texts/contract-texts.ts'
import { sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { ClaimRecord, Table } from '../../platform/database/schema.ts'
import { type DefendantRecord, defendantName } from '../repositories/defendant-repository.ts'

type SearchedDefendant = Pick<DefendantRecord, 'id' | 'legal_name' | 'first_name' | 'last_name' | 'company_position'>

/** Public data of a claim, its plaintiff and its defendants. The search index contains nothing else. */
interface SearchedClaim
  extends Pick<ClaimRecord, 'id' | 'type' | 'jurisdiction'>,
    Pick<Table<'users'>, 'first_name' | 'last_name' | 'city' | 'country'> {
  readonly defendants: readonly SearchedDefendant[]
}

/** Search word for a claim's id. No other word begins with "#". */
export const idWord = (id: string): string => `#${id.toLowerCase()}`

const wordsOfDefendant = (defendant: SearchedDefendant): string[] => [
  ...searchWords(defendantName(defendant)),
  ...searchWords(defendant.company_position ?? ''),
]

/** A type is called in every language. */
const namesOfType = (type: SearchedClaim['type']): string[] =>
  type === null ? [] : languages.map(language => contractTexts[language].claimTypes[type])

const wordsOfClaim = (claim: SearchedClaim): string[] => [
  idWord(claim.id),
  ...namesOfType(claim.type).flatMap(searchWords),
  ...[claim.jurisdiction, `${claim.first_name} ${claim.last_name}`, claim.city].flatMap(searchWords),
  ...[claim.country, countryNamed(claim.jurisdiction)]
    .flatMap(country => (country === null ? [] : countryNames(country)))
    .flatMap(searchWords),
  ...claim.defendants.flatMap(wordsOfDefendant),
]

/** The plaintiffs stay called as they are read until the transaction ends. */
async function findSearchedClaims(transaction: Connection, ids: readonly string[]): Promise<readonly SearchedClaim[]> {
  const { rows } = await sql<SearchedClaim>`
    select claims.id, claims.type, jurisdiction, users.first_name, users.last_name, city, country, (
      select coalesce(json_agg(json_build_object(
        'id', id, 'legal_name', legal_name, 'first_name', first_name, 'last_name', last_name,
        'company_position', company_position
      ) order by sequence), '[]'::json) from defendants where claim_id = claims.id
    ) as defendants
    from claims join users on users.id = plaintiff_id
    where claims.id = any(${ids}::uuid[])
    order by users.id
    for share of users
  `.execute(transaction)
  return rows
}

/**
 * Writes the search words of filed claims and their defendants. A concurrent publication or move to another record
 * has committed before, or waits and then sees the rows written here.
 */
export async function writeSearchWords(transaction: Connection, claimIds: readonly string[]): Promise<void> {
  if (claimIds.length === 0) return
  const found = await findSearchedClaims(transaction, claimIds)
  const claims = found.map(claim => ({ id: claim.id, words: wordsOfClaim(claim) }))
  const defendants = found.flatMap(claim =>
    claim.defendants.map(each => ({
      id: each.id,
      name: comparedName(defendantName(each)),
      words: wordsOfDefendant(each),
    })),
  )
  await sql`
    with written as (
      insert into searched_claims (claim_id, public_from, words)
      select claims.id, public_from, array_to_tsvector(made.words)
      from jsonb_to_recordset(${JSON.stringify(claims)}::jsonb) as made (id uuid, words text[]) join claims using (id)
      order by claims.id
      for share of claims
      on conflict (claim_id) do update set words = excluded.words where searched_claims.words <> excluded.words
    )
    insert into searched_defendants (defendant_id, type, sequence, record_id, public_from, name, words)
    select defendants.id, defendants.type, defendants.sequence, coalesce(record_id, defendants.id), public_from, made.name,
      array_to_tsvector(made.words)
    from jsonb_to_recordset(${JSON.stringify(defendants)}::jsonb) as made (id uuid, name text, words text[])
    join defendants using (id) join claims on claims.id = claim_id
    order by claims.id, defendants.id
    for share of claims, defendants
    on conflict (defendant_id) do update set type = excluded.type, name = excluded.name, words = excluded.words
      where (searched_defendants.type, searched_defendants.name, searched_defendants.words)
        <> (excluded.type, excluded.name, excluded.words)
  `.execute(transaction)
}

/** Rewrites the search words of a plaintiff's claims after a change of name or place. */
export async function writeSearchWordsOfPlaintiff(transaction: Connection, userId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from claims join searched_claims on claim_id = id where plaintiff_id = ${userId} order by id
  `.execute(transaction)
  await writeSearchWords(
    transaction,
    rows.map(({ id }) => id),
  )
}
