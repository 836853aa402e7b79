import { expect, test } from 'vitest'
import { messages } from '../../../../requirements/messages.ts'
import { confirmations, guidelines, notFound, type SpecifiedText } from '../../../../requirements/texts.ts'
import { type Area, areas, english, type PageTexts } from './catalogue.ts'

const loaded: Partial<PageTexts> = Object.assign({}, ...(await Promise.all(areas.map(english.load))))

/** The text at a path of the catalogue; what it fills in reads `…`. */
function textAt(code: string): unknown {
  const [area, ...keys] = code.split('.')
  const texts: unknown = loaded[area as Area]
  const found = keys.reduce((part, key) => (part as Record<string, unknown> | undefined)?.[key], texts)
  return typeof found === 'function' ? found(...Array.from({ length: found.length }, () => '…')) : found
}

const quoted: [code: string, text: string][] = [messages, notFound, confirmations, guidelines].flatMap(
  (table: Readonly<Record<string, SpecifiedText>>) =>
    Object.values(table).flatMap(({ code, text }) => [code].flat().map((each): [string, string] => [each, text])),
)

test.each(quoted)('the catalogue has at %s: %s', (code, text) => expect(textAt(code)).toBe(text))
