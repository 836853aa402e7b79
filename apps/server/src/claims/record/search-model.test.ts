import { isPublic } from '@redress/domain/claim/publication.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { type SearchCondition, searchConditions, searchWords } from '@redress/domain/text/search-words.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FilledDatabase, filledDatabase } from '../../testing/many-claims/filled-database.ts'
import { writeMissingRecordRows } from '../../testing/many-claims/write-missing-record-rows.ts'
import { responseFacts } from '../repositories/claim-repository.ts'
import { defendantName } from '../repositories/defendant-repository.ts'
import { findMatching } from './matching-repository.ts'

let filled: FilledDatabase
beforeAll(async () => {
  filled = await filledDatabase(600)
  await change()
})
afterAll(() => filled[Symbol.asyncDispose]())

/** Records with several names, ones that are taken apart, claims that go and become private again. */
async function change(): Promise<void> {
  const { database } = filled
  for (const statement of [
    sql`
      update defendants set record_id = (select id from defendants where type = 'Company' order by sequence limit 1)
      where type = 'Company' and sequence % 5 = 0`,
    sql`update defendants set record_id = null where sequence % 19 = 0`,
    sql`delete from defendants where sequence % 13 = 0`,
    sql`delete from claims where id in (select claim_id from defendants where sequence % 17 = 0)`,
    sql`
      update claims set notice_period_ends_at = '2999-01-01'
      where notice_period_ends_at is not null and id in (select claim_id from defendants where sequence % 7 = 0)`,
    sql`
      update claims set resolved_at = notice_period_ends_at - interval '1 hour'
      where resolved_at is not null and id in (select claim_id from defendants where sequence % 3 = 0)`,
    // Names of a filed claim do not change. The search rows deleted here are written again, as after an upgrade.
    sql`delete from searched_claims`,
    sql`delete from searched_defendants where type = 'Company'`,
  ])
    await statement.execute(database)
  await writeMissingRecordRows({ database })
}

const holds = (conditions: readonly SearchCondition[], words: ReadonlySet<string>): boolean =>
  conditions.every(alternatives =>
    alternatives.some(alternative =>
      alternative.every(({ word, isWhole }) =>
        isWhole ? words.has(word) : [...words].some(each => each.startsWith(word)),
      ),
    ),
  )

/** The ids of public claims and of records, newest first, by looking at everything. */
async function readModel() {
  const { database, now } = filled
  const claims = await database.selectFrom('claims').selectAll('claims').execute()
  const open = new Map(claims.filter(each => isPublic(responseFacts(each), now)).map(claim => [claim.id, claim]))
  const rows = await database.selectFrom('defendants').selectAll().orderBy('sequence', 'desc').execute()
  const defendants = rows
    .filter(({ claim_id }) => open.has(claim_id))
    .map(row => ({
      row,
      at: open.get(row.claim_id)?.notice_period_ends_at?.getTime() ?? 0,
      words: new Set([defendantName(row), row.company_position ?? ''].flatMap(searchWords)),
    }))
    .toSorted((one, other) => other.at - one.at)
  return (term: string, type: 'Company' | 'Individual') => {
    const conditions = searchConditions(term)
    const found = defendants.filter(({ row, words }) => row.type === type && holds(conditions, words))
    return [...new Set(found.map(({ row }) => row.record_id ?? row.id))]
  }
}

const terms = [
  'gruppe',
  'müller',
  'anna',
  'hohenstedt',
  'иванов',
  'an',
  'gmbh',
  'bau ag',
  'a',
  'ltd group',
  'マリ',
  'prok',
]

test('companies and people are those that looking at everything finds, newest first', async () => {
  const { database, now } = filled
  const model = await readModel()
  // Tiny factors force the fall-backs: reading all rows, and paging by the newest rows.
  const few = 0.01
  for (const term of terms)
    for (const looked of [undefined, { counted: few, shown: few }, { counted: few, shown: 3 }]) {
      const { companies, people } = await findMatching(database, { term, asOf: now, offset: 0 }, looked)
      for (const [type, found] of [
        ['Company', companies],
        ['Individual', people],
      ] as const) {
        const { total, page } = found
        const all = model(term, type)
        const expected = { total: Math.min(all.length, limits.searchResults + 1), page: all.slice(0, limits.pageSize) }
        expect({ term, type, total, page }).toEqual({ term, type, ...expected })
      }
    }
})
