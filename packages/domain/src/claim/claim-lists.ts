import { limits } from '../people/limits.ts'
import type { Party } from '../people/parties.ts'
import { comparedForSearch } from '../text/compared.ts'
import { type DatedClaim, datedTurnOf, soonestFirst, turnOf } from './claim-turn.ts'
import { type ClaimStatus, claimStatuses, type Ending } from './lifecycle.ts'
import { isOpen, isSilent } from './publication.ts'
import { isSubmitted } from './questions.ts'
import type { ResolutionStatus } from './resolutions.ts'
import { type Turn, turns } from './turns.ts'

/** A claim in a user's lists, with the fields for filters and order. */
export interface ListedClaim extends DatedClaim {
  readonly id: string
  /** The reader's part in the claim. */
  readonly party: Party
  readonly isDisregarded: boolean
  readonly isReached: boolean
  readonly isRestricted: boolean
  readonly ending: Ending | null
  readonly dateOfClaim: string | null
  readonly asked: number | null
}

/** Claim lists of a user, by their names in addresses. */
export const claimLists = ['my-claims', 'my-claims-pending', 'my-claims-unresolved', 'against-me'] as const
export type ClaimList = (typeof claimLists)[number]

const isMine = ({ party }: ListedClaim): boolean => party === 'Plaintiff'

const members: Record<ClaimList, (claim: ListedClaim) => boolean> = {
  'my-claims': isMine,
  'my-claims-pending': claim => isMine(claim) && !isSubmitted(claim.status),
  'my-claims-unresolved': claim => isMine(claim) && isOpen(claim),
  'against-me': claim => !isMine(claim),
}

export const inList = (claims: readonly ListedClaim[], list: ClaimList): ListedClaim[] => claims.filter(members[list])

/**
 * Status labels of a row: the claim's own status, or one that says more. These are: nobody answered or was reached,
 * taken off the record, ended by the plaintiff, or a last offer that ended without being rejected.
 */
export const shownStatuses = [
  ...claimStatuses,
  'NO_RESPONSE',
  'NOT_REACHED',
  'OFF_RECORD',
  'SETTLED_ELSEWHERE',
  'WITHDRAWN',
  'OFFER_WITHDRAWN',
  'OFFER_EXPIRED',
  'OFFER_LAPSED',
] as const
export type ShownStatus = (typeof shownStatuses)[number]

const shownEndings = {
  'settled elsewhere': 'SETTLED_ELSEWHERE',
  withdrawn: 'WITHDRAWN',
} as const satisfies Record<Ending, ShownStatus>

const shownOfferEnds: Partial<Record<ResolutionStatus, ShownStatus>> = {
  WITHDRAWN: 'OFFER_WITHDRAWN',
  EXPIRED: 'OFFER_EXPIRED',
  LAPSED: 'OFFER_LAPSED',
}

/** Facts of a claim that determine its status label. */
export interface StandingClaim {
  readonly status: ClaimStatus
  readonly isDisregarded: boolean
  /** Whether a letter reached any of the defendants. */
  readonly isReached: boolean
  /** Whether the operator keeps it off the public record. */
  readonly isRestricted?: boolean
  readonly ending: Ending | null
  /** Offers, which the parties alone know, the last one last. */
  readonly resolutions?: readonly { readonly resolutionStatus: ResolutionStatus }[]
}

export function shownStatusOf({ status, ending, resolutions, isRestricted, ...silence }: StandingClaim): ShownStatus {
  if (ending !== null) return shownEndings[ending]
  if (isRestricted && status === 'PUBLISHED') return 'OFF_RECORD'
  if (isSilent(silence)) return 'NO_RESPONSE'
  if (silence.isDisregarded) return 'NOT_REACHED'
  const last = resolutions?.at(-1)
  const offerEnd = status === 'RESOLUTION_REJECTED' && last ? shownOfferEnds[last.resolutionStatus] : undefined
  return offerEnd ?? status
}

export const sortKeys = ['date', 'amount', 'status', 'turn'] as const
export type SortKey = (typeof sortKeys)[number]
export const orders = ['asc', 'desc'] as const
export type Order = (typeof orders)[number]

/** Default order of each key: newest, largest and most urgent first. */
export const firstOrder = { date: 'desc', amount: 'desc', status: 'asc', turn: 'asc' } as const satisfies Record<
  SortKey,
  Order
>

/** Filters and order of a list. */
export interface ListChoice {
  readonly term: string
  readonly status: ShownStatus | null
  readonly turn: Turn | null
  /** `null`: the newest first. */
  readonly sort: SortKey | null
  readonly order: Order
}

/** Whether the choice leaves any claims out. */
export const isFiltering = ({ term, status, turn }: ListChoice): boolean =>
  term.trim() !== '' || status !== null || turn !== null

