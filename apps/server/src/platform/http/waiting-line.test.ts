import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openLine, waitingLimits } from './waiting-line.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const here = () => new AbortController().signal

/** Queue with a number of places, which records the order of the networks served. */
function lineOf(places: number, perNetwork = Number.POSITIVE_INFINITY) {
  let taken = 0
  const turns: string[] = []
  const refused: string[] = []
  const ends: (() => void)[] = []
  const takePlace = () => {
    if (taken >= places) return null
    taken++
    return () => void taken--
  }
  const line = openLine({ takePlace, perNetwork })
  const come = async (network: string, untilGone = here, browser: string | null = null) => {
    const end = await line.enter(network, untilGone, async () => browser)
    if (!end) return void refused.push(network)
    turns.push(network)
    ends.push(end)
  }
  const settle = () => vi.advanceTimersByTimeAsync(0)
  const endFirst = () => {
    ends.shift()?.()
    return settle()
  }
  return { come, settle, turns, refused, endFirst, taken: () => taken }
}

test('networks are served by turns, each in its order, whoever came first with many', async () => {
  const { come, settle, turns, endFirst, taken } = lineOf(1)
  for (const network of ['many', 'many', 'many', 'many', 'one', 'two', 'two']) void come(network)
  await settle()
  for (let count = 0; count < 7; count++) await endFirst()
  expect(turns).toEqual(['many', 'many', 'one', 'two', 'many', 'two', 'many'])
  expect(taken()).toBe(0)
})

test('a network has only so many places, and the others are for others', async () => {
  const { come, settle, turns, endFirst } = lineOf(4, 2)
  for (const network of ['many', 'many', 'many', 'many', 'one']) void come(network)
  await settle()
  expect(turns).toEqual(['many', 'many', 'one'])
  await endFirst()
  expect(turns).toEqual(['many', 'many', 'one', 'many'])
})

test('where the line is full, the network with the most calls loses its newest, and the newcomer has its turn', async () => {
  const { come, settle, turns, refused, endFirst } = lineOf(1)
  for (let count = 0; count <= waitingLimits.calls; count++) void come('many')
  await settle()
  expect([turns.length, refused.length]).toEqual([1, 0])
  void come('many')
  void come('one')
  await settle()
  expect(refused).toEqual(['many', 'many'])
  await endFirst()
  await endFirst()
  expect(turns.slice(0, 3)).toEqual(['many', 'many', 'one'])
})

test('a call waits so long, and no longer than its client', async () => {
  const { come, settle, turns, refused, endFirst } = lineOf(1)
  const gone = new AbortController()
  void come('first')
  void come('patient')
  void come('gone', () => gone.signal)
  await settle()
  gone.abort()
  await settle()
  expect(refused).toEqual(['gone'])
  await vi.advanceTimersByTimeAsync(waitingLimits.milliseconds)
  expect(refused).toEqual(['gone', 'patient'])
  await endFirst()
  expect(turns).toEqual(['first'])
})

test('a known browser comes before networks, has only so many places, and leaves the others to them', async () => {
  const { come, settle, turns, endFirst } = lineOf(3, 2)
  for (const network of ['one', 'two', 'three', 'four', 'five']) void come(network)
  await settle()
  for (let count = 0; count < 3; count++) void come('one', here, 'known')
  await settle()
  for (let count = 0; count < 6; count++) await endFirst()
  expect(turns).toEqual(['one', 'two', 'three', 'one', 'one', 'four', 'one', 'five'])
})

test('a known browser finds room in a line full of networks, and no network in one full of known browsers', async () => {
  const { come, settle, refused } = lineOf(1)
  for (let count = 0; count <= waitingLimits.calls; count++) void come(`network ${count}`)
  await settle()
  expect(refused).toEqual([])
  for (let count = 0; count < waitingLimits.calls; count++) void come('own', here, `browser ${count}`)
  await settle()
  expect(refused.toSorted()).toEqual(
    Array.from({ length: waitingLimits.calls }, (_, index) => `network ${index + 1}`).toSorted(),
  )
  void come('newcomer')
  await settle()
  expect(refused.at(-1)).toBe('newcomer')
})
