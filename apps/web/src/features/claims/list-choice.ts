import type { ClaimListItem } from '@redress/contract/claim-views.ts'
import { type ClaimStatus, claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import { type Turn, turns } from '@redress/domain/claim/turns.ts'
import { limits } from '@redress/domain/people/limits.ts'

/** What a row of a list says of itself: its status, or that nobody has answered. */
export const shownStatuses = [...claimStatuses, 'NO_RESPONSE'] as const
export type ShownStatus = (typeof shownStatuses)[number]

export const shownStatusOf = (claim: { readonly status: ClaimStatus; readonly isDisregarded: boolean }): ShownStatus =>
  claim.isDisregarded ? 'NO_RESPONSE' : claim.status

export const sortKeys = ['date', 'amount', 'status', 'turn'] as const
export type SortKey = (typeof sortKeys)[number]
export type Order = 'asc' | 'desc'

/** The newest and the largest come first, and what is most urgent. */
export const firstOrder = { date: 'desc', amount: 'desc', status: 'asc', turn: 'asc' } as const satisfies Record<
  SortKey,
  Order
>

/** Which claims of a list are shown, and in which order. It stands in the address, so that it can be come back to. */
export interface ListChoice {
  readonly term: string
  readonly status: ShownStatus | null
  readonly turn: Turn | null
  /** `null`: as the server orders them, the newest first. */
  readonly sort: SortKey | null
  readonly order: Order
  /** Counted from 1. */
  readonly page: number
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find(value => value === text) ?? null

/** What an address chooses; what it does not say, or says wrongly, is not chosen. */
export function choiceFrom(search: URLSearchParams): ListChoice {
  const sort = oneOf(sortKeys, search.get('sort'))
  const page = Number(search.get('page'))
  return {
    term: search.get('term') ?? '',
    status: oneOf(shownStatuses, search.get('status')),
    turn: oneOf(turns, search.get('turn')),
    sort,
    order: oneOf(['asc', 'desc'] as const, search.get('order')) ?? (sort === null ? 'desc' : firstOrder[sort]),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** The address of a choice; what goes without saying is left out. */
export function addressOf({ term, status, turn, sort, order, page }: ListChoice): URLSearchParams {
  const said = {
    term: term.trim() === '' ? null : term,
    status,
    turn,
    sort,
    order: sort === null || order === firstOrder[sort] ? null : order,
    page: page === 1 ? null : String(page),
  }
  return new URLSearchParams(Object.entries(said).filter((pair): pair is [string, string] => pair[1] !== null))
}

/** Whether the choice leaves any claims out. */
export const isFiltering = ({ term, status, turn }: ListChoice): boolean =>
  term.trim() !== '' || status !== null || turn !== null

/** A claim of a list, with what it is chosen by. */
export interface ListedClaim {
  readonly claim: ClaimListItem
  readonly turn: Turn
  /** By when something is due, or was; `null` where nothing is. */
  readonly due: string | null
  /** All that the search looks at. */
  readonly text: string
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function isChosen(listed: ListedClaim, { term, status, turn }: ListChoice): boolean {
  if (status !== null && shownStatusOf(listed.claim) !== status) return false
  if (turn !== null && listed.turn !== turn) return false
  const text = folded(listed.text)
  return folded(term)
    .split(/\s+/)
    .every(word => text.includes(word))
}

type Key = string | number | null

const keysOf: Record<SortKey, (listed: ListedClaim) => readonly Key[]> = {
  date: ({ claim }) => [claim.dateOfClaim],
  amount: ({ claim }) => [claim.value],
  status: ({ claim }) => [shownStatuses.indexOf(shownStatusOf(claim))],
  turn: ({ turn, due }) => [turns.indexOf(turn), due],
}

/** What has no value comes last, whichever way the others are ordered. */
function compared(one: Key, other: Key, order: Order): number {
  if (one === other) return 0
  if (one === null) return 1
  if (other === null) return -1
  return one < other === (order === 'asc') ? -1 : 1
}

/** The claims that are chosen, in their order. */
export function chosenOf(claims: readonly ListedClaim[], choice: ListChoice): ListedClaim[] {
  const { sort, order } = choice
  const chosen = claims.filter(listed => isChosen(listed, choice))
  if (sort === null) return chosen
  const keys = keysOf[sort]
  return chosen.sort((one, other) => {
    const others = keys(other)
    for (const [index, key] of keys(one).entries()) {
      const result = compared(key, others[index] ?? null, order)
      if (result !== 0) return result
    }
    return 0
  })
}

export interface ShownPage<Row> {
  readonly rows: readonly Row[]
  /** The page that is shown: the last one where there are no longer as many as were asked for. */
  readonly page: number
  readonly pages: number
  /** The place of its first row, counted from 1. */
  readonly first: number
}

export function pageOf<Row>(rows: readonly Row[], asked: number, size: number = limits.pageSize): ShownPage<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / size))
  const page = Math.min(asked, pages)
  const start = (page - 1) * size
  return { rows: rows.slice(start, start + size), page, pages, first: start + 1 }
}
