import { gatheringOf, type NotificationTopic } from '@redress/domain/claim/notifications.ts'
import type { Email } from 'postal-mime'
import { expect } from 'vitest'
import { currentFacts } from '../../claims/act/current-facts.ts'
import { renderNotification } from '../../notifications/render-notification.ts'
import { jobsDone } from '../jobs-done.ts'
import { aboutLetter } from '../redeem-codes.ts'
import type { TestServer } from '../test-server.ts'
import { type Beside, ExpectedNews, type Happened, type News, withoutClaim } from './expected-news.ts'
import { type Mailbox, mailboxes, names, type SeatName, WalkedClaim } from './walked-claim.ts'

const jobs = [
  'send gathered mails',
  'send notification',
  'send invitation',
  'send receipt',
  'send takeover notice',
] as const

/** Subjects of letters about closed claims, and with a new code after a contest. */
const otherLetters = /^The claim of .+ over .+ (is resolved|was withdrawn)$|^Your new code/

/** Collapses whitespace, because lines of a mail may wrap anywhere. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

/** Subjects of mail about an account itself. */
const isOfAccounts = /^Confirm your|^Your account was (?:changed|closed)/

const isGathered = (topic: string) => topic !== 'DATA_EXPORT_READY' && gatheringOf(topic as NotificationTopic) !== null

/** Walks claims through their events, and compares all notifications and mails with the table. */
export class NotificationWalk {
  readonly claim: WalkedClaim
  readonly #server: TestServer
  readonly #expected: ExpectedNews
  readonly #notificationsSeen = new Set<string>()
  #mailsSeen = 0
  /** Message id of the claim's first mail, which all others reference. */
  #thread: string | undefined

  private constructor(server: TestServer, claim: WalkedClaim) {
    this.#server = server
    this.claim = claim
    this.#expected = new ExpectedNews(claim)
  }

  static async start(server: TestServer): Promise<NotificationWalk> {
    return new NotificationWalk(server, await WalkedClaim.start(server))
  }

  async begin(...seats: readonly SeatName[]): Promise<void> {
    await this.claim.begin(...seats)
    this.#expected.begin()
    this.#thread = undefined
    await this.#look()
  }

  /** Readers and events that were checked, as `event: reader`. */
  get seen(): ReadonlySet<string> {
    return this.#expected.seen
  }

  /** Runs a step, and checks all notifications and mails that it causes. */
  async step(act: () => Promise<unknown>, happened: readonly Happened[] = [], beside: Beside = {}): Promise<void> {
    this.#server.clock.advance(1)
    await act()
    const told = await this.#look()
    const expected = this.#expected.of(happened, beside, this.#server.clock.now().getTime())
    const events = happened.map(({ event }) => event).join(', ')
    for (const box of mailboxes)
      expect(told.get(box), `${box} is told of ${events || 'nothing'}`).toEqual(expected.get(box))
  }

  /** Notifications and mails since the last look. */
  async #look(): Promise<Map<Mailbox, News>> {
    await jobsDone(this.#server, ...jobs)
    const { database } = this.#server.context
    const rows = await database.selectFrom('notifications').selectAll().orderBy('created_at', 'desc').execute()
    // A notification that sums up all unread ones keeps its id and gets a new time.
    const keyOf = ({ id, created_at }: (typeof rows)[number]) => `${id} ${created_at.getTime()}`
    const fresh = rows.filter(row => !this.#notificationsSeen.has(keyOf(row)))
    for (const row of fresh) this.#notificationsSeen.add(keyOf(row))
    const mails = this.#server.inbox.mail
      .slice(this.#mailsSeen)
      .filter(({ subject = '' }) => !isOfAccounts.test(subject))
    this.#mailsSeen = this.#server.inbox.mail.length
    // Delayed mail is worded from the claim as it is at sending, and left out if what it asks for is over.
    const gathered = mails.length === 0 ? [] : rows.filter(row => isGathered(row.facts.topic))
    const worded = await Promise.all(
      gathered.map(async row => ({ ...row, facts: await currentFacts(this.#server.context, row, true) })),
    )
    const current = worded.flatMap(({ facts, ...row }) => (facts ? [{ ...row, facts }] : []))
    return new Map(
      mailboxes.map(box => {
        const userId = names.some(name => name === box) ? this.claim.user(box as (typeof names)[number]).id : null
        const isOwn = ({ user_id }: (typeof rows)[number]) => user_id === userId
        const topicOf = (subject: string) =>
          [...rows, ...current].find(
            row => isOwn(row) && plain(renderNotification(row, 'en').subject) === plain(subject),
          )?.facts.topic as NotificationTopic | undefined
        const sent = mails.filter(({ to }) => to?.[0]?.address === this.claim.addressOf(box))
        for (const mail of sent) this.#checkHeaders(mail)
        const notifications = fresh
          .filter(isOwn)
          .map(({ facts: { topic }, claim_id }) => (claim_id === null ? withoutClaim(topic) : topic))
        return [box, { notifications: notifications.sort(), mails: sent.map(mail => kindOf(mail, topicOf)).sort() }]
      }),
    )
  }

  /** All mail of a claim is one thread, except to readers who lost access. It has no unsubscribe header. */
  #checkHeaders({ references, headers, subject = '' }: Email): void {
    expect(headers.map(({ key }) => key)).not.toContain('list-unsubscribe')
    if (subject.startsWith('You can no longer answer the claim')) {
      expect(references).toBeUndefined()
      return
    }
    this.#thread ??= references
    expect(this.#thread).toBeDefined()
    expect(references, subject).toBe(this.#thread)
  }
}

function kindOf({ subject = '' }: Email, topicOf: (subject: string) => NotificationTopic | undefined): string {
  if (aboutLetter.test(subject) || otherLetters.test(subject)) return 'letter'
  if (subject.startsWith('Fee of ')) return 'receipt'
  if (subject.endsWith('can now answer the claim against you')) return 'takeover notice'
  return topicOf(subject) ?? subject
}
