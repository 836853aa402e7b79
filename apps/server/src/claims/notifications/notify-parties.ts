import { pauseBetweenLetters } from '@redress/domain/claim/letters.ts'
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
import { notify } from '../../notifications/notify.ts'
import type { Connection } from '../../platform/database/database.ts'
import { announce } from '../../platform/events/live-events.ts'
import type { ClaimRecord } from '../repositories/claim-repository.ts'
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

const isOfGathered = ({ facts }: { readonly facts: NotificationFacts }) => gatheringOf(facts.topic) !== null

const offered = 'accounts of named addresses' as const satisfies Reader

const linkedAccounts = (defendants: readonly DefendantRecord[]): string[] => [
  ...new Set(defendants.flatMap(defendant => defendant.user_id ?? [])),
]

/** Those who have confirmed the addresses of places that nobody has taken over: the claim is offered to them. */
export async function ownersOfUntaken(
  connection: Connection,
  { claim, defendants, owners }: ClaimAndDefendants,
): Promise<ReadonlyMap<string, string>> {
  if (owners) return owners
  const isOpen = ({ user_id, disowned_at }: DefendantRecord) => user_id === null && disowned_at === null
  const untaken = isFiled(claim.status) ? defendants.filter(isOpen) : []
  return confirmedOwners(
    connection,
    untaken.map(({ email }) => email),
  )
}

const offeredAccounts = ({ claim }: ClaimAndDefendants, owners: ReadonlyMap<string, string>): string[] =>
  [...new Set(owners.values())].filter(userId => userId !== claim.plaintiff_id)

/** Whoever acts by the code of a letter has the name that the claim gives the defendant. */
const nameOfPlace = ({ namedDefendant }: Pick<Occurrence, 'namedDefendant'>): NotificationFacts['by'] =>
  namedDefendant ? { party: 'Defendant', name: defendantName(namedDefendant) } : null

/** Notifies whom the domain's table names for each event, in the way that it names. */
export async function notifyParties(
  context: Context,
  transaction: Connection,
  place: ClaimAndDefendants,
  occurrences: readonly Occurrence[],
): Promise<void> {
  const { claim, defendants } = place
  const notified = occurrences.flatMap(occurrence => {
    const rule: NotificationRule | null = notificationRules[occurrence.event]
    return rule ? [{ ...occurrence, rule }] : []
  })
  if (notified.length === 0) return
  const linked = linkedAccounts(defendants)
  const accounts: Account[] = [
    { userId: claim.plaintiff_id, party: 'Plaintiff' },
    ...linked.map(userId => ({ userId, party: 'Defendant' as const })),
  ]
  const isForNamed = notified.some(
    ({ rule: { channels } }) => isInApp(channels[offered]) || channels['named defendants'] === 'mail',
  )
  const owners = isForNamed ? await ownersOfUntaken(transaction, place) : new Map<string, string>()
  const offeredTo = offeredAccounts(place, owners)
  const readersOf = ({ userId: actor, isFree }: Occurrence): (Account & { readonly reader: Reader })[] => [
    ...accounts.map(account => {
      const isActing = account.userId === actor
      return { ...account, reader: isActing && isFree ? 'actor without a fee' : readerOf(account.party, isActing) }
    }),
    // Whoever has the claim in another place is told there.
    ...offeredTo
      .filter(userId => !linked.includes(userId))
      .map(userId => ({ userId, party: 'Defendant' as const, reader: offered })),
  ]
  const namedIn = ({ userId, namedUserId }: Occurrence) => namedUserId ?? userId
  const actors = notified.flatMap(occurrence => namedIn(occurrence) ?? [])
  const people = await peopleById(transaction, [claim.plaintiff_id, ...actors])
  const nameOf = (userId: string) => fullName(people.get(userId) ?? { firstName: '', lastName: '' })
  const notices = notified.flatMap(({ rule, resolution = null, ...occurrence }) => {
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
          ...place,
          added: occurrence.added,
          payment: occurrence.payment,
          topic: rule.topic,
          plaintiff: nameOf(claim.plaintiff_id),
          by: acting ? { party: acting.party, name: nameOf(acting.userId) } : nameOfPlace(occurrence),
          resolution,
          fee: occurrence.fee,
          reader: account,
          now: context.clock.now(),
        }),
      }))
  })
  const [gathered, others] = [notices.filter(isOfGathered), notices.filter(notice => !isOfGathered(notice))]
  await notify(context, transaction, others)
  await notifyGathered(
    context,
    transaction,
    gathered.map(notice => ({ ...notice, claimId: claim.id })),
  )
  for (const { rule } of notified) {
    if (rule.channels['named defendants'] === 'mail')
      await writeToNamed(context, transaction, { place, rule, linked, owners })
  }
}

interface Written {
  readonly place: ClaimAndDefendants
  readonly rule: NotificationRule
  /** The accounts that have the claim. */
  readonly linked: readonly string[]
  /** Who has confirmed the addresses of places that nobody has taken. */
  readonly owners: ReadonlyMap<string, string>
}

/** Has a letter sent to each named address, unless an account that it belongs to is told in another place. */
async function writeToNamed(
  context: Context,
  transaction: Connection,
  { place, rule, linked, owners }: Written,
): Promise<void> {
  const now = context.clock.now()
  const written = place.defendants.filter(
    defendant =>
      isWrittenTo(takeoverStateOf(defendant, now)) &&
      !linked.includes(owners.get(defendant.email) ?? '') &&
      !(rule.isSaidByLetterBefore && isWrittenLately(defendant, now)),
  )
  const ids = written.map(({ id }) => id)
  await queueLetters(context, transaction, ids)
}

const isWrittenLately = ({ letter_queued_at: writtenAt }: DefendantRecord, now: Date): boolean =>
  writtenAt !== null && now.getTime() - writtenAt.getTime() < pauseBetweenLetters

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

/**
 * Tells the pages of a claim's parties, when the transaction commits, that the claim has changed, and of those who are
 * offered it.
 */
export async function announceClaim(
  transaction: Connection,
  place: ClaimAndDefendants,
  origin?: string,
): Promise<void> {
  const { claim, defendants } = place
  const offeredTo = offeredAccounts(place, await ownersOfUntaken(transaction, place))
  await announce(transaction, {
    userIds: [claim.plaintiff_id, ...linkedAccounts(defendants), ...offeredTo],
    topics: ['claims'],
    claimId: claim.id,
    origin,
  })
}
