import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { operations as allOperations, resourceTexts } from './endpoints.ts'
import { view } from './named-schemas.ts'
import { openApiDocument } from './openapi.ts'

type Described = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Described => typeof value === 'object' && value !== null
const partsOf = (value: Described): Described[] => [value, ...Object.values(value).filter(isObject).flatMap(partsOf)]
const repeated = (values: readonly unknown[]): string[] => {
  const printed = values.map(value => JSON.stringify(value))
  return printed.filter((value, index) => printed.indexOf(value) !== index)
}

const { paths, components } = openApiDocument(allOperations, resourceTexts)
const operations = Object.values(paths).flatMap(path => Object.values(path))

test('objects and enumerations that stand in several places are described once', () => {
  const envelope = (part: Described) => isObject(part.properties) && Object.keys(part.properties).join() === 'data'
  const described = partsOf({ paths, ...components }).filter(
    part => (isObject(part.properties) && part.type === 'object' && !envelope(part)) || Array.isArray(part.enum),
  )
  expect(described.length).toBeGreaterThan(100)
  expect(repeated(described)).toEqual([])
})

test('answers that several calls give are described once, and so is every failure', () => {
  const inline = operations.flatMap(({ responses }) =>
    Object.entries(responses).filter(([, answer]) => !('$ref' in answer)),
  )
  expect(repeated(inline)).toEqual([])
  expect(inline.filter(([status]) => status !== '200')).toEqual([])
})

test('a name stands for one schema', () => {
  const twice = ['a', 'b'].map(field => ({
    name: field,
    resource: 'Claims',
    endpoint: endpoint({
      method: 'GET',
      path: `/v1/${field}`,
      summary: '',
      permission: 'read public pages',
      output: view('Twice', { [field]: z.string() }),
      errors: [],
    }),
  }))
  expect(() => openApiDocument(twice, [])).toThrow('Twice names two schemas')
})

/** The specification calls the sum of these `value`; a change of the history may be of any role. */
const specified = [
  'ClaimListItem',
  'ConfirmedClaim',
  'FoundClaim',
  'HistoryItem',
  'PartyClaim',
  'PublicClaim',
  'Resolution',
]
/** Bodies, a sum of a plan, and a field of a company's record that is no sum. */
const notShown =
  /^(Claim(Amendment|Patch)|Resolution(Counter|Proposal)|SealedBid|ShownClaim|WrittenAnswer|DueSum|OwedSum|MergeSuggestion)$/

test('a sum of an answer is named by its role', () => {
  const withValue = Object.entries(components.schemas).filter(
    ([name, { properties }]) => isObject(properties) && 'value' in properties && !notShown.test(name),
  )
  expect(withValue.map(([name]) => name).sort()).toEqual(specified)
})

test('an operation is named by a verb and an object, once, and stands in a group that is described', () => {
  const names = operations.map(({ operationId }) => operationId)
  expect(names).toContain('submitClaim')
  expect(names.filter(name => !/^[a-z]+([A-Z][a-z]*)*$/.test(name))).toEqual([])
  expect(repeated(names)).toEqual([])
  const groups = new Set(operations.flatMap(({ tags }) => tags))
  expect([...groups].sort()).toEqual(resourceTexts.map(({ name }) => name).sort())
})
