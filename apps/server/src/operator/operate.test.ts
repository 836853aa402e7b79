import { expect, test } from 'vitest'
import { ledgerLists } from '../payments/list-ledger.ts'
import { nouns } from './nouns.ts'
import { operate } from './operate.ts'

test.each([[[]], [['help']], [['--help']]])('%j lists every noun and each of its verbs', async parameters => {
  const { ok, text } = await operate(parameters)
  expect(ok).toBe(true)
  const lines = text.split('\n')
  for (const [name, { summary, usage }] of nouns) {
    expect(lines).toContain(`${name}: ${summary}`)
    for (const line of usage) expect(lines).toContain(`  ${name} ${line}`.trimEnd())
  }
  expect(lines).toContain(`  payments list [${ledgerLists.join('|')}]`)
})

test.each([
  ['a noun that is unknown', ['report', 'list'], [/^There is no “report”\. /, ...nouns.keys()]],
  ['a noun of every object', ['constructor'], [/^There is no “constructor”\. /]],
  [
    'a verb that is unknown',
    ['reports', 'lst'],
    [/^There is no “reports lst”\. /, 'npm run operator -- reports list all', 'REPORT is an id'],
  ],
  ['a verb of a noun that lists alone', ['acts', 'some'], [/^There is no “acts some”\. /, 'operator -- acts all']],
  ['a noun that lists nothing', ['backup'], [/^npm run operator -- backup write \[FILE or FOLDER\]\n/]],
  ['no file', ['backup', 'restore'], [/^npm run operator -- backup write/]],
  ['two files', ['backup', 'check', 'one', 'other'], [/^npm run operator -- backup write/]],
])('refuses %s, and says what there is', async (_name, parameters, parts) => {
  const { ok, text } = await operate(parameters)
  expect(ok).toBe(false)
  for (const part of parts) expect(text).toMatch(part)
})
