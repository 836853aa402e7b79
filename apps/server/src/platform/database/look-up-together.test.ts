import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { lookUpTogether } from './look-up-together.ts'

/** Look-ups in the database, which the test answers. */
function lookUps() {
  const asked: { readonly keys: readonly string[]; readonly answer: PromiseWithResolvers<Map<string, string>> }[] = []
  let notify = Promise.withResolvers<void>()
  const find = lookUpTogether<string>(keys => {
    const answer = Promise.withResolvers<Map<string, string>>()
    asked.push({ keys, answer })
    notify.resolve()
    return answer.promise
  })
  /** Next look-up. */
  async function next() {
    if (asked.length === 0) await notify.promise
    notify = Promise.withResolvers()
    const [first] = asked.splice(0, 1)
    if (!first) throw new Error('Nothing was looked up')
    return first
  }
  return { find, next }
}

const found = (...keys: readonly string[]) => new Map(keys.map(key => [key, `found ${key}`]))

describe('what is looked up together', () => {
  test('is what is asked for at the same time, each key once', async () => {
    const { find, next } = lookUps()
    const answers = Promise.all([find('one'), find('other'), find('one'), find('none')])
    const { keys, answer } = await next()
    expect(keys).toEqual(['one', 'other', 'none'])
    answer.resolve(found('one', 'other'))
    expect(await answers).toEqual(['found one', 'found other', 'found one', null])
  })

  test('is never older than the question: who asks while a look is under way gets one of their own', async () => {
    const { find, next } = lookUps()
    const before = find('key')
    const first = await next()
    const after = find('key')
    const second = await next()
    first.answer.resolve(new Map([['key', 'as it was']]))
    second.answer.resolve(new Map([['key', 'as it is']]))
    expect([await before, await after]).toEqual(['as it was', 'as it is'])
  })

  test('waits together where several looks are under way', async () => {
    const { find, next } = lookUps()
    const answers: Promise<string | null>[] = []
    const looks: Awaited<ReturnType<typeof next>>[] = []
    for (const key of ['one', 'another', 'a third']) {
      answers.push(find(key))
      looks.push(await next())
    }
    for (const key of ['a fourth', 'a fifth']) {
      answers.push(find(key))
      // One turn of the event loop.
      await setImmediate()
    }
    looks[1]?.answer.resolve(found('another'))
    const last = await next()
    expect(last.keys).toEqual(['a fourth', 'a fifth'])
    for (const { keys, answer } of [...looks, last]) answer.resolve(found(...keys))
    expect(await Promise.all(answers)).toEqual(
      ['one', 'another', 'a third', 'a fourth', 'a fifth'].map(key => `found ${key}`),
    )
  })

  test('fails for all whom the look was for, and for nobody after them', async () => {
    const { find, next } = lookUps()
    const answers = Promise.allSettled([find('one'), find('other')])
    ;(await next()).answer.reject(new Error('away'))
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const later = find('one')
    ;(await next()).answer.resolve(found('one'))
    expect(await later).toBe('found one')
  })

  test('is split where it is very much', async () => {
    const { find, next } = lookUps()
    const keys = Array.from({ length: 250 }, (_, index) => `key ${index}`)
    const answers = Promise.all(keys.map(find))
    const looks = [await next(), await next(), await next()]
    for (const { keys, answer } of looks) answer.resolve(found(...keys))
    expect(await answers).toEqual(keys.map(key => `found ${key}`))
    expect(looks.map(({ keys }) => keys.length)).toEqual([100, 100, 50])
  })
})
