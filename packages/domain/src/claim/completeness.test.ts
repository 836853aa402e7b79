import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ClaimDraft,
  firstUnfinishedStep,
  isFutureDate,
  isStepBegun,
  missingForSubmission,
  missingOfPlaintiff,
  type RequiredItem,
  requiredForSubmission,
} from './completeness.ts'

const complete: ClaimDraft = {
  type: 'Injury',
  dateOfClaim: '2026-01-02',
  value: 10,
  currency: 'EUR',
  location: 'Graz',
  jurisdiction: 'Austria',
  howDidInteractionBegin: 'a',
  whatDidDefendantDo: 'b',
  whatDidYouDo: 'c',
  resolvelmentOffered: 'd',
  communicationCurrentStatus: 'e',
  lastCommunication: '2026-01-03',
  lastResponse: 'f',
  representationStatus: 'Not Represented',
  disclaimerTerms: true,
  disclaimerDocumentation: true,
  disclaimerConsent: true,
  defendantsCount: 1,
  documentsCount: 1,
}
const items = Object.keys(requiredForSubmission) as RequiredItem[]
const without = (missing: readonly RequiredItem[]): ClaimDraft => ({
  ...complete,
  ...Object.fromEntries(
    missing.map(item => [item, { number: 0, boolean: false, string: ' ' }[typeof complete[item] as 'string'] ?? null]),
  ),
})

test('exactly what is missing is named, and reopening lands on its first step', () => {
  fc.assert(
    fc.property(fc.subarray(items), missing => {
      const draft = without(missing)
      expect(missingForSubmission(draft)).toEqual(missing)
      const [first] = missing
      expect(firstUnfinishedStep(draft)).toBe(first ? requiredForSubmission[first] : 5)
      for (const step of [1, 2, 3, 4, 5] as const)
        expect(missingForSubmission(draft, step)).toEqual(missing.filter(item => requiredForSubmission[item] === step))
    }),
  )
})

test('what was never given is missing as what was emptied is', () => {
  const never = { ...complete, ...Object.fromEntries(items.map(item => [item, null])) } as unknown as ClaimDraft
  expect(missingForSubmission(never)).toEqual(items)
})

test.each([
  ['nothing', { firstName: 'Ada', country: 'GB', identificationId: 'AB123456' }, []],
  [
    'a country and an identification id',
    { firstName: 'Ada', country: null, identificationId: '' },
    ['country', 'identificationId'],
  ],
  ['a name that can be read', { firstName: ' ', country: 'GB', identificationId: 'AB123456' }, ['firstName']],
] as const)('an account of a plaintiff may lack %s', (_, plaintiff, missing) => {
  expect(missingOfPlaintiff(plaintiff)).toEqual(missing)
})

test('a step is begun by each of its own items, and by no other', () => {
  for (const item of items.filter(each => each !== 'currency')) {
    const draft = without(items.filter(each => each !== item))
    const begun = ([1, 2, 3, 4] as const).filter(step => isStepBegun(draft, step))
    expect(begun).toEqual([requiredForSubmission[item]])
  }
})

test('a step is begun when something on it is given; a preset currency alone is nothing', () => {
  const empty = without(items.filter(item => item !== 'currency'))
  for (const step of [1, 2, 3, 4] as const) {
    expect(isStepBegun(empty, step)).toBe(false)
    expect(isStepBegun(complete, step)).toBe(true)
  }
})

test.each([
  ['2026-03-01', false],
  ['2026-03-02', false],
  ['2026-03-03', true],
  ['2025-12-31', false],
])('%s is in the future everywhere: %s', (date, expected) => {
  expect(isFutureDate(date, new Date('2026-03-01T12:00:00Z'))).toBe(expected)
})
