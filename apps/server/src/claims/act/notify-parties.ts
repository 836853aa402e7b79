import { claimEvents } from '@redress/domain/claim/events.ts'
import { isSaidBefore } from '@redress/domain/claim/letters.ts'
import {
  gatheringOf,
  isInApp,
  type NotificationFacts,
  type NotificationRule,
  type Reader,
  readerOf,
} from '@redress/domain/claim/notifications.ts'
import { isFiled } from '@redress/domain/claim/questions.ts'
import { isWrittenTo } from '@redress/domain/claim/takeovers.ts'
import { confirmedOwners, fullName, peopleById } from '../../accounts/people.ts'
import type { Context } from '../../adapters/context.ts'
import { notifyGathered } from '../../notifications/gathered-notices.ts'
import { type Notice, notify } from '../../notifications/notify.ts'
import type { Connection } from '../../platform/database/database.ts'
import { queueLetters } from '../notifications/queue-letters.ts'
import { responseFacts } from '../repositories/claim-repository.ts'
import { type DefendantRecord, defendantName, takeoverStateOf } from '../repositories/defendant-repository.ts'
import type { Happening } from './happening.ts'
import { type Account, type ClaimAndDefendants, notifiedFacts } from './notified-facts.ts'

type ClaimNotice = Notice & { readonly facts: NotificationFacts }

const isOfGathered = ({ facts }: { readonly facts: NotificationFacts }) => gatheringOf(facts.topic) !== null

const offered = 'accounts of named addresses' as const satisfies Reader

/** The accounts that answer for defendants. */
export const linkedAccounts = (defendants: readonly DefendantRecord[]): string[] => [
  ...new Set(defendants.flatMap(defendant => defendant.user_id ?? [])),
]

export interface Owned extends ClaimAndDefendants {
  readonly owners: ReadonlyMap<string, string>
}

/** With those who have confirmed the addresses of places that nobody has taken over: the claim is offered to them. */
export async function withOwners<Place extends ClaimAndDefendants>(
  connection: Connection,
  places: readonly Place[],
): Promise<(Place & Owned)[]> {
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

/** The accounts that the claim is offered to. */
export const offeredAccounts = ({ claim, owners }: Owned): string[] =>
  [...new Set(owners.values())].filter(userId => userId !== claim.plaintiff_id)

/** Whoever acts by the code of a letter has the name that the claim gives the defendant. */
const nameOfPlace = ({ by: { defendant } }: Pick<Happening, 'by'>): NotificationFacts['by'] =>
  defendant ? { party: 'Defendant', name: defendantName(defendant) } : null

type Notified = Happening & { readonly rule: NotificationRule }

interface Telling {
  readonly place: Owned
  readonly notified: readonly Notified[]
}

/** Notifies whom the table of events names for each, in the way that it names, with the same statements for all claims. */
export async function notifyParties(
  context: Context,
  transaction: Connection,
  news: readonly { readonly place: Owned; readonly happenings: readonly Happening[] }[],
): Promise<void> {
  const telling = news
    .map(({ place, happenings }) => ({ place, notified: happenings.flatMap(withRule) }))
    .filter(({ notified }) => notified.length > 0)
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

function withRule(happening: Happening): Notified[] {
  const rule: NotificationRule | null = claimEvents[happening.event].notify
  return rule ? [{ ...happening, rule }] : []
}

const isWrittenToNamed = ({ rule }: Notified) => rule.channels['named defendants'] === 'mail'

/** Whether it is told to those whom the claim names and who do not answer yet. */
export const isForNamed = (happening: Happening): boolean =>
  withRule(happening).some(each => isInApp(each.rule.channels[offered]) || isWrittenToNamed(each))

const actingIn = ({ by, acting }: Happening) => (acting === undefined ? by.userId : acting)

const namedIn = (happening: Happening) => happening.by.userId ?? actingIn(happening)

/** Who is notified in the app, and of what. */
function noticesOf({ place, notified }: Telling, nameOf: (userId: string) => string, now: Date): ClaimNotice[] {
  const { claim, defendants } = place
  const linked = linkedAccounts(defendants)
  const accounts: Account[] = [
    { userId: claim.plaintiff_id, party: 'Plaintiff' },
    ...linked.map(userId => ({ userId, party: 'Defendant' as const })),
  ]
  const readersOf = (happening: Happening): (Account & { readonly reader: Reader })[] => [
    ...accounts.map(account => {
      const isActing = account.userId === actingIn(happening)
      return {
        ...account,
        reader: isActing && happening.isFree ? 'actor without a fee' : readerOf(account.party, isActing),
      }
    }),
    // Whoever has the claim in another place is told there.
    ...offeredAccounts(place)
      .filter(userId => !linked.includes(userId))
      .map(userId => ({ userId, party: 'Defendant' as const, reader: offered })),
  ]
  return notified.flatMap(({ rule, resolution = null, ...happening }) => {
    const acting = accounts.find(account => account.userId === namedIn(happening))
    return readersOf(happening)
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
          added: happening.added,
          payment: happening.payment,
          topic: rule.topic,
          plaintiff: nameOf(claim.plaintiff_id),
          by: acting ? { party: acting.party, name: nameOf(acting.userId) } : nameOfPlace(happening),
          resolution,
          fee: happening.unpaidFee,
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
