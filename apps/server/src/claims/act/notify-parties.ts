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
import { isWrittenTo } from '@redress/domain/claim/takeovers.ts'
import { fullName } from '../../accounts/people/people.ts'
import type { Context } from '../../adapters/context.ts'
import { notifyGathered } from '../../notifications/gathered-notices.ts'
import { type Notice, notify } from '../../notifications/notify.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { Change } from '../../platform/events/live-events.ts'
import { queueLetters } from '../notifications/queue-letters.ts'
import { responseFacts } from '../repositories/claim-repository.ts'
import { type DefendantRecord, defendantName, takeoverStateOf } from '../repositories/defendant-repository.ts'
import type { ClaimState } from './claim-state.ts'
import type { Happening } from './happening.ts'
import { type Account, notifiedFacts } from './notified-facts.ts'

type ClaimNotice = Notice & { readonly facts: NotificationFacts }

const isOfGathered = ({ facts }: { readonly facts: NotificationFacts }) => gatheringOf(facts.topic) !== null

const offered = 'accounts of named addresses' as const satisfies Reader

/** The accounts that answer for defendants. */
export const linkedAccounts = (defendants: readonly DefendantRecord[]): string[] => [
  ...new Set(defendants.flatMap(defendant => defendant.user_id ?? [])),
]

/** Accounts with a confirmed address of a defendant whose seat is open, by address. */
const ownersOfOpen = ({ defendants, owners }: ClaimState): Map<string, string> =>
  new Map(
    defendants.flatMap(({ email, user_id, disowned_at }) => {
      const owner = user_id === null && disowned_at === null ? owners.get(email) : undefined
      return owner === undefined ? [] : [[email, owner] as const]
    }),
  )

/** The accounts that the claim is offered to. */
export const offeredAccounts = (state: ClaimState): string[] =>
  [...new Set(ownersOfOpen(state).values())].filter(userId => userId !== state.claim.plaintiff_id)

/** Reader of a letter, who has no account: named as the claim names the defendant. */
const nameOfSeat = ({ by: { defendant } }: Pick<Happening, 'by'>): NotificationFacts['by'] =>
  defendant ? { party: 'Defendant', name: defendantName(defendant) } : null

type Notified = Happening & { readonly rule: NotificationRule }

interface Telling {
  readonly state: ClaimState
  readonly notified: readonly Notified[]
}

/**
 * Notifies the recipients that the table of events names for each event, with the same statements for all claims.
 * @returns live events for the pages of the notified users.
 */
export async function notifyParties(
  context: Context,
  transaction: Connection,
  news: readonly { readonly state: ClaimState; readonly happenings: readonly Happening[] }[],
): Promise<Change[]> {
  const telling = news
    .map(({ state, happenings }) => ({ state, notified: happenings.flatMap(withRule) }))
    .filter(({ notified }) => notified.length > 0)
  if (telling.length === 0) return []
  const now = context.clock.now()
  const notices = telling.map(told => ({ claimId: told.state.claim.id, notices: noticesOf(told, now) }))
  const changes = await notify(
    context,
    transaction,
    notices.flatMap(ofClaim => ofClaim.notices.filter(notice => !isOfGathered(notice))),
  )
  for (const ofClaim of notices) {
    const gathered = ofClaim.notices.filter(isOfGathered).map(notice => ({ ...notice, claimId: ofClaim.claimId }))
    for (const ofTopic of Map.groupBy(gathered, ({ facts }) => facts.topic).values())
      changes.push(...(await notifyGathered(context, transaction, ofTopic)))
  }
  await queueLetters(context, transaction, lettersOf(telling, now))
  return changes
}

function withRule(happening: Happening): Notified[] {
  const rule: NotificationRule | null = claimEvents[happening.event].notify
  return rule ? [{ ...happening, rule }] : []
}

const isWrittenToNamed = ({ rule }: Notified) => rule.channels['named defendants'] === 'mail'

const actingIn = ({ by, acting }: Happening) => (acting === undefined ? by.userId : acting)

const namedIn = (happening: Happening) => happening.by.userId ?? actingIn(happening)

/** Notifications in the app, with their recipients. */
function noticesOf({ state, notified }: Telling, now: Date): ClaimNotice[] {
  const { claim, defendants, people } = state
  const nameOf = (userId: string) => {
    const person = people.get(userId)
    if (!person) throw new Error('What happened names an account that was not read')
    return fullName(person)
  }
  const linked = linkedAccounts(defendants)
  const accounts: Account[] = [
    { userId: claim.plaintiff_id, party: 'Plaintiff' },
    ...linked.map(userId => ({ userId, party: 'Defendant' as const })),
  ]
  const isConcerned = ({ party, userId }: Account, { defence }: Happening) =>
    party === 'Plaintiff' || (defence?.has(userId) ?? true)
  const readersOf = (happening: Happening): (Account & { readonly reader: Reader })[] => [
    ...accounts
      .filter(account => isConcerned(account, happening))
      .map(account => {
        const isActing = account.userId === actingIn(happening)
        return {
          ...account,
          reader: isActing && happening.isFree ? 'actor without a fee' : readerOf(account.party, isActing),
        }
      }),
    // Skips users who are already notified as a linked defendant.
    ...offeredAccounts(state)
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
          sum: happening.sum,
          account: happening.account,
          moderation: happening.moderation,
          topic: rule.topic,
          plaintiff: nameOf(claim.plaintiff_id),
          by: acting
            ? {
                party: acting.party,
                name: nameOf(acting.userId),
                ...(acting.userId === account.userId && { isReader: true }),
              }
            : nameOfSeat(happening),
          resolution,
          replaced: happening.replaced ?? null,
          fee: happening.unpaidFee,
          reader: account,
          now,
        }),
      }))
  })
}

/** Defendants who get a letter: each named address once, unless its owner is notified in another seat. */
function lettersOf(telling: readonly Telling[], now: Date): string[] {
  const queued = new Set<string>()
  for (const { state, notified } of telling) {
    const linked = linkedAccounts(state.defendants)
    const owners = ownersOfOpen(state)
    const facts = responseFacts(state.claim)
    for (const { rule } of notified.filter(isWrittenToNamed)) {
      const isDue = (defendant: DefendantRecord) =>
        isWrittenTo(takeoverStateOf(defendant, now)) &&
        !linked.includes(owners.get(defendant.email) ?? '') &&
        !(
          rule.isSaidByLetterBefore &&
          isSaidBefore(facts, queued.has(defendant.id) ? now : defendant.letter_queued_at, now)
        )
      for (const { id } of state.defendants.filter(isDue)) queued.add(id)
    }
  }
  return [...queued]
}
