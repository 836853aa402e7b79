import { describe, expect, test } from 'vitest'
import { shareWork } from './share-work.ts'

interface Question {
  readonly term: string
}

/** Work that the test ends, in the order of its start. */
function workByHand() {
  const begun: { readonly term: string; readonly end: PromiseWithResolvers<string> }[] = []
  const ask = shareWork<Question, string>(({ term }) => {
    const end = Promise.withResolvers<string>()
    begun.push({ term, end })
    return end.promise
  })
  return { begun, ask }
}

/** Waits for pending promises. */
const settled = () => new Promise(setImmediate)

describe('work that is shared', () => {
  test('is done for all who ask while it waits, and begins after each of them has asked', async () => {
    const { begun, ask } = workByHand()
    const first = ask({ term: 'a' })
    const others = Promise.all(Array.from({ length: 30 }, () => ask({ term: 'a' })))
    await settled()
    expect(begun).toHaveLength(1)
    begun[0]?.end.resolve('as it was')
    expect(await first).toBe('as it was')
    await settled()
    expect(begun).toHaveLength(2)
    const later = ask({ term: 'a' })
    begun[1]?.end.resolve('as it is')
    expect(new Set(await others)).toEqual(new Set(['as it is']))
    await settled()
    begun[2]?.end.resolve('as it will be')
    expect(await later).toBe('as it will be')
    expect(begun).toHaveLength(3)
  })

  test('is not that of another question, which waits for nothing', () => {
    const { begun, ask } = workByHand()
    void ask({ term: 'a' })
    void ask({ term: 'b' })
    expect(begun.map(({ term }) => term)).toEqual(['a', 'b'])
  })

  test('is begun again by whoever asks when all of it has ended', async () => {
    const { begun, ask } = workByHand()
    for (const answer of ['one', 'two', 'three']) {
      const asked = ask({ term: 'a' })
      begun.at(-1)?.end.resolve(answer)
      expect(await asked).toBe(answer)
      await settled()
    }
    expect(begun).toHaveLength(3)
  })

  test('fails for those it was done for, and for nobody behind them', async () => {
    const { begun, ask } = workByHand()
    const first = ask({ term: 'a' })
    const second = ask({ term: 'a' })
    begun[0]?.end.reject(new Error('away'))
    await expect(first).rejects.toThrow('away')
    await settled()
    begun[1]?.end.resolve('there')
    expect(await second).toBe('there')
  })
})
