import { expect, test } from 'vitest'
import { MovableClock, minutes, seconds } from '../../testing/movable-clock.ts'
import { type ChainAccount, ChainUnavailable } from '../solana/chain.ts'
import { euroInDollars, type PriceUpdate, pythRates, pythReceiver, solInDollars } from './pyth-rates.ts'
import { PriceUnavailable } from './rate-source.ts'
import { priceAccountData } from './testing/price-account.ts'

const now = new Date('2026-03-01T12:00:00Z')
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
const sol: PriceUpdate = {
  feed: solInDollars,
  price: 15_012_345_678n,
  uncertainty: 9_000_000n,
  exponent: -8,
  publishedAt: ago(seconds(20)),
}
const euro: PriceUpdate = { feed: euroInDollars, price: 108_250n, uncertainty: 40n, exponent: -5, publishedAt: ago(0) }

interface Feeds {
  readonly sol?: Partial<PriceUpdate>
  readonly euro?: Partial<PriceUpdate>
  readonly owner?: string
  readonly verification?: 'full' | 'partial'
  readonly chain?: (account: string) => Promise<ChainAccount | null>
}

function ratesOver({ owner = pythReceiver, verification = 'full', ...feeds }: Feeds) {
  const updates = new Map([
    ['sol', { ...sol, ...feeds.sol }],
    ['euro', { ...euro, ...feeds.euro }],
  ])
  const accountShown = async (account: string) => {
    const update = updates.get(account)
    return update ? { owner, data: priceAccountData(update, verification) } : null
  }
  return pythRates({
    chain: { account: feeds.chain ?? accountShown },
    clock: new MovableClock(now),
    solInDollars: { account: 'sol', longestAge: minutes(3) },
    euroInDollars: { account: 'euro', longestAge: minutes(60) },
    greatestUncertainty: 1,
  })
}

test('a SOL costs what the feed says, in cents; in euros its dollars by those of a euro', async () => {
  expect(await ratesOver({}).pricePerSol('USD')).toBe(15_012n)
  expect(await ratesOver({}).pricePerSol('EUR')).toBe(13_868n)
  expect(await ratesOver({ sol: { price: 15n, uncertainty: 0n, exponent: 1 } }).pricePerSol('USD')).toBe(15_000n)
})

test('a price may be as old and as uncertain as the limits, and no more', async () => {
  const oldest = { sol: { publishedAt: ago(minutes(3)) } }
  const leastCertain = { sol: { price: 1_000_000n, uncertainty: 10_000n, exponent: -4 } }
  expect(await ratesOver(oldest).pricePerSol('USD')).toBe(15_012n)
  expect(await ratesOver(leastCertain).pricePerSol('USD')).toBe(10_000n)
  expect(await ratesOver({ euro: { publishedAt: ago(minutes(60)) } }).pricePerSol('EUR')).toBe(13_868n)
})

const refused: [name: string, feeds: Feeds][] = [
  ['too old', { sol: { publishedAt: ago(minutes(3) + seconds(1)) } }],
  ['from the future', { sol: { publishedAt: ago(-minutes(2)) } }],
  ['too uncertain', { sol: { price: 1_000_000n, uncertainty: 10_001n, exponent: -4 } }],
  ['zero', { sol: { price: 0n, uncertainty: 0n } }],
  ['negative', { sol: { price: -5n, uncertainty: 0n } }],
  ['less than half a cent', { sol: { price: 4n, uncertainty: 0n, exponent: -3 } }],
  ['of another feed', { sol: { feed: euroInDollars } }],
  ['verified in part', { verification: 'partial' }],
  ["another program's", { owner: '11111111111111111111111111111111' }],
  ['missing', { chain: async () => null }],
  ['too short', { chain: async () => ({ owner: pythReceiver, data: priceAccountData(sol).subarray(0, 60) }) }],
  ['on a node that does not answer', { chain: () => Promise.reject(new ChainUnavailable('down')) }],
]
test.each(refused)('a price that is %s is refused', async (_name, feeds) => {
  await expect(ratesOver(feeds).pricePerSol('USD')).rejects.toThrow(PriceUnavailable)
})

test('a stale price of the euro makes prices in euros unavailable, and those in dollars not', async () => {
  const rates = ratesOver({ euro: { publishedAt: ago(minutes(61)) } })
  await expect(rates.pricePerSol('EUR')).rejects.toThrow(PriceUnavailable)
  expect(await rates.pricePerSol('USD')).toBe(15_012n)
})
