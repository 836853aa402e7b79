import {
  isGathered,
  isInApp,
  type NotificationFacts,
  type NotificationRule,
  type NotifiedEvent,
  type NotifiedOffer,
  notificationRules,
  type Reader,
  readerOf,
} from '@redress/domain/claim/notifications.ts'
import { offerStage } from '@redress/domain/claim/offers.ts'
import { isFiled, isResolved } from '@redress/domain/claim/questions.ts'
import { isWrittenTo } from '@redress/domain/claim/takeovers.ts'
import { numberFromCents } from '@redress/domain/money/money.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { confirmedOwners, fullName, peopleById } from '../../accounts/people.ts'
import type { Context } from '../../adapters/context.ts'
import { notifyGathered } from '../../notifications/gathered-notices.ts'
import { notify } from '../../notifications/notify.ts'
import type { Connection } from '../../platform/database/database.ts'
import { announce } from '../../platform/events/live-events.ts'
import { type ClaimRecord, filedValue } from '../repositories/claim-repository.ts'
import { defenceOf } from '../repositories/defence.ts'
import {
  type DefendantRecord,
  defendantName,
  findDefendantsOfClaim,
  namesOfDefendants,
  takeoverStateOf,
} from '../repositories/defendant-repository.ts'
import type { ResolutionRecord } from '../repositories/resolution-repository.ts'
import { queueLetters } from './queue-letters.ts'

/** A claim and its defendants, as they are when something happens to it. */
export interface ClaimAndDefendants {
  readonly claim: ClaimRecord
  readonly defendants: readonly DefendantRecord[]
}

