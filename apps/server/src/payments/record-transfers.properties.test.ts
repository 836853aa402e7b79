import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChainTransaction } from '../adapters/solana/chain.ts'
import { type ChainScenario, scenarioNames } from '../adapters/solana/testing/scenarios.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { recordTransfers } from './record-transfers.ts'
import { type PaymentFixture, readLedgers, supersedeFiled } from './testing/payment-fixtures.ts'
import { anyScenario, checkHistories, limited, playScenario } from './testing/scenario-histories.ts'

const historyCount = Number(process.env.CHAIN_HISTORIES ?? 500)

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const deliver = (fixture: PaymentFixture, transactions: readonly ChainTransaction[]): Promise<unknown> =>
  Promise.all(transactions.map(each => limited(() => recordTransfers(server.context, each, fixture.recipient))))

const step = fc.oneof(
  { weight: 8, arbitrary: anyScenario },
  { weight: 1, arbitrary: fc.constant('the claim moves on' as const) },
  { weight: 1, arbitrary: fc.constant('the claim moves on meanwhile' as const) },
  { weight: 2, arbitrary: fc.constant('deliver' as const) },
)

const history = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 14 }),
  random: fc.infiniteStream(fc.nat(1_000)),
})
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never

/** Plays a history; the server gets its transactions late, in any order and repeatedly. Returns the scenarios. */
async function playHistory(fixture: PaymentFixture, { steps, random }: History): Promise<ChainScenario[]> {
  const played: ChainScenario[] = []
  let waiting: ChainTransaction[] = []
  const flush = async () => {
    const shuffled = waiting.map(each => [random.next().value, each] as const).sort(([a], [b]) => a - b)
    waiting = []
    const again = played.filter(() => random.next().value < 200).map(({ transaction }) => transaction)
    await deliver(fixture, [...shuffled.map(([, transaction]) => transaction), ...again])
  }
  for (const [index, each] of steps.entries()) {
    if (each === 'deliver') {
      await flush()
    } else if (each === 'the claim moves on') {
      await supersedeFiled(server, fixture)
    } else if (each === 'the claim moves on meanwhile') {
      await Promise.all([supersedeFiled(server, fixture), flush()])
    } else {
      const scenario = playScenario(fixture, index, each)
      played.push(scenario)
      waiting.push(scenario.transaction)
    }
  }
  await flush()
  return played
}

test(`any transactions, in any order and repeated, are in the ledger once and credited correctly (${scenarioNames.length} scenarios)`, {
  timeout: 60_000 + historyCount * 500,
}, async () => {
  await checkHistories(server, {
    count: historyCount,
    history,
    play: playHistory,
    async afterwards(played) {
      const fixtures = [...played.keys()]
      const before = await readLedgers(server, fixtures)
      const again = [...played].map(([fixture, scenarios]) =>
        deliver(
          fixture,
          scenarios.map(({ transaction }) => transaction),
        ),
      )
      await Promise.all(again)
      expect(await readLedgers(server, fixtures)).toEqual(before)
    },
  })
})
