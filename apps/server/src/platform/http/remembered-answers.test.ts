import Fastify, { type FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { MovableClock } from '../../testing/movable-clock.ts'
import { rememberAnswers } from './remembered-answers.ts'

const begin = new Date('2026-03-01T12:00:10Z')
const seconds = (count: number) => count * 1_000
const asked = Array.from({ length: 100 }, (_, index) => `/${index}`)

/** Number of answers, cached together, that are recomputed after this time. */
async function madeAgainAfter(milliseconds: number, nextByClock: Date | null | undefined): Promise<number> {
  const clock = new MovableClock(begin)
  const answers = rememberAnswers(clock)
  let made = 0
  await using server: FastifyInstance = Fastify()
  server.get('/:id', (request, reply) => {
    const answer = answers.of({ userId: null, version: '1' }, request)
    const again = answer.sendAgain(reply)
    if (again) return again
    made++
    return answer.send(reply, { body: '{}', nextByClock })
  })
  for (const url of asked) await server.inject(url)
  clock.advance(milliseconds)
  made = 0
  for (const url of asked) await server.inject(url)
  return made
}

const between = (least: number, most: number) => (made: number) => made >= least && made <= most
const none = between(0, 0)
const all = between(asked.length, asked.length)
/** Lifetimes are random, so neither all nor none are expected. */
const some = between(1, asked.length - 1)

test.each([
  ['half a minute, where the clock may change it', undefined, seconds(29), none],
  ['less than a minute, each for a time of its own', undefined, seconds(45), some],
  ['no more than a minute', undefined, seconds(60), all],
  ['a quarter of an hour, where the clock does not change it', null, seconds(899), none],
  ['less than half an hour, each for a time of its own', null, seconds(1_350), some],
  ['no more than half an hour', null, seconds(1_800), all],
  ['until the clock changes it', new Date(begin.getTime() + seconds(5)), seconds(4.999), none],
  ['no longer than that', new Date(begin.getTime() + seconds(5)), seconds(5), all],
])('an answer is given again for %s', async (_, nextByClock, milliseconds, isExpected) => {
  expect(await madeAgainAfter(milliseconds, nextByClock)).toSatisfy(isExpected)
})

/** Statuses of repeated requests for a sequence of versions and answers. */
async function checked(...given: readonly { readonly version: string; readonly body: string }[]): Promise<number[]> {
  const answers = rememberAnswers(new MovableClock(begin), { isChecked: true })
  const statuses: number[] = []
  await using server: FastifyInstance = Fastify()
  server.get('/', (request, reply) => {
    const { version, body } = given[statuses.length] ?? { version: '', body: '' }
    const answer = answers.of({ userId: null, version }, request)
    return answer.sendAgain(reply) ?? answer.send(reply, { body, nextByClock: null })
  })
  while (statuses.length < given.length) statuses.push((await server.inject('/')).statusCode)
  return statuses
}

const [old, other] = [
  { version: '1', body: 'old' },
  { version: '1', body: 'new' },
]

test.each([
  ['of one version are two answers, when it is asked for again', [old, other, other], [200, 200, 500]],
  ['nothing, where an answer was newer than its version', [old, other, { ...other, version: '2' }], [200, 200, 200]],
  ['nothing, where nothing has changed', [old, old, old], [200, 200, 200]],
])('a check finds wrong: %s', async (_, given, statuses) => {
  expect(await checked(...given)).toEqual(statuses)
})