/** An amount as a user writes it, with any marks between its digits. */
const writtenAmount = /^\d[\d.,'’]*$/

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Every word of a term in one of the texts, or an amount by its digits. */
function isSaid(term: string, texts: readonly string[], asked: number | null): boolean {
  const text = comparedForSearch(texts.join(' '))
  const digits = asked === null ? '' : digitsOf(asked.toFixed(2))
  return comparedForSearch(term)
    .split(' ')
    .every(word => text.includes(word) || (writtenAmount.test(word) && digits.includes(digitsOf(word))))
}

type Key = string | number | null

const keysOf: Record<SortKey, (claim: ListedClaim, now: Date) => readonly Key[]> = {
  date: claim => [claim.dateOfClaim],
  amount: claim => [claim.asked],
  status: claim => [shownStatuses.indexOf(shownStatusOf(claim))],
  turn: (claim, now) => {
    const { turn, date } = datedTurnOf(claim, claim.party, now)
    return [turns.indexOf(turn), date?.at ?? null]
  },
}

/** Compares two keys. `null` comes last in either order. */
function compared(one: Key, other: Key, order: Order): number {
  if (one === other) return 0
  if (one === null) return 1
  if (other === null) return -1
  return one < other === (order === 'asc') ? -1 : 1
}

function sorted(claims: readonly ListedClaim[], { sort, order }: ListChoice, now: Date): readonly ListedClaim[] {
  if (sort === null) return claims
  const keyed = claims.map(claim => ({ claim, keys: keysOf[sort](claim, now) }))
  keyed.sort((one, other) => {
    for (const [index, key] of one.keys.entries()) {
      const result = compared(key, other.keys[index] ?? null, order)
      if (result !== 0) return result
    }
    return 0
  })
  return keyed.map(({ claim }) => claim)
}

export interface PageOfList {
  readonly claims: readonly ListedClaim[]
  /** How many are chosen, on whichever page. */
  readonly total: number
  /** The position of the page's first claim among them, counted from 1. */
  readonly first: number
  /**
   * Claims after which the previous and the next page begin; `null` is the start of the list. Absent if there is no
   * such page.
   */
  readonly previous?: { readonly after: string | null }
  readonly next?: { readonly after: string }
}

interface AskedPage {
  readonly choice: ListChoice
  /** The claim behind which the page begins, whether or not that is chosen; `null` for the first page. */
  readonly after: string | null
  readonly now: Date
  readonly size?: number
  /** Texts of a claim that the search term is looked up in. */
  readonly textsOf?: (claim: ListedClaim) => readonly string[]
}

/**
 * One page of the filtered list; `claims` come newest first. The last page if no claim follows `after`; the first
 * page if the list does not hold `after` any more.
 */
export function pageOfList(
  claims: readonly ListedClaim[],
  { choice, after, now, size = limits.pageSize, textsOf = () => [] }: AskedPage,
): PageOfList {
  const isChosen = (claim: ListedClaim) =>
    (choice.status === null || shownStatusOf(claim) === choice.status) &&
    (choice.turn === null || turnOf(claim, claim.party).turn === choice.turn) &&
    (choice.term.trim() === '' || isSaid(choice.term.trim(), [...textsOf(claim), claim.id], claim.asked))
  const inOrder = sorted(claims, choice, now)
  const chosen = inOrder.filter(isChosen)
  const position = inOrder.findIndex(({ id }) => id === after) + 1
  const before = position === 0 ? 0 : inOrder.slice(0, position).filter(isChosen).length
  const begin = before < chosen.length ? before : Math.max(0, Math.ceil(chosen.length / size) - 1) * size
  const [previous, last] = [chosen[begin - size - 1], chosen[begin + size - 1]]
  return {
    claims: chosen.slice(begin, begin + size),
    total: chosen.length,
    first: begin + 1,
    ...(begin > 0 ? { previous: { after: previous?.id ?? null } } : {}),
    ...(last && begin + size < chosen.length ? { next: { after: last.id } } : {}),
  }
}

/** Turns in each group of the open claims: the reader has to act, or another party or nobody. */
const parts = {
  yours: ['yours', 'either'],
  theirs: ['theirs', 'none'],
} as const satisfies Record<string, readonly Turn[]>
export type WaitingFor = keyof typeof parts

/** Open claims that wait for the reader, and those that wait for others; the soonest due first. */
export function waiting(claims: readonly ListedClaim[], now: Date): Record<WaitingFor, ListedClaim[]> {
  const byTurn = Map.groupBy(claims, claim => turnOf(claim, claim.party).turn)
  const part = (whom: WaitingFor) =>
    soonestFirst(
      parts[whom].flatMap(turn => byTurn.get(turn) ?? []),
      now,
    )
  return { yours: part('yours'), theirs: part('theirs') }
}
