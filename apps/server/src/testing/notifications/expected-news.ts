import { mailPause } from '@redress/domain/claim/correspondence.ts'
import { type ClaimEvent, claimEvents, type EventRow } from '@redress/domain/claim/events.ts'
import {
  type Channel,
  type Gathering,
  type GatheringRule,
  gatheringOf,
  gatherings,
  isInApp,
  type NotificationTopic,
  type Reader,
  readerOf,
} from '@redress/domain/claim/notifications.ts'
import { type Mailbox, mailboxes, type Name, type Seat, type WalkedClaim } from './walked-claim.ts'

export interface Happened {
  readonly event: ClaimEvent
  readonly actor: Name | null
  /** True if the actor has paid for it. */
  readonly isPaid?: boolean
  /** True if there is nothing to pay. */
  readonly isFree?: boolean
  /** Seat of an event about one seat alone; defendants in others are not notified. */
  readonly seat?: Seat
}

/** Kind of a mail: a letter, a receipt, a notice that a named person's code was used, or a notification. */
type MailKind = 'letter' | 'receipt' | 'takeover notice' | NotificationTopic
/** Mail in addition to the table's. */
export type Beside = Partial<Record<Mailbox, readonly MailKind[]>>

export interface News {
  readonly notifications: string[]
  readonly mails: string[]
}

interface Pause {
  readonly name: Name
  readonly about: Gathering
  /** End of the pause after the last mail, and the topics that wait. */
  end: number
  waiting: NotificationTopic[]
}

/** Digests whose pending mail becomes out of date with the event. */
const endings: Partial<Record<ClaimEvent, readonly Gathering[]>> = {
  counter: ['offers'],
  reject: ['offers'],
  accept: ['offers'],
  'offer expired': ['offers'],
  'defendant replaced': ['offers'],
  'account closed': ['offers'],
  'agree to bids': ['bidding'],
  'settle by bids': ['bidding', 'offers'],
  'settlement shown': ['showing'],
  'settle elsewhere': ['amendments', 'offers', 'bidding'],
  withdraw: ['amendments', 'offers', 'bidding'],
}

const isMailed = (channel: Channel) => channel === 'mail' || channel === 'app and mail'
export const withoutClaim = (topic: string) => `${topic}, without the claim`

/** Expected notifications of each event by the table, and the readers and events that were asked about. */
export class ExpectedNews {
  readonly seen = new Set<string>()
  readonly #claim: WalkedClaim
  #pauses: Pause[] = []

  constructor(claim: WalkedClaim) {
    this.#claim = claim
  }

  begin(): void {
    this.#pauses = []
  }

  of(happened: readonly Happened[], beside: Beside, now: number): Map<Mailbox, News> {
    const news = new Map<Mailbox, News>(
      mailboxes.map(box => [box, { notifications: [], mails: [...(beside[box] ?? [])] }]),
    )
    for (const each of happened) this.#tell(each, news, now)
    for (const pause of this.#pauses) {
      if (pause.waiting.length === 0 || now < pause.end) continue
      const { topics, isOneInApp }: GatheringRule = gatherings[pause.about]
      const mailed = isOneInApp ? topics.find(topic => pause.waiting.includes(topic)) : pause.waiting.at(-1)
      news.get(pause.name)?.mails.push(mailed ?? '')
      Object.assign(pause, { waiting: [], end: now + mailPause })
    }
    for (const { notifications, mails } of news.values()) for (const list of [notifications, mails]) list.sort()
    return news
  }

  #tell({ event, actor, isPaid, isFree, seat }: Happened, news: ReadonlyMap<Mailbox, News>, now: number): void {
    const { notify: rule }: EventRow = claimEvents[event]
    if (!rule) throw new Error(`Nobody is told of "${event}"`)
    for (const pause of this.#pauses) if (endings[event]?.includes(pause.about)) pause.waiting = []
    const seats = seat ? [seat] : [...this.#claim.seats.values()]
    const takers = new Set(seats.flatMap(({ taker }) => taker ?? []))
    const channelOf = (reader: Reader): Channel => {
      this.seen.add(`${event}: ${reader}`)
      return rule.channels[reader]
    }
    const tellAccount = (name: Name, reader: Reader) => {
      const channel = channelOf(reader)
      if (!isInApp(channel)) return
      const isOutside = rule.isForOutsiders || reader === 'accounts of named addresses'
      news.get(name)?.notifications.push(isOutside ? withoutClaim(rule.topic) : rule.topic)
      if (isMailed(channel) && this.#isMailedNow(name, rule.topic, now)) news.get(name)?.mails.push(rule.topic)
    }
    const parties = [['plaintiff', 'Plaintiff'] as const, ...[...takers].map(name => [name, 'Defendant'] as const)]
    for (const [name, party] of parties)
      tellAccount(name, actor === name && isFree ? 'actor without a fee' : readerOf(party, actor === name))
    if (isPaid && actor && isMailed(channelOf('payer'))) news.get(actor)?.mails.push('receipt')
    const open = seats.filter(({ taker, state }) => taker === null && state !== 'disowned')
    for (const owner of new Set(open.flatMap(each => each.owner ?? [])))
      if (!takers.has(owner)) tellAccount(owner, 'accounts of named addresses')
    for (const { email, owner, state } of [...open, ...seats.filter(each => each.state === 'contested')]) {
      if (state !== 'contested' && owner && takers.has(owner)) continue
      const box = mailboxes.find(each => this.#claim.addressOf(each) === email)
      if (box && isMailed(channelOf('named defendants'))) news.get(box)?.mails.push('letter')
    }
  }

  /** True if a reader is mailed at once, rather than after the pause of a digest. */
  #isMailedNow(name: Name, topic: NotificationTopic, now: number): boolean {
    const about = gatheringOf(topic)
    if (!about) return true
    const pause = this.#pauses.find(each => each.name === name && each.about === about)
    if (!pause) this.#pauses.push({ name, about, end: now + mailPause, waiting: [] })
    else if (now < pause.end) pause.waiting.push(topic)
    else pause.end = now + mailPause
    return !pause || pause.waiting.length === 0
  }
}
