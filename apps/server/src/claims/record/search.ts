import type { Output } from '@redress/contract/endpoint.ts'
import type { search as endpoint } from '@redress/contract/search.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { nearestName } from '@redress/domain/text/nearest-name.ts'
import type { Context } from '../../adapters/context.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { findMatching, findSimilarNames } from './matching-repository.ts'
import { presentFoundClaim, presentFoundDefendant } from './search-presenter.ts'
import { findShown } from './search-repository.ts'

type Found = Output<typeof endpoint>

const nothing: Found = { claims: [], defendants: [], totals: { claims: 0, companies: 0, people: 0 }, cursor: null }

/** Cursor. Further pages show what was public at the time of the first, so that no result appears twice. */
interface Cursor {
  readonly page: number
  readonly asOf: Date
}

const pages = limits.searchResults / limits.pageSize

/** `null` where the text is no cursor. */
function readCursor(text: string, now: Date): Cursor | null {
  const [, page, time] = /^(\d{1,2})\.(\d{1,15})$/.exec(text) ?? []
  if (time === undefined || Number(page) >= pages) return null
  return { page: Number(page), asOf: new Date(Math.min(Number(time), now.getTime())) }
}

/** Searches public claims and their companies and people; each result once, newest first. */
export async function search(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  given: { term: string; cursor?: string | undefined },
): Promise<Result<Found, 'INVALID_INPUT'>> {
  const { term } = given
  if ([...term].length < limits.searchTermMinimum) return ok(nothing)
  const now = clock.now()
  const cursor = given.cursor === undefined ? { page: 0, asOf: now } : readCursor(given.cursor, now)
  if (!cursor) return fail('INVALID_INPUT', [{ path: 'cursor', message: validationTexts.malformed }])
  const { page, asOf } = cursor
  const { claims, companies, people } = await findMatching(database, { term, asOf, offset: page * limits.pageSize })
  const totals = { claims: claims.total, companies: companies.total, people: people.total }
  const most = Math.max(...Object.values(totals))
  if (most === 0) {
    const suggestion = nearestName(term, await findSimilarNames(database, term, now))
    return ok({ ...nothing, ...(suggestion !== null && { suggestion }) })
  }
  const shown = await findShown(database, { claims: claims.page, companies: companies.page, people: people.page, now })
  const next = page + 1
  const hasNext = next < pages && most > next * limits.pageSize
  return ok({
    claims: shown.claims.map(claim =>
      presentFoundClaim(claim, shown.defendants.get(claim.id) ?? [], { ...shown, now }),
    ),
    defendants: [...shown.companies, ...shown.people].map(record =>
      presentFoundDefendant(record, shown.figures.get(record.record_id)),
    ),
    totals,
    cursor: hasNext ? `${next}.${asOf.getTime()}` : null,
  })
}
