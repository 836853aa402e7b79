import { expect, test } from 'vitest'
import { coverageOf, playwrightTests, vitestTests } from './coverage.ts'
import { requirements } from './requirements.ts'

const first = { id: 'SPEC-1-first', says: 'The first' }
const second = { id: 'SPEC-1-second', says: 'The second' }

test('both reports are read', () => {
  const assertionResults = [{ fullName: 'group does it', tags: [first.id] }]
  expect(vitestTests({ testResults: [{ name: '/project/packages/a.test.ts', assertionResults }] }, '/project')).toEqual(
    [{ name: 'packages/a.test.ts: group does it', tags: [first.id] }],
  )
  const inner = { file: 'b.journey.ts', specs: [{ title: 'inside', tags: [`@${second.id}`] }] }
  expect(playwrightTests({ suites: [{ file: 'b.journey.ts', specs: [], suites: [inner] }] })).toEqual([
    { name: 'e2e/b.journey.ts: inside', tags: [second.id] },
  ])
})

test('a requirement is listed with its tests', () => {
  const { shown, faults } = coverageOf([first], [{ name: 'a', tags: [first.id] }])
  expect(shown).toEqual([{ ...first, tests: ['a'] }])
  expect(faults).toEqual([])
})

test('a requirement without a test, and a tag without a requirement, are faults', () => {
  const { faults } = coverageOf([first, second], [{ name: 'a', tags: [first.id, 'SPEC-1-third'] }])
  expect(faults).toEqual(['SPEC-1-second has no test: The second', 'SPEC-1-third is no requirement; it is a tag of a'])
})

test('every requirement has an id of its own', () => {
  const ids = requirements.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})
