import { Writable } from 'node:stream'
import pg from 'pg'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { countedWarnings } from './counted-warnings.ts'
import { createLog } from './log.ts'

afterEach(() => void vi.useRealTimers())

/** Log with its output, line by line. */
function writtenLog() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { log: createLog('warn', stream), lines }
}

const sent = 'ada-lovelace'

/** Error of a statement with user input. */
async function databaseError(statement: string, values: readonly unknown[]): Promise<unknown> {
  const client = new pg.Client(inject('databaseUrl'))
  await client.connect()
  try {
    await client.query('create temporary table people (id serial, name text unique, age smallint check (age > 0))')
    await client.query("insert into people (name, age) values ('ada-lovelace', 36)")
    return await client.query(statement, [...values]).catch((error: unknown) => error)
  } finally {
    await client.end()
  }
}

const mailError = Object.assign(new Error(`all recipients were rejected: 550 <${sent}@example.org>: unknown`), {
  code: 'EENVELOPE',
  responseCode: 550,
  response: `550 <${sent}@example.org>: unknown`,
  rejected: [`${sent}@example.org`],
})
const thrownBy = (act: () => unknown): unknown => {
  try {
    return act()
  } catch (error) {
    return error
  }
}

test.each([
  ['a date out of range', () => databaseError('select $1::date', ['2026-13-41']), '22008'],
  ['what is no number', () => databaseError('select $1::int', [sent]), '22P02'],
  ['a row that is there', () => databaseError('insert into people (name) values ($1)', [sent]), 'people_name_key'],
  [
    'a row that a check refuses',
    () => databaseError('insert into people (name, age) values ($1, -1)', [`${sent}2`]),
    'people_age_check',
  ],
  [
    'a row without a value',
    () => databaseError('insert into people (id, name) values (null, $1)', [`${sent}2`]),
    '23502',
  ],
  ['what PostgreSQL says where it was', () => databaseError(`do $$ begin perform '${sent}'::int; end $$`, []), '22P02'],
  ['an address that the mail server refuses', () => mailError, 'EENVELOPE'],
  ['an address that is none', () => thrownBy(() => new URL(sent)), 'ERR_INVALID_URL'],
  ['what is no JSON', () => thrownBy(() => JSON.parse(`{"a": ${sent}}`)), 'SyntaxError'],
  ['what is no number of the runtime', () => thrownBy(() => BigInt(sent)), 'SyntaxError'],
])('a line of the log holds nothing that somebody sent: %s', async (_, fail, named) => {
  const { log, lines } = writtenLog()
  const error = await fail()
  expect(error).toBeInstanceOf(Error)
  log.error({ error: new Error('a job failed', { cause: error }) }, 'failed')
  log.error({ err: error }, 'failed')
  for (const line of lines) {
    expect(line).not.toContain(sent)
    expect(line).not.toContain('2026-13-41')
    expect(line).toContain(named)
    expect(line).toContain('    at '.trim())
  }
})

test('what happens with every request is said at once, and then once a minute with its count', () => {
  vi.useFakeTimers()
  const { log, lines } = writtenLog()
  const warn = countedWarnings(log, 'refused')
  const counts = () => lines.splice(0).map(line => (JSON.parse(line) as { count: number }).count)
  for (let times = 0; times < 659; times++) warn('overloaded', {})
  warn('disk', {})
  expect(counts()).toEqual([1, 1])
  vi.advanceTimersByTime(60_000)
  expect(counts()).toEqual([658])
  vi.advanceTimersByTime(120_000)
  expect(counts()).toEqual([])
  warn('overloaded', {})
  expect(counts()).toEqual([1])
})
