import type { Output } from '@redress/contract/endpoint.ts'
import type { search as endpoint } from '@redress/contract/search.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { limits } from '@redress/domain/people/limits.ts'
import type { Context } from '../../adapters/context.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { findDefendantsByClaim } from '../repositories/defendant-repository.ts'
import type { Search } from './find-matching.ts'
import { findFigures } from './record-repository.ts'
import { firstPage, type Position, readCursor, writeCursor } from './search-cursor.ts'
import { presentFoundClaim, presentFoundDefendant } from './search-presenter.ts'
import {
  findClaims,
  findMatchingClaims,
  findMatchingRecords,
  findRecordOfPublicDefendant,
  findRecords,
  type Page,
} from './search-repository.ts'

type Found = Output<typeof endpoint>

const nothing: Found = { claims: [], defendants: [], totals: { claims: 0, companies: 0, people: 0 }, cursor: null }

/** Searches the public claims, and the companies and people whom they name: each once. */
export async function search(
  { database, clock }: Context,
  given: { term: string; cursor?: string | undefined },
): Promise<Result<Found, 'INVALID_INPUT'>> {
  const { term } = given
  if ([...term].length < limits.searchTermMinimum) return ok(nothing)
  const cursor = given.cursor === undefined ? firstPage : readCursor(given.cursor)
  if (!cursor) return fail('INVALID_INPUT', [{ path: 'cursor', message: validationTexts.malformed }])
  const now = clock.now()
  const wanted: Search = { term, now }
  const found = {
    claims: await findMatchingClaims(database, wanted),
    companies: await findMatchingRecords(database, 'Company', wanted),
    people: await findMatchingRecords(database, 'Individual', wanted),
  }
  const claims = await pageFrom(cursor.claims, page => findClaims(database, idsOfPage(found.claims, page), now))
  const recordsOf = (kind: 'companies' | 'people') =>
    pageFrom(cursor[kind], async ({ after, size }) => {
      const last = after === null ? null : await findRecordOfPublicDefendant(database, after, now)
      if (after !== null && last === null) return []
      return findRecords(database, idsOfPage(found[kind], { after: last, size }), now)
    })
  const companies = await recordsOf('companies')
  const people = await recordsOf('people')
  const defendants = await findDefendantsByClaim(
    database,
    claims.rows.map(claim => claim.id),
  )
  const records = [...companies.rows, ...people.rows]
  const figures = await findFigures(
    database,
    records.map(record => record.record_id),
    now,
  )
  return ok({
    claims: claims.rows.map(claim => presentFoundClaim(claim, defendants.get(claim.id) ?? [], now)),
    defendants: records.map(record => presentFoundDefendant(record, figures.get(record.record_id))),
    totals: { claims: found.claims.length, companies: found.companies.length, people: found.people.length },
    cursor: writeCursor({ claims: claims.next, companies: companies.next, people: people.next }),
  })
}

/** What follows an id among those that were found and are shown; nothing follows what is not among them. */
function idsOfPage(ids: readonly string[], { after, size }: Page): readonly string[] {
  const begin = after === null ? 0 : ids.indexOf(after) + 1
  return after !== null && begin === 0 ? [] : ids.slice(begin, Math.min(begin + size, limits.searchResults))
}

/** One page of a kind and where the next begins; one row more than is shown tells whether there is a next. */
async function pageFrom<Row extends { id: string }>(
  position: Position,
  find: (page: Page) => Promise<Row[]>,
): Promise<{ rows: Row[]; next: Position }> {
  if (position === 'over') return { rows: [], next: 'over' }
  const found = await find({ after: position, size: limits.pageSize + 1 })
  const rows = found.slice(0, limits.pageSize)
  return { rows, next: found.length > rows.length ? (rows.at(-1)?.id ?? 'over') : 'over' }
}
