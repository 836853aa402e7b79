import type { Claim, PartyClaim, SettledClaim } from '@redress/contract/claim-views.ts'
import { mayAskForBids } from '@redress/domain/claim/bidding-view.ts'
import { feeOf, turnOf } from '@redress/domain/claim/claim-turn.ts'
import { type ClaimStatus, claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import { claimActions } from '@redress/domain/claim/questions.ts'
import type { MainAction } from '@redress/domain/claim/turns.ts'
import { type Cents, cents, numberFromCents } from '@redress/domain/money/money.ts'
import { type Party, parties } from '@redress/domain/people/parties.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '../../platform/http/in-process-client.ts'
import {
  type Actor,
  actors,
  type BiddingStep,
  biddingSteps,
  ClaimModel,
  type OpenPayment,
  type Terms,
} from '../../testing/claim-model.ts'
import { credit, dataOf, draftClaim, openPaymentsOf, takeOverOffered } from '../../testing/file-claim.ts'
import { unchained, unlikeOutcomes, unlikeSearched } from '../../testing/kept-rows.ts'
import { isLongTest } from '../../testing/long-tests.ts'
import { days } from '../../testing/movable-clock.ts'
import { type RequestedEvent, requestEvent, requestedEvents } from '../../testing/requests/event-requests.ts'
import { biddingStep } from '../../testing/sealed-bids.ts'
import { confirmedUser, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { applyDueDeadlines } from './deadlines.ts'

const runs = isLongTest ? 150 : 10

/** A claim, and everybody who acts on it. */
interface World {
  readonly users: Readonly<Record<Actor, TestUser>>
  readonly claimId: string
}

let server: TestServer
let users: World['users']
beforeAll(async () => {
  server = await startTestServer()
  users = {
    plaintiff: await confirmedUser(server),
    defendant: await confirmedUser(server),
    codefendant: await confirmedUser(server),
    stranger: await confirmedUser(server),
  }
})
afterAll(() => server.stop())

async function openWorld(): Promise<World> {
  const claimId = await draftClaim(users)
  const codefendant = { firstName: 'Cora', lastName: 'Codefendant', email: users.codefendant.email }
  dataOf(await users.plaintiff.client.post(`/v1/claims/${claimId}/defendants/individual`, codefendant))
  return { users, claimId }
}

/** Deletes the claim, so that the same users can start again. */
async function closeWorld({ claimId }: World): Promise<void> {
  const { database } = server.context
  await database.deleteFrom('payments').where('claim_id', '=', claimId).execute()
  await database.deleteFrom('claims').where('id', '=', claimId).execute()
  // Notifications of offered claims have no `claim_id`, so they outlive the claim.
  await database.deleteFrom('notifications').execute()
}

type Command = fc.AsyncCommand<ClaimModel, World>

/** Open payments in terms of the model. The platform fee belongs to a side, whichever account opened it. */
async function modelledPaymentsOf({ users, claimId }: World): Promise<OpenPayment[]> {
  const actorOf = new Map(actors.map(actor => [users[actor].id, actor]))
  return (await openPaymentsOf(server, claimId)).map(({ purpose, opened_by }) => ({
    purpose,
    payer: actorOf.get(opened_by) ?? 'stranger',
  }))
}

/** The steps of sealed bids that some walk took, and the status after them. */
const bidWith = new Set<string>()

/** The statuses that some walk came to. */
const reached = new Set<ClaimStatus>()

/** All notifications of a user, page by page. */
async function toldTo(client: TestUser['client'], after?: string): Promise<string[]> {
  const answer = await client.get(`/v1/notifications${after ? `?after=${after}` : ''}`)
  const { notifications } = dataOf<{ notifications: { id: string; notificationType: string }[] }>(answer)
  const last = notifications.at(-1)
  return [...notifications.map(each => each.notificationType), ...(last ? await toldTo(client, last.id) : [])]
}

/** Acts that a button offers and a call asks for. */
const buttons = claimActions.filter(action => action !== 'pay')

/** The acts that stand behind each side's turn, beside the buttons: the fee of filing, bids, endings and sums. */
const others: Readonly<Record<Party, readonly MainAction[]>> = {
  Plaintiff: ['pay', 'answer payment claim', 'correct address', 'end claim', 'state account', 'confirm sum'],
  Defendant: ['pay sum'],
}

/** Expects that the server carries out what a view tells its reader, by the rules that words and buttons follow. */
function expectTrueView(model: ClaimModel, actor: Actor, claim: Claim | SettledClaim, now: Date): void {
  if (claim.view !== 'party') {
    expect(claim.view !== 'settled', `the ${claim.view} view of the ${actor}`).toBe(model.isPublic(now))
    return
  }
  const { role } = claim
  const { turn, mine, may } = turnOf(claim, role)
  const mayAsk = (event: RequestedEvent) => model.refusalOf(actor, event, now) === null
  expect(claim.isPublic, `public, as the ${actor} reads`).toBe(model.isPublic(now))
  expect(
    may.filter(action => action !== 'pay'),
    `buttons of the ${actor}`,
  ).toEqual(buttons.filter(mayAsk))
  const fee = feeOf(claim, role)
  expect(fee && { owedBy: fee.owedBy, mayPay: fee.mayPay }, `the fee, as the ${actor} reads`).toEqual(
    model.feeFor(actor, now),
  )
  const main = mine?.action ?? null
  const isAsked = ['yours', 'either'].includes(turn)
  expect(main !== null, `the ${actor} is asked for an act where it is their turn`).toBe(isAsked)
  if (main === null || others[role].includes(main)) return
  const mayDo =
    buttons.some(action => action === main && mayAsk(action)) ||
    biddingSteps.some(step => model.refusalOfBidding(actor, step, cents(1_000_00n), now) === null)
  expect(mayDo, `the ${actor} may ${main}, as is asked of them`).toBe(true)
}

/** Looks at everything that everybody sees of the claim. */
async function expectAgreement(model: ClaimModel, world: World): Promise<void> {
  const { users, claimId } = world
  const now = server.clock.now()
  expect(await unlikeOutcomes(server.context.database)).toEqual([])
  expect(await unlikeSearched(server.context.database)).toEqual([])
  expect(await unchained(server.context.database, [claimId])).toEqual([])
  const { client } = users.plaintiff
  if (model.status === null) {
    expect((await client.get(`/v1/claims/${claimId}`)).status).toBe(404)
  } else {
    reached.add(model.status)
    expect(dataOf<PartyClaim>(await client.get(`/v1/claims/${claimId}`)).status).toBe(model.status)
    const history = dataOf<{ type: string }[]>(await client.get(`/v1/actions/claims/${claimId}`))
    expect(history.map(action => action.type)).toEqual(model.history)
    expect(await modelledPaymentsOf(world)).toEqual(model.open)
  }
  for (const actor of actors) {
    const { client: own } = users[actor]
    // The server fails where memory would have given another answer than this.
    for (const path of ['/v1/auth', `/v1/actions/claims/${claimId}`])
      expect((await own.get(path)).status, `${path} for the ${actor}`).toBeLessThan(500)
    const read = await own.get(`/v1/claims/${claimId}`)
    expect(read.status, `the claim for the ${actor}`).toBeLessThan(500)
    if (read.status === 200) expectTrueView(model, actor, dataOf<Claim | SettledClaim>(read), now)
    const [types, lists, offered] = await Promise.all([
      toldTo(own),
      own.get('/v1/claims'),
      own.get('/v1/claims/offered'),
    ])
    expect(types.sort(), `what the ${actor} was told`).toEqual([...model.notifications[actor]].sort())
    expect(dataOf<object>(lists), actor).toMatchObject(model.countsFor(actor, now))
    expect(dataOf<object[]>(offered), `what the ${actor} is offered`).toHaveLength(Number(model.isOffered(actor)))
  }
}

let amendments = 0
const changes: Partial<Record<RequestedEvent, (terms: Terms) => object>> = {
  // The same value again is no amendment.
  amend: () => ({ value: 4_500 + ++amendments }),
  propose: terms => ({ value: 3_000, ...terms }),
  counter: terms => ({ value: 2_000, ...terms }),
}

const send = ({ users, claimId }: World, actor: Actor, event: RequestedEvent, terms: Terms): Promise<Answer> =>
  requestEvent(users[actor], event, claimId, changes[event]?.(terms))

class Ask implements Command {
  readonly actor: Actor
  readonly event: RequestedEvent
  readonly terms: Terms

  constructor(actor: Actor, event: RequestedEvent, terms: Terms) {
    this.actor = actor
    this.event = event
    this.terms = terms
  }

  check = () => true
  async run(model: ClaimModel, world: World): Promise<void> {
    const now = server.clock.now()
    const refusal = model.refusalOf(this.actor, this.event, now)
    const answer = await send(world, this.actor, this.event, this.terms)
    expect(answer.body.code ?? null, `${this}`).toBe(refusal)
    if (refusal === null) model.request(this.actor, this.event, now, this.terms)
    await expectAgreement(model, world)
  }
  toString = () => `the ${this.actor} asks to ${this.event} ${JSON.stringify(this.terms)}`
}

/** Events that end a walk early. Only the commands that ask for anything use them. */
const leadingNowhere: readonly RequestedEvent[] = ['delete', 'edit', 'settle elsewhere', 'withdraw']

/** One of the requests that are not refused now, so that walks come far; some people click twice. */
class AskWhatIsPossible implements Command {
  readonly choice: number
  readonly isTwice: boolean
  readonly terms: Terms

  constructor(choice: number, isTwice: boolean, terms: Terms) {
    this.choice = choice
    this.isTwice = isTwice
    this.terms = terms
  }

  check = (model: Readonly<ClaimModel>) => model.status !== null
  async run(model: ClaimModel, world: World): Promise<void> {
    const now = server.clock.now()
    const possible = actors.flatMap(actor =>
      requestedEvents
        .filter(event => !leadingNowhere.includes(event) && model.refusalOf(actor, event, now) === null)
        .map(event => new Ask(actor, event, this.terms)),
    )
    const chosen = possible[this.choice % possible.length]
    await chosen?.run(model, world)
    if (this.isTwice) await chosen?.run(model, world)
  }
  toString = () => `possible request ${this.choice}${this.isTwice ? ', twice' : ''} ${JSON.stringify(this.terms)}`
}

const biddingPaths = {
  ask: '',
  agree: '/agree',
  bid: '/bids',
  middle: '/middle',
  end: '/end',
} as const satisfies Record<BiddingStep, string>

class Bid implements Command {
  readonly actor: Actor
  readonly step: BiddingStep
  readonly value: Cents

  constructor(actor: Actor, step: BiddingStep, value: Cents) {
    this.actor = actor
    this.step = step
    this.value = value
  }

  check = () => true
  async run(model: ClaimModel, world: World): Promise<void> {
    const now = server.clock.now()
    const refusal = model.refusalOfBidding(this.actor, this.step, this.value, now)
    const terms = { costOwner: 'Defendant' }
    const bodies = { ask: terms, agree: terms, bid: { round: model.round, value: numberFromCents(this.value) } }
    const body = { middle: undefined, end: undefined, ...bodies }[this.step]
    const answer = await biddingStep(world.users[this.actor], world.claimId, biddingPaths[this.step], body)
    expect(answer.body.code ?? null, `${this}`).toBe(refusal)
    if (refusal === null) {
      model.settledValue = null
      model.bid(this.actor, this.step, this.value, now)
      bidWith.add(`${this.step} ${model.status}`)
      if (model.settledValue !== null)
        expect(dataOf<PartyClaim>(answer).resolutions.at(-1)?.value).toBe(numberFromCents(model.settledValue))
    }
    await expectAgreement(model, world)
  }
  toString = () => `the ${this.actor} does: ${this.step} ${this.value}`
}

/** One of the steps of sealed bids that are not refused now; they are ended seldom, so that walks come far. */
class BidWhatIsPossible implements Command {
  readonly choice: number
  readonly value: Cents

  constructor(choice: number, value: Cents) {
    this.choice = choice
    this.value = value
  }

  check = ({ status }: Readonly<ClaimModel>) => status !== null && mayAskForBids(status)
  async run(model: ClaimModel, world: World): Promise<void> {
    const now = server.clock.now()
    const steps = biddingSteps.filter(step => step !== 'end' || this.choice % 7 === 0)
    // Asking a little more than the other side pays leads through all rounds.
    const possible = actors
      .map(actor => [actor, actor === 'plaintiff' ? cents(this.value + 100_00n) : this.value] as const)
      .flatMap(([actor, value]) =>
        steps
          .filter(step => model.refusalOfBidding(actor, step, value, now) === null)
          .map(step => new Bid(actor, step, value)),
      )
    await possible[this.choice % possible.length]?.run(model, world)
  }
  toString = () => `possible step ${this.choice} of sealed bids, ${this.value}`
}

class TakeOverWhatIsOffered implements Command {
  readonly choice: number

  constructor(choice: number) {
    this.choice = choice
  }

  check = (model: Readonly<ClaimModel>) => actors.some(actor => model.isOffered(actor))
  async run(model: ClaimModel, world: World): Promise<void> {
    const offeredTo = actors.filter(actor => model.isOffered(actor))
    const actor = offeredTo[this.choice % offeredTo.length] ?? 'stranger'
    await takeOverOffered({ ...world.users, defendant: world.users[actor] }, world.claimId)
    model.takeOver(actor)
    await expectAgreement(model, world)
  }
  toString = () => `one of those takes it over who are offered it: ${this.choice}`
}

class PayWhatIsOwed implements Command {
  readonly choice: number

  constructor(choice: number) {
    this.choice = choice
  }

  check = (model: Readonly<ClaimModel>) => model.open.length > 0
  async run(model: ClaimModel, world: World): Promise<void> {
    const chosen = this.choice % model.open.length
    const [owed, payment] = [model.open[chosen], (await openPaymentsOf(server, world.claimId))[chosen]]
    if (!owed || !payment) throw new Error('Nothing is owed')
    expect(await credit(server, payment)).toEqual({ hasMovedOn: false })
    model.pay(owed, server.clock.now())
    await expectAgreement(model, world)
  }
  toString = () => `payment ${this.choice} of what is owed`
}

class ToggleCompleteness implements Command {
  check = (model: Readonly<ClaimModel>) => model.refusalOf('plaintiff', 'edit', server.clock.now()) === null
  async run(model: ClaimModel, { users, claimId }: World): Promise<void> {
    model.isComplete = !model.isComplete
    const lastResponse = model.isComplete ? 'None.' : ''
    dataOf(await users.plaintiff.client.patch(`/v1/claims/${claimId}`, { lastResponse }))
  }
  toString = () => 'an answer is emptied, or given'
}

class Wait implements Command {
  readonly count: number

  constructor(count: number) {
    this.count = count
  }

  check = () => true
  async run(model: ClaimModel, world: World): Promise<void> {
    server.clock.advance(days(this.count))
    await applyDueDeadlines(server.context)
    for (const { client } of Object.values(world.users)) dataOf(await client.post('/v1/auth/refresh'))
    model.timePasses(server.clock.now())
    await expectAgreement(model, world)
  }
  toString = () => `${this.count} days pass`
}

const terms = fc.record({ winningParty: fc.constantFrom(...parties), costOwner: fc.constantFrom(...parties) })
const ask = fc
  .tuple(fc.constantFrom(...actors), fc.constantFrom(...requestedEvents.filter(event => event !== 'delete')), terms)
  .map(values => new Ask(...values))
const askWhatIsPossible = fc.tuple(fc.nat(20), fc.boolean(), terms).map(values => new AskWhatIsPossible(...values))
const anyBid = fc.constantFrom(cents(1_000_00n), cents(1_900_00n), cents(2_000_00n))
const bidWhatIsPossible = fc.tuple(fc.nat(20), anyBid).map(values => new BidWhatIsPossible(...values))
const anyStepOfBids = fc
  .tuple(fc.constantFrom(...actors), fc.constantFrom(...biddingSteps), anyBid)
  .map(values => new Bid(...values))
const commands = fc.commands(
  [
    bidWhatIsPossible,
    anyStepOfBids,
    askWhatIsPossible,
    askWhatIsPossible,
    fc.nat(1).map(choice => new TakeOverWhatIsOffered(choice)),
    fc.nat(1).map(choice => new TakeOverWhatIsOffered(choice)),
    fc.nat(3).map(choice => new PayWhatIsOwed(choice)),
    fc.nat(3).map(choice => new PayWhatIsOwed(choice)),
    ask,
    ask,
    fc
      .constantFrom(...actors)
      .map(actor => new Ask(actor, 'delete', { winningParty: 'Plaintiff', costOwner: 'Plaintiff' })),
    fc.constant(new ToggleCompleteness()),
    fc.constantFrom(1, 14, 15).map(count => new Wait(count)),
  ],
  { maxCommands: isLongTest ? 40 : 30, size: 'max' },
)

test(`whatever people ask for in whatever order, the claim goes as the tables say, ${runs} times`, {
  timeout: runs * 30_000,
}, async () => {
  const walk = fc.asyncProperty(commands, async asked => {
    const real = await openWorld()
    try {
      await fc.asyncModelRun(() => ({ model: new ClaimModel(server.context.settings), real }), asked)
    } finally {
      await closeWorld(real)
    }
  })
  await fc.assert(walk, { numRuns: runs, endOnFailure: !isLongTest })
  if (isLongTest) expect([...reached].sort()).toEqual([...claimStatuses].sort())
})

const noTerms = { winningParty: 'Plaintiff', costOwner: 'Defendant' } as const

/** A claim that both defendants have taken over, and one has disputed. */
const untilDisputed: readonly Command[] = [
  new Ask('plaintiff', 'submit', noTerms),
  new PayWhatIsOwed(0),
  new TakeOverWhatIsOffered(0),
  new TakeOverWhatIsOffered(0),
  new Ask('defendant', 'dispute', noTerms),
  new PayWhatIsOwed(0),
]

const biddingRuns = isLongTest ? 60 : 6
const steps = fc.commands(
  [
    ...Array.from({ length: 8 }, () => bidWhatIsPossible),
    anyStepOfBids,
    askWhatIsPossible,
    fc.constantFrom(1, 15).map(count => new Wait(count)),
  ],
  { maxCommands: 24, size: 'max' },
)

test(`whatever the parties of a disputed claim do about sealed bids, it goes as the tables say, ${biddingRuns} times`, {
  timeout: biddingRuns * 30_000,
}, async () => {
  const walk = fc.asyncProperty(steps, async asked => {
    const real = await openWorld()
    try {
      const model = new ClaimModel(server.context.settings)
      for (const command of untilDisputed) await command.run(model, real)
      await fc.asyncModelRun(() => ({ model, real }), asked)
    } finally {
      await closeWorld(real)
    }
  })
  await fc.assert(walk, { numRuns: biddingRuns, endOnFailure: !isLongTest })
  if (isLongTest) expect([...bidWith]).toEqual(expect.arrayContaining(['bid RESOLUTION_ACCEPTED', 'middle DISPUTED']))
})
