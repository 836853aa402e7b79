import { expect, test } from 'vitest'
import { en } from './en.ts'
import { specifiedMessages } from './testing/specified-messages.ts'

const textsIn = (part: unknown): string[] => {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : []
}

const areas = await Promise.all(
  Object.values(en.areas).map((area: unknown) => (typeof area === 'function' ? (area() as unknown) : area)),
)
const catalogue = new Set(areas.flatMap(textsIn))

test.each([...specifiedMessages.keys()])('stands in the catalogue: %s', text => {
  expect(catalogue).toContain(text)
})
