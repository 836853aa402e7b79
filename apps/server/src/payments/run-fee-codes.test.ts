import { expect, onTestFinished, test } from 'vitest'
import { misused } from '../platform/command-result.ts'
import { sayWho } from '../platform/operator/command-line.ts'
import { startTestServer } from '../testing/test-server.ts'
import { listFeeCodes } from './fee-codes.ts'
import { runFeeCodes } from './run-fee-codes.ts'

test('a command makes, lists and ends codes', async () => {
  const server = await startTestServer()
  onTestFinished(() => server.stop())
  const run = (...line: string[]) => runFeeCodes(server.context, line)
  const said = ['--by', 'Otto', '--because', 'They help.']
  const make = ['make', 'Library of Graz', '100', '5', '30']
  expect(await run(...make)).toMatchObject({ ok: false, text: sayWho })
  expect(await run('make', 'Library of Graz', ...said)).toEqual(misused)
  expect(await run('make', 'Library of Graz', '101', '5', '30', ...said)).toMatchObject({
    text: expect.stringContaining('SHARE is a percentage up to 100'),
  })
  expect((await run(...make, ...said)).text).toMatch(/^([0-9A-Z]{5}-){5}[0-9A-Z]\n/)
  expect((await run()).text).toMatch(
    /^\S{36} {2}open: 100 % for Library of Graz, used 0 of 5 times, until \d{4}-\d\d-\d\d$/,
  )
  const [code] = (await listFeeCodes(server.context)).codes
  expect(await run('end', '00000000', ...said)).toMatchObject({ ok: false, text: 'There is no code 00000000.' })
  expect(await run('end', code?.id ?? '', ...said)).toMatchObject({ ok: true })
  expect((await run('list')).text).toContain('ended: 100 % for Library of Graz')
})
