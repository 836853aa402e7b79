import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import { ChainUnavailable } from '../../adapters/solana/chain.ts'
import type { ChainScenario } from '../../adapters/solana/testing/scenarios.ts'
import { SimulatedNode } from '../../adapters/solana/testing/simulated-node.ts'
import { seconds } from '../../testing/movable-clock.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import type { PaymentsContext } from '../payment-ports.ts'
import { insertCursor, type PaymentFixture, readPaymentRecord, supersedeFiled } from '../testing/payment-fixtures.ts'
import { anyScenario, checkHistories, limited, playScenario } from '../testing/scenario-histories.ts'
import { pollPayment, pollRecipient } from './poll-payments.ts'
import { leaseRecipient, releaseRecipient } from './poll-repository.ts'
import { SignatureTracker } from './signature-tracker.ts'

const historyCount = Number(process.env.POLLED_HISTORIES ?? 200)
const slotsOfADay = 216_000
const creditMilliseconds = seconds(10)
const leaseMilliseconds = 60_000

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Two servers that poll one fixture's payments through one node, with a clock of their own. */
class TwoServers {
  readonly #fixture: PaymentFixture
  readonly #context: PaymentsContext
  readonly #signal = new AbortController().signal
  readonly #trackers = new Map<number, SignatureTracker>()
  #now = 0

  constructor(fixture: PaymentFixture, node: SimulatedNode) {
    this.#fixture = fixture
    const { genesisHash, balance, account, newReference, subscribe } = server.context.chain
    const chain = {
      ...{ genesisHash, balance, account, newReference, subscribe },
      signaturesFor: node.signaturesFor.bind(node),
      transaction: node.transaction.bind(node),
    }
    this.#context = { ...server.context, chain }
    for (const which of [0, 1]) this.restart(which)
  }

  restart(which: number): void {
    this.#trackers.set(which, new SignatureTracker(() => this.#now))
  }

  #trackerOf(which: number): SignatureTracker {
    const tracker = this.#trackers.get(which)
    if (!tracker) throw new Error('There are two servers')
    return tracker
  }

  passTime(milliseconds: number): void {
    this.#now += milliseconds
  }

  /** @returns true if no listed signature is unprocessed */
  async pollRecipient(which: number): Promise<boolean> {
    const { database } = this.#context
    const { recipient } = this.#fixture
    const cursor = await leaseRecipient(database, recipient, { leaseMilliseconds, isDue: true })
    if (!cursor) return false
    const progress = await ignoreOutage(() =>
      pollRecipient(this.#context, this.#trackerOf(which), cursor, this.#signal),
    )
    await releaseRecipient(database, recipient, 0)
    return progress?.remaining === 0
  }

  async pollPayment(which: number, at: number): Promise<void> {
    const payment = await readPaymentRecord(server, this.#fixture, at)
    await ignoreOutage(() => pollPayment(this.#context, this.#trackerOf(which), payment, this.#signal))
  }

  /** Polls for the maximum time between the node's recovery and a credit. */
  async catchUp(which: number): Promise<void> {
    for (let passed = 0; passed < creditMilliseconds; passed += seconds(1)) {
      if (await this.pollRecipient(which)) return
      this.passTime(seconds(1))
    }
  }
}

async function ignoreOutage<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ChainUnavailable)) throw error
    return undefined
  }
}

const which = fc.nat(1)
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ plays: anyScenario, slots: fc.constantFrom(0, 0, 1, 40, 160, 5_000) }) },
  { weight: 3, arbitrary: fc.record({ pollsRecipient: which }) },
  { weight: 2, arbitrary: fc.record({ pollsPayment: which, at: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ restarts: which }) },
  { weight: 1, arbitrary: fc.record({ passes: fc.integer({ min: 100, max: 20_000 }) }) },
  { weight: 2, arbitrary: fc.record({ isFaulty: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant('both servers poll at once' as const) },
  { weight: 1, arbitrary: fc.constant('the claim moves on meanwhile' as const) },
  { weight: 1, arbitrary: fc.constant('a day passes without faults' as const) },
)

const history = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 20 }),
  random: fc.infiniteStream(fc.nat(1_000_000)),
  last: which,
})
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never

async function playHistory(fixture: PaymentFixture, { steps, random, last }: History): Promise<ChainScenario[]> {
  await insertCursor(server, fixture)
  const node = new SimulatedNode(sides => random.next().value % sides)
  const servers = new TwoServers(fixture, node)
  const played: ChainScenario[] = []
  for (const each of steps) {
    if (each === 'both servers poll at once') {
      await Promise.all([
        servers.pollRecipient(0),
        servers.pollRecipient(1),
        servers.pollPayment(0, 0),
        servers.pollPayment(1, 0),
        servers.pollPayment(0, 1),
      ])
    } else if (each === 'the claim moves on meanwhile') {
      await Promise.all([supersedeFiled(server, fixture), servers.pollRecipient(0)])
    } else if (each === 'a day passes without faults') {
      node.isFaulty = false
      await servers.catchUp(0)
      node.pass(slotsOfADay)
    } else if ('plays' in each) {
      const scenario = playScenario(fixture, played.length, each.plays)
      played.push(scenario)
      node.land(scenario.transaction, each.slots)
    } else if ('pollsRecipient' in each) {
      await servers.pollRecipient(each.pollsRecipient)
    } else if ('pollsPayment' in each) {
      await servers.pollPayment(each.pollsPayment, each.at)
    } else if ('restarts' in each) {
      servers.restart(each.restarts)
    } else if ('passes' in each) {
      servers.passTime(each.passes)
    } else {
      node.isFaulty = each.isFaulty
    }
  }
  node.isFaulty = false
  await servers.catchUp(last)
  return played
}

test('whatever a node omits, repeats, reorders, contradicts or refuses, nothing is credited wrongly, and within ten seconds of its recovery nothing is missing', {
  timeout: 60_000 + historyCount * 500,
}, async () => {
  await checkHistories(server, {
    count: historyCount,
    history,
    play: (fixture, history) => limited(() => playHistory(fixture, history)),
  })
})
