import type { Output } from '@redress/contract/endpoint.ts'
import type { search as endpoint } from '@redress/contract/search.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { limits } from '@redress/domain/people/limits.ts'
import type { Context } from '../../adapters/context.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { findMatching, kinds } from './matching-repository.ts'
import { firstPage, type Position, readCursor, writeCursor } from './search-cursor.ts'
import { presentFoundClaim, presentFoundDefendant } from './search-presenter.ts'
import { findShown } from './search-repository.ts'
import { readTerm } from './search-term.ts'

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
  const after = (position: Position) => (position === 'over' ? null : position)
  const found = await findMatching(database, {
    term: readTerm(term),
    after: { claims: after(cursor.claims), companies: after(cursor.companies), people: after(cursor.people) },
    now,
  })
  const totals = { claims: found.claims.total, companies: found.companies.total, people: found.people.total }
  const idsOf = (kind: keyof typeof found) => (cursor[kind] === 'over' ? [] : found[kind].page)
  const ids = { claims: idsOf('claims'), companies: idsOf('companies'), people: idsOf('people') }
  if (kinds.every(kind => ids[kind].length === 0)) return ok({ ...nothing, totals })
  const shown = await findShown(database, { ...ids, now })
  const claims = pageOf(shown.claims)
  const companies = pageOf(shown.companies)
  const people = pageOf(shown.people)
  return ok({
    claims: claims.rows.map(claim => presentFoundClaim(claim, shown.defendants.get(claim.id) ?? [], now)),
    defendants: [...companies.rows, ...people.rows].map(record =>
      presentFoundDefendant(record, shown.figures.get(record.record_id)),
    ),
    totals,
    cursor: writeCursor({ claims: claims.next, companies: companies.next, people: people.next }),
  })
}

/** One page of a kind and where the next begins; one row more than is shown tells whether there is a next. */
function pageOf<Row extends { id: string }>(found: readonly Row[]): { rows: readonly Row[]; next: Position } {
  const rows = found.slice(0, limits.pageSize)
  return { rows, next: found.length > rows.length ? (rows.at(-1)?.id ?? 'over') : 'over' }
}
