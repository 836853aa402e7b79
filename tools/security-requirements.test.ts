import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { askedFor, faultsOfTable, rowsOf } from './security-requirements.ts'

const text = readFileSync(`${import.meta.dirname}/../docs/reference/asvs-5.0.txt`, 'utf8')

test('every requirement of ASVS 5.0 of levels 1 and 2 has its row, and every row names what is there', () => {
  const levels = [...askedFor.values()]
  expect([levels.filter(level => level === '1').length, levels.filter(level => level === '2').length]).toEqual([
    70, 183,
  ])
  expect(faultsOfTable(text)).toEqual([])
})

const [row = ''] = text.match(/^\| V2\.2\.1 .*$/m) ?? []
test.each([
  ['V2.2.1 is missing', text.replace(row, '')],
  ['V2.2.1 stands twice', text.replace(row, `${row}\n${row}`)],
  ['V2.2.9 is not asked for', text.replace(row, `${row}\n${row.replace('V2.2.1', 'V2.2.9')}`)],
  ['V2.2.1 is of level 1', text.replace(row, row.replace('| 1 |', '| 2 |'))],
  ['V2.2.1 has the state "may hold"', text.replace(row, row.replace('| holds |', '| may hold |'))],
  ['V2.2.1 holds, and names no test', text.replace(row, row.replace(/`.*”/, 'surely'))],
  ['V2.2.1 names every-field.test.tsx, which is not there', text.replace(row, row.replace('.test.ts', '.test.tsx'))],
  [
    'V2.2.1 names “refuses”, which is not in README.md',
    text.replace(row, row.replace(/`.*”/, '`README.md` “refuses”')),
  ],
])('%s', (fault, broken) => {
  expect(rowsOf(row)).toHaveLength(1)
  expect(faultsOfTable(broken)).toEqual([fault])
})
