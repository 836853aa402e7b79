import { isSaidBefore } from '@redress/domain/claim/letters.ts'
import {
  gatheringOf,
  isInApp,
  type NotificationFacts,
  type NotificationRule,
  type NotifiedEvent,
  notificationRules,
  type Reader,
  readerOf,
} from '@redress/domain/claim/notifications.ts'
import { isFiled } from '@redress/domain/claim/questions.ts'
import { isWrittenTo } from '@redress/domain/claim/takeovers.ts'
import type { Cents } from '@redress/domain/money/money.ts'
import { confirmedOwners, fullName, peopleById } from '../../accounts/people.ts'
import type { Context } from '../../adapters/context.ts'
import { notifyGathered } from '../../notifications/gathered-notices.ts'
import { type Notice, notify } from '../../notifications/notify.ts'
import type { Connection } from '../../platform/database/database.ts'
import { announce } from '../../platform/events/live-events.ts'
import { type ClaimRecord, responseFacts } from '../repositories/claim-repository.ts'
import {
  type DefendantRecord,
  defendantName,
  findDefendantsOfClaim,
  takeoverStateOf,
} from '../repositories/defendant-repository.ts'
import type { ResolutionRecord } from '../repositories/resolution-repository.ts'
import { type Account, type ClaimAndDefendants, notifiedFacts } from './notified-facts.ts'
import { queueLetters } from './queue-letters.ts'

export interface Occurrence {
  readonly event: NotifiedEvent
  /** Who caused it, of a payment by opening it; `null`: the clock. */
  readonly userId: string | null
  /** Of what a payment would have confirmed: whether there was nothing to pay. */
  readonly isFree?: boolean
  /** What is still to be paid for it. */
  readonly fee?: Cents
  /** Whose act it follows from, where that is not who caused it. */
  readonly namedUserId?: string | null
  /** The defendant in whose place somebody without an account did it. */
  readonly namedDefendant?: DefendantRecord | undefined
  /** The resolution that it is about; the claim itself where absent. */
  readonly resolution?: ResolutionRecord | null
  /** What its actor has written and added. */
  readonly added?: { readonly messages: number; readonly documents: number }
  readonly payment?: NonNullable<NotificationFacts['payment']>
}

type ClaimNotice = Notice & { readonly facts: NotificationFacts }

const isOfGathered = ({ facts }: { readonly facts: NotificationFacts }) => gatheringOf(facts.topic) !== null

const offered = 'accounts of named addresses' as const satisfies Reader

const linkedAccounts = (defendants: readonly DefendantRecord[]): string[] => [
  ...new Set(defendants.flatMap(defendant => defendant.user_id ?? [])),
]

type Owned = Required<ClaimAndDefendants>

/** With those who have confirmed the addresses of places that nobody has taken over: the claim is offered to them. */
export async function withOwners(connection: Connection, places: readonly ClaimAndDefendants[]): Promise<Owned[]> {
  const isOpen = ({ user_id, disowned_at }: DefendantRecord) => user_id === null && disowned_at === null
  const addressesOf = ({ claim, defendants }: ClaimAndDefendants) =>
    isFiled(claim.status) ? defendants.filter(isOpen).map(({ email }) => email) : []
  const asked = places.filter(({ owners }) => !owners).flatMap(addressesOf)
  const found = await confirmedOwners(connection, [...new Set(asked)])
  const ownerOf = (address: string): [string, string][] => {
    const userId = found.get(address)
    return userId === undefined ? [] : [[address, userId]]
  }
  return places.map(place => ({
    ...place,
    owners: place.owners ?? new Map(addressesOf(place).flatMap(ownerOf)),
  }))
}

const offeredAccounts = ({ claim, owners }: Owned): string[] =>
  [...new Set(owners.values())].filter(userId => userId !== claim.plaintiff_id)

/** Whoever acts by the code of a letter has the name that the claim gives the defendant. */
const nameOfPlace = ({ namedDefendant }: Pick<Occurrence, 'namedDefendant'>): NotificationFacts['by'] =>
  namedDefendant ? { party: 'Defendant', name: defendantName(namedDefendant) } : null

/** What happened to a claim. */
export interface ClaimNews {
  readonly place: ClaimAndDefendants
  readonly occurrences: readonly Occurrence[]
}

type Notified = Occurrence & { readonly rule: NotificationRule }

interface Telling {
  readonly place: Owned
  readonly notified: readonly Notified[]
}

/** Notifies of what happened to one claim. */
export const notifyParties = (
  context: Context,
  transaction: Connection,
  place: ClaimAndDefendants,
  occurrences: readonly Occurrence[],
): Promise<void> => notifyOfNews(context, transaction, [{ place, occurrences }])

/** Notifies whom the domain's table names for each event, in the way that it names, with the same statements for all claims. */
export async function notifyOfNews(
  context: Context,
  transaction: Connection,
  news: readonly ClaimNews[],
): Promise<void> {
  const telling = await tellingOf(transaction, news)
  if (telling.length === 0) return
  const people = await peopleById(
    transaction,
    telling.flatMap(({ place, notified }) => [
      place.claim.plaintiff_id,
      ...notified.flatMap(each => namedIn(each) ?? []),
    ]),
  )
  const nameOf = (userId: string) => fullName(people.get(userId) ?? { firstName: '', lastName: '' })
  const now = context.clock.now()
  const notices = telling.map(told => ({ claimId: told.place.claim.id, notices: noticesOf(told, nameOf, now) }))
  await notify(
    context,
    transaction,
    notices.flatMap(ofClaim => ofClaim.notices.filter(notice => !isOfGathered(notice))),
  )
  for (const ofClaim of notices) {
    const gathered = ofClaim.notices.filter(isOfGathered)
    await notifyGathered(
      context,
      transaction,
      gathered.map(notice => ({ ...notice, claimId: ofClaim.claimId })),
    )
  }
  await queueLetters(
    context,
    transaction,
    telling.flatMap(told => lettersOf(told, now)),
  )
}

