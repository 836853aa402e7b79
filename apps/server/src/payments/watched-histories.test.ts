import fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import type { Context } from '../adapters/context.ts'
import { ChainUnavailable } from '../adapters/solana/chain.ts'
import type { Happening } from '../adapters/solana/testing/happenings.ts'
import { SimulatedNode } from '../adapters/solana/testing/simulated-node.ts'
import { atMost } from '../testing/at-most.ts'
import { seconds } from '../testing/movable-clock.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { claimCursor, releaseCursor } from './chain-cursor-repository.ts'
import { JudgedSignatures } from './judged-signatures.ts'
import { lookAtPayment } from './look-at-payment.ts'
import { sweepRecipient } from './sweep-recipient.ts'
import { drawnHappening, happen } from './testing/drawn-happening.ts'
import { expectTrueLedgers } from './testing/expect-true-ledger.ts'
import { insertUser, openCursors, openWorlds, overtake, readPaymentRecord, type World } from './testing/ledger-world.ts'

const histories = Number(process.env.WATCHED_HISTORIES ?? 200)
const atOnce = 20
const slotsOfADay = 216_000
const creditMilliseconds = seconds(10)
const holdMilliseconds = 60_000

let server: TestServer
let userId: string
let worldsOpened = 0

beforeAll(async () => {
  server = await startTestServer()
  userId = await insertUser(server)
})
afterAll(() => server.stop())

/** Two servers that watch one world through one node, by a clock of their own. */
class Watch {
  readonly #world: World
  readonly #context: Context
  readonly #signal = new AbortController().signal
  readonly #judged = new Map<number, JudgedSignatures>()
  #now = 0

  constructor(world: World, node: SimulatedNode) {
    this.#world = world
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
    this.#judged.set(which, new JudgedSignatures(() => this.#now))
  }

  #of(which: number): JudgedSignatures {
    const judged = this.#judged.get(which)
    if (!judged) throw new Error('There are two servers')
    return judged
  }

  passTime(milliseconds: number): void {
    this.#now += milliseconds
  }

  async sweep(which: number): Promise<void> {
    const { database } = this.#context
    const { recipient } = this.#world
    const cursor = await claimCursor(database, recipient, { holdMilliseconds, isHinted: true })
    if (!cursor) return
    const options = { holdMilliseconds, signal: this.#signal }
    await unlessAway(() => sweepRecipient(this.#context, this.#of(which), cursor, options))
    await releaseCursor(database, recipient, 0)
  }

  async look(which: number, at: number): Promise<void> {
    const payment = await readPaymentRecord(server, this.#world, at)
    await unlessAway(() => lookAtPayment(this.#context, this.#of(which), payment, this.#signal))
  }

  /** The server goes on for as long as a credit may take after the node's return. */
  async catchUp(which: number): Promise<void> {
    for (let passed = 0; passed < creditMilliseconds; passed += seconds(1)) {
      await this.sweep(which)
      if (!this.#of(which).isWaiting) return
      this.passTime(seconds(1))
    }
  }
}

async function unlessAway(act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof ChainUnavailable)) throw error
  }
}

const which = fc.nat(1)
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ happens: drawnHappening, slots: fc.constantFrom(0, 0, 1, 40, 160, 5_000) }) },
  { weight: 3, arbitrary: fc.record({ sweeps: which }) },
  { weight: 2, arbitrary: fc.record({ looks: which, at: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ restarts: which }) },
  { weight: 1, arbitrary: fc.record({ passes: fc.integer({ min: 100, max: 20_000 }) }) },
  { weight: 2, arbitrary: fc.record({ isInTrouble: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant('everybody looks at once' as const) },
  { weight: 1, arbitrary: fc.constant('the filed claim moves on meanwhile' as const) },
  { weight: 1, arbitrary: fc.constant('a day passes without trouble' as const) },
)

const history = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 20 }),
  dice: fc.infiniteStream(fc.nat(1_000_000)),
  last: which,
})
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never

/** No more than the database has connections for, so that a slow machine keeps nobody waiting for one too long. */
const inTurn = atMost(8)

async function live(world: World, { steps, dice, last }: History): Promise<Happening[]> {
  const node = new SimulatedNode(sides => dice.next().value % sides)
  const watch = new Watch(world, node)
  const happened: Happening[] = []
  for (const each of steps) {
    if (each === 'everybody looks at once') {
      await Promise.all([watch.sweep(0), watch.sweep(1), watch.look(0, 0), watch.look(1, 0), watch.look(0, 1)])
    } else if (each === 'the filed claim moves on meanwhile') {
      await Promise.all([overtake(server, world), watch.sweep(0)])
    } else if (each === 'a day passes without trouble') {
      node.isInTrouble = false
      await watch.catchUp(0)
      node.pass(slotsOfADay)
    } else if ('happens' in each) {
      const happening = happen(world, happened.length, each.happens)
      happened.push(happening)
      node.land(happening.transaction, each.slots)
    } else if ('sweeps' in each) {
      await watch.sweep(each.sweeps)
    } else if ('looks' in each) {
      await watch.look(each.looks, each.at)
    } else if ('restarts' in each) {
      watch.restart(each.restarts)
    } else if ('passes' in each) {
      watch.passTime(each.passes)
    } else {
      node.isInTrouble = each.isInTrouble
    }
  }
  node.isInTrouble = false
  await watch.catchUp(last)
  return happened
}

test('whatever a node forgets, repeats, reorders, contradicts or refuses, nothing is credited wrongly, and within ten seconds of its return nothing is missed', {
  timeout: 60_000 + histories * 500,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(history, { minLength: atOnce, maxLength: atOnce }), async drawn => {
      const numbers = drawn.map(() => ++worldsOpened)
      const worlds = await openWorlds(server, userId, numbers)
      await openCursors(server, worlds)
      const lived = worlds.map(async (world, index): Promise<[World, Happening[]]> => {
        const its = drawn[index]
        if (!its) throw new Error('Each history has a world')
        return [world, await inTurn(() => live(world, its))]
      })
      await expectTrueLedgers(server, new Map(await Promise.all(lived)))
    }),
    { numRuns: Math.ceil(histories / atOnce) },
  )
})
