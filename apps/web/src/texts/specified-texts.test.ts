import { expect, test } from 'vitest'
import { areas, english } from './catalogue.ts'
import { specifiedMessages } from './testing/specified-messages.ts'

const textsIn = (part: unknown): string[] => {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : []
}

await Promise.all(areas.map(english.load))
const texts = new Set(areas.flatMap(area => textsIn(english.textsOf(area))))

test.each([...specifiedMessages.keys()])('stands in the catalogue: %s', text => {
  expect(texts).toContain(text)
})
