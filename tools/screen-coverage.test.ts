import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import { actionsFor, claimActions } from '@redress/domain/claim/questions.ts'
import { parties } from '@redress/domain/people/parties.ts'
import { describe, expect, test } from 'vitest'
import { filing } from '../apps/web/src/texts/en/filing.ts'
import { routeAddresses } from '../e2e/screens/route-addresses.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const rows = read('docs/specification-coverage.md')
  .split('\n')
  .filter(line => line.startsWith('| '))
  .map(line =>
    line
      .split('|')
      .map(cell => cell.trim())
      .slice(1, -1),
  )
const rowOf = (first: string) => rows.find(([cell]) => cell === first)
const namesTest = (row: readonly string[] | undefined) => /[.](?:test[.]tsx?|journey[.]ts)`/.test(row?.at(-1) ?? '')

const claim = { id: 'claim', type: null, resolutions: [] }
const world = { userId: 'user', companyId: 'company', personId: 'person', paidFeeId: 'fee', claim: () => claim }

describe('the table of what the page shows has a row for', () => {
  // The journey through the routes holds this list against the router.
  test.each(Object.keys(routeAddresses(world)))('the route %s', pattern => {
    expect(namesTest(rowOf(`\`${pattern}\``))).toBe(true)
  })

  test.each(Object.entries(filing.guidelines))('the guideline %s, with its title', (key, { title }) => {
    const row = rowOf(`\`${key}\``)
    expect(row?.[1]).toBe(title)
    expect(namesTest(row)).toBe(true)
  })

  test.each(claimStatuses)('%s, with the actions that it allows', status => {
    const offered = parties.map(party => {
      const costOwner = party
      const actions = actionsFor(status, party, { costOwner })
      return actions.length === 0 ? 'none' : actions.map(action => `\`${action}\``).join(', ')
    })
    expect(rowOf(`\`${status}\``)?.slice(1, 3)).toEqual(offered)
  })

  test.each(claimActions)('the action %s', action => {
    expect(rows.some(([, ...cells]) => cells.some(cell => cell.includes(`\`${action}\``)))).toBe(true)
  })
})

const screens = ['visitors', 'dashboard', 'claims'].map(of => read(`e2e/screens/screen-texts-of-${of}.ts`)).join('\n')
const quoted = rows
  .filter(row => row.length === 3 && row[2]?.includes('screens-texts.journey.ts'))
  .flatMap(([where = '', text = '']) => [...text.matchAll(/"([^"]+)"/g)].map(([, words = '']) => ({ where, words })))

test('the words of screens are many', () => expect(quoted.length).toBeGreaterThan(150))

test.each(quoted)('$where: "$words" is looked for', ({ words }) => {
  const isLookedFor = screens.includes(`'${words}'`) || read('e2e/screen-texts.journey.ts').includes(`'${words}'`)
  expect(isLookedFor).toBe(true)
})