export interface Occurrence {
  readonly event: NotifiedEvent
  /** Who caused it; `null`: the clock. */
  readonly userId: string | null
  /** Whether a payment confirmed it, which is nobody's act. */
  readonly isPayment?: boolean
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

const offered = 'accounts of named addresses' as const satisfies Reader

interface Account {
  readonly userId: string
  readonly party: Party
}

function notifiedOffer(
  { claim, defendants }: ClaimAndDefendants,
  resolution: ResolutionRecord,
  { userId, party }: Account,
): NotifiedOffer {
  const defence = defenceOf(resolution, defendants)
  return {
    stage: offerStage(resolution.status, isResolved(claim.status)),
    winningParty: resolution.winning_party,
    costOwner: resolution.cost_owner,
    platformFee: numberFromCents(resolution.platform_fee_cents),
    defendants: defence ? [defence.name] : namesOfDefendants(defendants),
    isReaders: party === 'Plaintiff' || !defence || defence.userIds.has(userId),
  }
}

const linkedAccounts = (defendants: readonly DefendantRecord[]): string[] => [
  ...new Set(defendants.flatMap(defendant => defendant.user_id ?? [])),
]

const isOffered = ({ user_id, disowned_at }: DefendantRecord): boolean => user_id === null && disowned_at === null

/** The accounts that are offered the claim: they have confirmed the address of a place that nobody has taken over. */
async function offeredAccounts(connection: Connection, { claim, defendants }: ClaimAndDefendants): Promise<string[]> {
  const untaken = isFiled(claim.status) ? defendants.filter(isOffered) : []
  const owners = await confirmedOwners(
    connection,
    untaken.map(({ email }) => email),
  )
  return [...new Set(owners.values())].filter(userId => userId !== claim.plaintiff_id)
}

/** Whoever acts by the code of a letter has the name that the claim gives the defendant. */
const nameOfPlace = ({ namedDefendant }: Pick<Occurrence, 'namedDefendant'>): NotificationFacts['by'] =>
  namedDefendant ? { party: 'Defendant', name: defendantName(namedDefendant) } : null

/** Notifies whom the domain's table names for each event, in the way that it names. */
export async function notifyParties(
  context: Context,
  transaction: Connection,
  { claim, defendants }: ClaimAndDefendants,
  occurrences: readonly Occurrence[],
): Promise<void> {
  const notified = occurrences.flatMap(occurrence => {
    const rule: NotificationRule | null = notificationRules[occurrence.event]
    return rule ? [{ ...occurrence, rule }] : []
  })
  if (notified.length === 0) return
  const accounts: Account[] = [
    { userId: claim.plaintiff_id, party: 'Plaintiff' },
    ...linkedAccounts(defendants).map(userId => ({ userId, party: 'Defendant' as const })),
  ]
  const isForOffered = notified.some(({ rule }) => isInApp(rule.channels[offered]))
  const offeredTo = isForOffered ? await offeredAccounts(transaction, { claim, defendants }) : []
  const readersOf = (actor: string | null): (Account & { readonly reader: Reader })[] => [
    ...accounts.map(account => ({ ...account, reader: readerOf(account.party, account.userId === actor) })),
    ...offeredTo.map(userId => ({ userId, party: 'Defendant' as const, reader: offered })),
  ]
  const namedIn = ({ userId, isPayment, namedUserId }: Occurrence) => (isPayment ? null : (namedUserId ?? userId))
  const actors = notified.flatMap(occurrence => namedIn(occurrence) ?? [])
  const people = await peopleById(transaction, [claim.plaintiff_id, ...actors])
  const nameOf = (userId: string) => fullName(people.get(userId) ?? { firstName: '', lastName: '' })
  const notices = notified.flatMap(({ rule, resolution = null, ...occurrence }) => {
    const { userId: actor } = occurrence
    const named = namedIn(occurrence)
    const acting = accounts.find(account => account.userId === named)
    const facts = {
      topic: rule.topic,
      claimType: claim.type,
      plaintiff: nameOf(claim.plaintiff_id),
      defendants: namesOfDefendants(defendants),
      value: numberFromCents(resolution?.value_cents ?? filedValue(claim)),
      currency: claim.currency,
      ...(claim.notice_period_ends_at && { answerBy: claim.notice_period_ends_at.toISOString() }),
      by: acting ? { party: acting.party, name: nameOf(acting.userId) } : nameOfPlace(occurrence),
      ...(occurrence.added && { words: { ...occurrence.added, writers: acting ? [nameOf(acting.userId)] : [] } }),
      ...(occurrence.payment && { payment: occurrence.payment }),
    }
    return readersOf(actor)
      .map(({ reader, ...account }) => ({ ...account, channel: rule.channels[reader] }))
      .filter(({ channel }) => isInApp(channel))
      .map(({ channel, ...account }) => ({
        ...account,
        isMailed: channel === 'app and mail',
        claimId: rule.isForOutsiders ? null : claim.id,
        resolutionId: resolution?.id ?? null,
        facts: { ...facts, offer: resolution && notifiedOffer({ claim, defendants }, resolution, account) },
      }))
  })
  await notify(
    context,
    transaction,
    notices.filter(({ facts }) => !isGathered(facts.topic)),
  )
  const gathered = notices.filter(({ facts }) => isGathered(facts.topic)).map(each => ({ ...each, claimId: claim.id }))
  await notifyGathered(context, transaction, gathered)
  if (notified.some(({ rule }) => rule.channels['named defendants'] === 'mail')) {
    await queueLetters(
      context,
      transaction,
      defendants.filter(each => isWrittenTo(takeoverStateOf(each, context.clock.now()))).map(({ id }) => id),
    )
  }
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

/**
 * Tells the pages of a claim's parties, when the transaction commits, that the claim has changed, and of those who are
 * offered it.
 */
export async function announceClaim(
  transaction: Connection,
  { claim, defendants }: ClaimAndDefendants,
  origin?: string,
): Promise<void> {
  const offeredTo = await offeredAccounts(transaction, { claim, defendants })
  await announce(transaction, {
    userIds: [claim.plaintiff_id, ...linkedAccounts(defendants), ...offeredTo],
    topics: ['claims'],
    claimId: claim.id,
    origin,
  })
}
