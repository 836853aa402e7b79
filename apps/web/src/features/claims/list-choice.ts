import { firstOrder, type ListChoice, orders, shownStatuses, sortKeys } from '@redress/domain/claim/claim-lists.ts'
import { turns } from '@redress/domain/claim/turns.ts'
import { limits } from '@redress/domain/people/limits.ts'

/** Filters, order and position of a claim list. They are stored in the URL, so that a reader can return to them. */
export interface ShownList extends ListChoice {
  /** Id of the claim after which the page begins (cursor); `null` for the first page. */
  readonly after: string | null
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find(value => value === text) ?? null

const claimId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Parses the query string; missing and invalid parameters take their defaults. */
export function shownFrom(search: URLSearchParams): ShownList {
  const sort = oneOf(sortKeys, search.get('sort'))
  const after = search.get('after')
  return {
    term: (search.get('term') ?? '').slice(0, limits.nameLength),
    status: oneOf(shownStatuses, search.get('status')),
    turn: oneOf(turns, search.get('turn')),
    sort,
    order: oneOf(orders, search.get('order')) ?? (sort === null ? 'desc' : firstOrder[sort]),
    after: after !== null && claimId.test(after) ? after : null,
  }
}

/** Query parameters of a choice; defaults are left out. */
export function saidOf({ term, status, turn, sort, order, after }: ShownList) {
  return {
    ...(term.trim() === '' ? {} : { term }),
    ...(status === null ? {} : { status }),
    ...(turn === null ? {} : { turn }),
    ...(sort === null ? {} : { sort }),
    ...(sort === null || order === firstOrder[sort] ? {} : { order }),
    ...(after === null ? {} : { after }),
  }
}

export const addressOf = (shown: ShownList): URLSearchParams => new URLSearchParams(saidOf(shown))
