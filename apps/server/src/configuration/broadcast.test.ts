import type { InstallationSettings } from '@redress/contract/configuration.ts'
import { inEachLanguage } from '@redress/domain/people/languages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { misused } from '../platform/command-result.ts'
import { sayWho } from '../platform/operator/command-line.ts'
import { dataOf } from '../testing/file-claim.ts'
import { minutes, seconds } from '../testing/movable-clock.ts'
import { staffMember } from '../testing/staff.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { shownBroadcast } from './broadcast.ts'
import { runBroadcast } from './run-broadcast.ts'

type Staff = Awaited<ReturnType<typeof staffMember>>

let server: TestServer
let administrator: Staff
let moderator: Staff
beforeAll(async () => {
  server = await startTestServer()
  administrator = await staffMember(server, 'administrator')
  moderator = await staffMember(server, 'moderator')
})
afterAll(() => server.stop())

const texts = inEachLanguage(language => `Work tonight (${language})`)
const inOrder = Object.values(texts)
const inTime = (milliseconds: number) => new Date(server.clock.now().getTime() + milliseconds).toISOString()
const set = ({ client }: Staff, from: number, until: number) =>
  client.post('/v1/operator/broadcast', {
    ...{ texts, shownFrom: inTime(from), shownUntil: inTime(until), explanation: 'A new version comes.' },
  })
const end = ({ client }: Staff) => client.post('/v1/operator/broadcast/end', { explanation: 'Done.' })
const seenBy = async ({ client }: Staff) =>
  dataOf<InstallationSettings>(await client.get('/v1/operator/settings')).broadcast
const acts = () =>
  server.context.database
    .selectFrom('operator_acts')
    .select(['kind', 'subject', 'done_by', 'why'])
    .where('kind', 'in', ['broadcast set', 'broadcast ended'])
    .orderBy('sequence')
    .execute()

test('pages show what an administrator says from its beginning to its end, five seconds late at most', {
  tags: ['SPEC-4-broadcast', 'SPEC-7-POST-operator-broadcast', 'SPEC-7-POST-operator-broadcast-end'],
}, async () => {
  const shown = shownBroadcast(server.context)
  const shows = (expected: typeof texts | null) => expect.poll(shown).toEqual(expected)
  expect(await shown()).toBeNull()
  const answer = await set(administrator, minutes(1), minutes(2))
  expect(dataOf<InstallationSettings>(answer).broadcast).toEqual({
    ...{ texts, shownFrom: inTime(minutes(1)), shownUntil: inTime(minutes(2)) },
  })
  expect(await shown()).toBeNull()
  server.clock.advance(seconds(5))
  await shown()
  server.clock.advance(seconds(55))
  await shows(texts)
  expect((await end(administrator)).status).toBe(200)
  expect(await shown()).toEqual(texts)
  server.clock.advance(seconds(5))
  await shows(null)
  const { username: done_by } = administrator
  expect(await acts()).toEqual([
    {
      ...{ kind: 'broadcast set', subject: expect.stringContaining(texts.en), done_by, why: 'A new version comes.' },
    },
    { kind: 'broadcast ended', subject: texts.en, done_by, why: 'Done.' },
  ])
})

test('the first page after a silence shows it already', async () => {
  const shown = shownBroadcast(server.context)
  await set(administrator, 0, minutes(5))
  expect(await shown()).toEqual(texts)
  await end(administrator)
  server.clock.advance(minutes(1))
  expect(await shown()).toBeNull()
})

test('one takes the place of the one before, and ends by itself', { tags: 'SPEC-8-NO_BROADCAST' }, async () => {
  await set(administrator, 0, minutes(1))
  await set(administrator, 0, minutes(3))
  server.clock.advance(minutes(2))
  expect(await seenBy(moderator)).toMatchObject({ texts })
  server.clock.advance(minutes(1))
  expect(await seenBy(moderator)).toBeNull()
  expect((await end(administrator)).body.code).toBe('NO_BROADCAST')
})

test('of two that end it at once one acts', async () => {
  await set(administrator, 0, minutes(1))
  const codes = (await Promise.all([end(administrator), end(administrator)])).map(({ status }) => status)
  expect(codes.toSorted()).toEqual([200, 409])
})

test.each([
  ['ends before it begins', minutes(2), minutes(1)],
  ['is over', -minutes(2), -minutes(1)],
])('what %s is refused', { tags: 'SPEC-8-BROADCAST_TIMES' }, async (_, from, until) => {
  expect((await set(administrator, from, until)).body.code).toBe('BROADCAST_TIMES')
})

test('whoever is no administrator reads it, and says nothing to everybody', {
  tags: 'SPEC-7-GET-operator-settings',
}, async () => {
  expect((await set(moderator, 0, minutes(1))).body.code).toBe('NOT_FOUND')
  expect((await end(moderator)).body.code).toBe('NOT_FOUND')
  const { mayBroadcast, mayReadReports } = dataOf<InstallationSettings>(
    await moderator.client.get('/v1/operator/settings'),
  )
  expect({ mayBroadcast, mayReadReports }).toEqual({ mayBroadcast: false, mayReadReports: true })
})

test('a command does the same', async () => {
  const run = (...line: string[]) => runBroadcast(server.context, line)
  const said = ['--by', 'Otto', '--because', 'A new version.']
  expect(await run()).toEqual({ ok: true, text: 'The pages show nothing.' })
  const times = [inTime(0), inTime(minutes(1))]
  expect(await run('set', ...times, ...inOrder)).toMatchObject({ ok: false, text: sayWho })
  expect(await run('set', ...times, ...inOrder.slice(1), ...said)).toEqual(misused)
  expect(await run('set', 'tonight', 'tomorrow', ...inOrder, ...said)).toMatchObject({
    text: expect.stringContaining('such as 2026-12-01T20:00:00Z'),
  })
  expect(await run('set', ...times.toReversed(), ...inOrder, ...said)).toMatchObject({ ok: false })
  expect(await run('set', ...times, ...inOrder, ...said)).toMatchObject({
    ok: true,
    text: expect.stringMatching(
      /^Every page shows this from .* UTC until .* UTC:\nEnglish: Work tonight \(en\)\nDeutsch: Work tonight \(de\)/,
    ),
  })
  expect(await seenBy(moderator)).toMatchObject({ texts })
  expect(await run('end', ...said)).toEqual({ ok: true, text: 'The pages show it no longer.' })
  expect(await run('end', ...said)).toMatchObject({ ok: false })
})
