import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChainTransaction } from '../adapters/solana/chain.ts'
import { type Happening, happeningKinds } from '../adapters/solana/testing/happenings.ts'
import { atMost } from '../testing/at-most.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { recordTransfers } from './record-transfers.ts'
import { drawnHappening, happen } from './testing/drawn-happening.ts'
import { expectTrueLedgers } from './testing/expect-true-ledger.ts'
import { insertUser, openWorlds, overtake, readLedgers, type World } from './testing/ledger-world.ts'

const histories = Number(process.env.CHAIN_HISTORIES ?? 500)
/** Each in a world of its own. */
const atOnce = 20

let server: TestServer
let userId: string
let worldsOpened = 0

beforeAll(async () => {
  server = await startTestServer()
  userId = await insertUser(server)
})
afterAll(() => server.stop())

/** No more than the database has connections for, so that a slow machine keeps nobody waiting for one too long. */
const inTurn = atMost(8)
const deliver = (world: World, transactions: readonly ChainTransaction[]): Promise<unknown> =>
  Promise.all(transactions.map(each => inTurn(() => recordTransfers(server.context, each, world.recipient))))

const step = fc.oneof(
  { weight: 8, arbitrary: drawnHappening },
  { weight: 1, arbitrary: fc.constant('the filed claim moves on' as const) },
  { weight: 1, arbitrary: fc.constant('the filed claim moves on meanwhile' as const) },
  { weight: 2, arbitrary: fc.constant('deliver what has happened' as const) },
)

const history = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 14 }),
  dice: fc.infiniteStream(fc.nat(1_000)),
})
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never

/** Lets a history happen and the server hear of it, late, in any order and more than once; answers what happened. */
async function live(world: World, { steps, dice }: History): Promise<Happening[]> {
  const happened: Happening[] = []
  let waiting: ChainTransaction[] = []
  const flush = async () => {
    const shuffled = waiting.map(each => [dice.next().value, each] as const).sort(([a], [b]) => a - b)
    waiting = []
    const again = happened.filter(() => dice.next().value < 200).map(({ transaction }) => transaction)
    await deliver(world, [...shuffled.map(([, transaction]) => transaction), ...again])
  }
  for (const [index, each] of steps.entries()) {
    if (each === 'deliver what has happened') {
      await flush()
    } else if (each === 'the filed claim moves on') {
      await overtake(server, world)
    } else if (each === 'the filed claim moves on meanwhile') {
      await Promise.all([overtake(server, world), flush()])
    } else {
      const happening = happen(world, index, each)
      happened.push(happening)
      waiting.push(happening.transaction)
    }
  }
  await flush()
  return happened
}

test(`whatever happens on the chain, in any order and again, is in the ledger once and credited rightly (${happeningKinds.length} kinds)`, {
  timeout: 60_000 + histories * 500,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(history, { minLength: atOnce, maxLength: atOnce }), async drawn => {
      const numbers = drawn.map(() => ++worldsOpened)
      const worlds = await openWorlds(server, userId, numbers)
      const lived = await Promise.all(
        worlds.map(async (world, index): Promise<[World, Happening[]]> => {
          const its = drawn[index]
          if (!its) throw new Error('Each history has a world')
          return [world, await live(world, its)]
        }),
      )
      await expectTrueLedgers(server, new Map(lived))
      const before = await readLedgers(server, worlds)
      await Promise.all(
        lived.map(([world, happened]) =>
          deliver(
            world,
            happened.map(({ transaction }) => transaction),
          ),
        ),
      )
      expect(await readLedgers(server, worlds)).toEqual(before)
    }),
    { numRuns: Math.ceil(histories / atOnce) },
  )
})
