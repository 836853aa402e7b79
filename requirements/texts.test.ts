import { expect, test } from 'vitest'
import { en } from '../apps/web/src/texts/en.ts'
import { messages } from './messages.ts'
import { confirmations, guidelines, notFound, type SpecifiedText } from './texts.ts'

const areas = Object.entries(en.areas).map(async ([name, area]: [string, unknown]) => [
  name,
  typeof area === 'function' ? await area() : area,
])
const catalogue: unknown = Object.fromEntries(await Promise.all(areas))

/** The text at a path of the catalogue; what it fills in reads `…`. */
function textAt(code: string): unknown {
  const found = code.split('.').reduce((part: unknown, key) => (part as Record<string, unknown>)?.[key], catalogue)
  return typeof found === 'function' ? found(...Array.from({ length: found.length }, () => '…')) : found
}

const quoted: [code: string, text: string][] = [messages, notFound, confirmations, guidelines].flatMap(
  (table: Readonly<Record<string, SpecifiedText>>) =>
    Object.values(table).flatMap(({ code, text }) => [code].flat().map((each): [string, string] => [each, text])),
)

test.each(quoted)('the catalogue has at %s: %s', (code, text) => expect(textAt(code)).toBe(text))