const isWrittenToNamed = ({ rule }: Notified) => rule.channels['named defendants'] === 'mail'

const namedIn = ({ userId, namedUserId }: Occurrence) => namedUserId ?? userId

/** What there is to be told, and to whom it is offered where that plays a part. */
async function tellingOf(transaction: Connection, news: readonly ClaimNews[]): Promise<Telling[]> {
  const told = news
    .map(({ place, occurrences }) => ({
      place,
      notified: occurrences.flatMap(occurrence => {
        const rule: NotificationRule | null = notificationRules[occurrence.event]
        return rule ? [{ ...occurrence, rule }] : []
      }),
    }))
    .filter(({ notified }) => notified.length > 0)
  const isForNamed = (each: Notified) => isInApp(each.rule.channels[offered]) || isWrittenToNamed(each)
  const places = await withOwners(
    transaction,
    told.map(({ place, notified }) => (notified.some(isForNamed) ? place : { ...place, owners: new Map() })),
  )
  return told.flatMap(({ notified }, index) => {
    const place = places[index]
    return place ? [{ place, notified }] : []
  })
}

/** Who is notified in the app, and of what. */
function noticesOf({ place, notified }: Telling, nameOf: (userId: string) => string, now: Date): ClaimNotice[] {
  const { claim, defendants } = place
  const linked = linkedAccounts(defendants)
  const accounts: Account[] = [
    { userId: claim.plaintiff_id, party: 'Plaintiff' },
    ...linked.map(userId => ({ userId, party: 'Defendant' as const })),
  ]
  const readersOf = ({ userId: actor, isFree }: Occurrence): (Account & { readonly reader: Reader })[] => [
    ...accounts.map(account => {
      const isActing = account.userId === actor
      return { ...account, reader: isActing && isFree ? 'actor without a fee' : readerOf(account.party, isActing) }
    }),
    // Whoever has the claim in another place is told there.
    ...offeredAccounts(place)
      .filter(userId => !linked.includes(userId))
      .map(userId => ({ userId, party: 'Defendant' as const, reader: offered })),
  ]
  return notified.flatMap(({ rule, resolution = null, ...occurrence }) => {
    const acting = accounts.find(account => account.userId === namedIn(occurrence))
    return readersOf(occurrence)
      .map(({ reader, ...account }) => ({ account, reader, channel: rule.channels[reader] }))
      .filter(({ channel }) => isInApp(channel))
      .map(({ account, reader, channel }) => ({
        ...account,
        isMailed: channel === 'app and mail',
        claimId: rule.isForOutsiders || reader === offered ? null : claim.id,
        resolutionId: resolution?.id ?? null,
        facts: notifiedFacts({
          claim,
          defendants,
          added: occurrence.added,
          payment: occurrence.payment,
          topic: rule.topic,
          plaintiff: nameOf(claim.plaintiff_id),
          by: acting ? { party: acting.party, name: nameOf(acting.userId) } : nameOfPlace(occurrence),
          resolution,
          fee: occurrence.fee,
          reader: account,
          now,
        }),
      }))
  })
}

/** The defendants to whom a letter is sent: each named address, unless an account that it belongs to is told in another place. */
const lettersOf = ({ place, notified }: Telling, now: Date): string[] => {
  const linked = linkedAccounts(place.defendants)
  const facts = responseFacts(place.claim)
  return notified
    .filter(isWrittenToNamed)
    .flatMap(({ rule }) =>
      place.defendants
        .filter(
          defendant =>
            isWrittenTo(takeoverStateOf(defendant, now)) &&
            !linked.includes(place.owners.get(defendant.email) ?? '') &&
            !(rule.isSaidByLetterBefore && isSaidBefore(facts, defendant.letter_queued_at, now)),
        )
        .map(({ id }) => id),
    )
}

/** Notifies of what a party has added to a claim, and tells the pages of all of them. */
export async function tellOfAddition(
  context: Context,
  transaction: Connection,
  claim: ClaimRecord,
  occurrence: Occurrence,
): Promise<void> {
  const defendants = await findDefendantsOfClaim(transaction, claim.id)
  await notifyParties(context, transaction, { claim, defendants }, [occurrence])
  await announceClaim(transaction, { claim, defendants })
}

/** A claim that has changed, and the tab whose request did it. */
export interface ChangedClaim {
  readonly place: ClaimAndDefendants
  readonly origin?: string | undefined
}

/**
 * Tells the pages of claims' parties, when the transaction commits, that the claims have changed, and of those who are
 * offered them.
 */
export async function announceClaims(transaction: Connection, changed: readonly ChangedClaim[]): Promise<void> {
  const places = await withOwners(
    transaction,
    changed.map(({ place }) => place),
  )
  const changes = places.map((place, index) => ({
    userIds: [place.claim.plaintiff_id, ...linkedAccounts(place.defendants), ...offeredAccounts(place)],
    topics: ['claims'] as const,
    claimId: place.claim.id,
    origin: changed[index]?.origin,
  }))
  await announce(transaction, ...changes)
}

export const announceClaim = (transaction: Connection, place: ClaimAndDefendants, origin?: string): Promise<void> =>
  announceClaims(transaction, [{ place, origin }])
