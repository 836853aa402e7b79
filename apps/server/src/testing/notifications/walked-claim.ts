import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { applyDueDeadlines } from '../../claims/act/deadlines.ts'
import { sendGatheredMails } from '../../notifications/gathered-notices.ts'
import type { InProcessClient } from '../../platform/http/in-process-client.ts'
import { dataOf, draftClaim, takeOverOffered } from '../file-claim.ts'
import { days } from '../movable-clock.ts'
import { confirmedUser, password, registrationForm, type TestUser } from '../sign-up.ts'
import type { TestServer } from '../test-server.ts'

/**
 * People with an account: the plaintiff, the company's representative, a person, a defendant who never accepts the
 * claim, a user of somebody else's code, and a latecomer.
 */
const people = {
  plaintiff: { firstName: 'Paula', lastName: 'Lang' },
  representative: { firstName: 'Rita', lastName: 'Roth' },
  person: { firstName: 'Dora', lastName: 'Defendant' },
  offered: { firstName: 'Otto', lastName: 'Offered' },
  stranger: { firstName: 'Mallory', lastName: 'Stranger' },
  latecomer: { firstName: 'Lea', lastName: 'Late' },
} as const
export type Name = keyof typeof people
export const names = Object.keys(people) as Name[]

/** Defendant seats without an account's address: the company's and a person's. */
const bareNames = ['company', 'named'] as const
type BareName = (typeof bareNames)[number]
export type SeatName = BareName | 'person' | 'representative' | 'offered'

/** Owner of a mailbox: an account, or the first named address of a seat without one. */
export type Mailbox = Name | BareName
export const mailboxes: readonly Mailbox[] = [...names, ...bareNames]

export interface Seat {
  readonly id: string
  readonly email: string
  /** Account that confirmed the address. */
  readonly owner: Name | null
  readonly taker: Name | null
  /** Open objection: the address was disowned, or the takeover is contested. */
  readonly state: 'disowned' | 'contested' | null
}

/** Claims against several defendants, one after another, and the people involved. */
export class WalkedClaim {
  id = ''
  readonly seats = new Map<SeatName, Seat>()
  readonly #bare = new Map<Mailbox, string>()
  readonly #server: TestServer
  readonly #users: ReadonlyMap<Name, TestUser>
  readonly #gone = new Set<Name>()

  private constructor(server: TestServer, users: ReadonlyMap<Name, TestUser>) {
    this.#server = server
    this.#users = users
  }

  static async start(server: TestServer): Promise<WalkedClaim> {
    const users = new Map<Name, TestUser>()
    for (const name of names) users.set(name, await confirmedUser(server, people[name]))
    return new WalkedClaim(server, users)
  }

  /** Starts a complete draft against some; the previous claim is dropped. */
  async begin(...wanted: readonly SeatName[]): Promise<void> {
    const { database } = this.#server.context
    await database.deleteFrom('deadlines').execute()
    await database.deleteFrom('gathered_mails').execute()
    await database.updateTable('payments').set({ remind_at: null }).execute()
    this.seats.clear()
    this.#bare.clear()
    this.id = await draftClaim({ plaintiff: this.user('plaintiff'), defendant: this.user('person') })
    this.#put('person', { id: await this.#idOf(this.user('person').email), email: this.user('person').email })
    if (wanted.includes('company')) {
      await this.#add('company', 'company', { legalName: 'Roofs Ltd', taxId: 'GB1', country: 'GB' })
      const path = `company/${this.seat('company').id}`
      if (wanted.includes('representative'))
        await this.#add('representative', path, { ...people.representative, companyPosition: 'Director' })
    }
    if (wanted.includes('named')) await this.#add('named', 'individual', { firstName: 'Nora', lastName: 'Named' })
    if (wanted.includes('offered')) await this.#add('offered', 'individual', people.offered)
  }

  async #add(name: SeatName, path: string, fields: object): Promise<void> {
    const isBare = name === 'company' || name === 'named'
    const { email } = isBare ? registrationForm() : this.user(name)
    await this.send('plaintiff', `defendants/${path}`, { ...fields, email })
    this.#put(name, { id: await this.#idOf(email), email })
    if (isBare) this.#bare.set(name, email)
  }

  #put(name: SeatName, { id, email }: Pick<Seat, 'id' | 'email'>): void {
    const owner = name === 'company' || name === 'named' ? null : name
    this.seats.set(name, { id, email, owner, taker: null, state: null })
  }

  async #idOf(email: string): Promise<string> {
    const { defendants } = dataOf<PartyClaim>(await this.client('plaintiff').get(`/v1/claims/${this.id}`))
    return defendants.find(each => each.view === 'private' && each.email === email)?.id ?? ''
  }

  seat(name: SeatName): Seat {
    const seat = this.seats.get(name)
    if (!seat) throw new Error(`The claim has no seat "${name}"`)
    return seat
  }

  change(name: SeatName, changes: Partial<Seat>): void {
    this.seats.set(name, { ...this.seat(name), ...changes })
  }

  user(name: Name): TestUser {
    const user = this.#users.get(name)
    if (!user) throw new Error(`There is no "${name}"`)
    return user
  }

  addressOf(box: Mailbox): string {
    return box === 'company' || box === 'named' ? (this.#bare.get(box) ?? '') : this.user(box).email
  }

  /** Person's browser, on another server process if one is given. */
  client(name: Name, at?: TestServer): InProcessClient {
    const { client } = this.user(name)
    if (!at) return client
    const there = at.client()
    for (const [cookie, value] of client.cookies) there.cookies.set(cookie, value)
    return there
  }

  /** Sends a request about the claim as a person. */
  async send<Data>(name: Name, path: string, body?: object, at?: TestServer): Promise<Data> {
    return dataOf<Data>(await this.client(name, at).post(`/v1/claims/${this.id}/${path}`, body))
  }

  async signInAgain(name: Name): Promise<void> {
    const { client, username } = this.user(name)
    dataOf(await client.post('/v1/auth/login', { username, password }))
  }

  /** Closes a person's account, which ends their sessions. */
  async close(name: Name): Promise<void> {
    await this.signInAgain(name)
    dataOf(await this.client(name).post('/v1/users/closure'))
    this.#gone.add(name)
  }

  async takeOver(name: 'person' | 'representative' | 'offered'): Promise<void> {
    await takeOverOffered({ plaintiff: this.user('plaintiff'), defendant: this.user(name) }, this.id)
    this.change(name, { taker: name })
  }

  /** Moves the clock, and processes due deadlines twice. */
  async pass(milliseconds: number): Promise<void> {
    const { clock, context } = this.#server
    for (let left = milliseconds; left > 0; left -= days(15)) {
      clock.advance(Math.min(left, days(15)))
      for (const [name, { client }] of this.#users)
        if (!this.#gone.has(name)) dataOf(await client.post('/v1/auth/refresh'))
    }
    for (let times = 0; times < 2; times++) {
      await applyDueDeadlines(context)
      await sendGatheredMails(context)
    }
  }
}
