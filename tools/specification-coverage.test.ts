import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EndpointDefinition } from '@redress/contract/endpoint.ts'
import { endpoints } from '@redress/contract/endpoints.ts'
import { errors } from '@redress/contract/errors.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { specifiedMessages } from '../apps/web/src/texts/testing/specified-messages.ts'
import { journeyTitles, titlesIn } from './test-titles.ts'

const root = join(import.meta.dirname, '..')
const document = readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8')

interface NamedTest {
  readonly file: string
  readonly name: string
}

const testsIn = (text: string): NamedTest[] =>
  [...text.matchAll(/`([^`]+[.](?:test[.]tsx?|journey[.]ts))`: "([^"]+)"/g)].map(([, file = '', name = '']) => ({
    file,
    name,
  }))

interface Row {
  readonly cells: readonly string[]
  readonly shownBy: string
  readonly line: string
}

/** The rows of a table, without its head. */
const rowsOf = (text: string): Row[] =>
  [...text.matchAll(/^\|[ -|]*-[ -|]*\|\n((?:\|.*\n)+)/gm)].flatMap(([, body = '']) =>
    body
      .trim()
      .split('\n')
      .map(line => {
        const cells = line
          .split('|')
          .slice(1, -1)
          .map(cell => cell.trim())
        return { cells, shownBy: cells.at(-1) ?? '', line }
      }),
  )

/** The rows of the section whose title begins so. */
const section = (title: string): Row[] => rowsOf(document.split(/^## /m).find(each => each.startsWith(title)) ?? '')

const rows = rowsOf(document)
const named = [...new Map(testsIn(document).map(each => [`${each.file}: ${each.name}`, each])).values()]

let journeys: ReadonlyMap<string, ReadonlySet<string>>
beforeAll(() => {
  journeys = journeyTitles()
}, 60_000)

test.each(named)('$file has the test "$name"', ({ file, name }) => {
  const path = join(root, file)
  expect(existsSync(path)).toBe(true)
  const titles = file.endsWith('.journey.ts') ? journeys.get(file) : titlesIn(readFileSync(path, 'utf8'))
  expect([...(titles ?? [])]).toContain(name)
})

test('every row names a test', () => {
  expect(rows.length).toBeGreaterThan(200)
  expect(rows.filter(({ shownBy }) => testsIn(shownBy).length === 0).map(({ line }) => line)).toEqual([])
  expect(document).not.toMatch(/no test yet/i)
})

/** The names of what travels in a part of a call: those of an object, or of what a list holds. */
function fieldsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if ('shape' in schema && typeof schema.shape === 'object') return Object.keys(schema.shape ?? {})
  if ('element' in schema) return fieldsOf(schema.element)
  return 'options' in schema && Array.isArray(schema.options) ? schema.options.flatMap(fieldsOf) : []
}

describe('the calls', () => {
  const calls = section('The calls')
  const rowOf = ({ method, path }: EndpointDefinition) =>
    calls.find(({ cells }) => cells[0] === `\`${method} ${path}\``)
  const namesIn = (cell = '') => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)

  test.each(endpoints)('have a row for $method $path, with all of its payload', endpoint => {
    const { body, query }: EndpointDefinition = endpoint
    const names = namesIn(rowOf(endpoint)?.cells[1])
    expect(rowOf(endpoint)).toBeDefined()
    expect(names).toEqual(expect.arrayContaining([...fieldsOf(body), ...fieldsOf(query)]))
  })

  test.each(endpoints)('name of the answer of $method $path only what is in it', endpoint => {
    const inAnswer = fieldsOf(endpoint.output)
    const strangers = namesIn(rowOf(endpoint)?.cells[2]).filter(name => !inAnswer.includes(name))
    expect(strangers).toEqual([])
  })
})

test.each(Object.values(validationTexts))('the validation texts have a row for "%s"', text => {
  expect(section('Validation texts').map(({ cells }) => cells[0])).toContain(text)
})

test.each(Object.entries(errors))('the failures of the API have a row for %s', (code, { text }) => {
  const failures = section('What the API answers').map(({ cells }) => cells.slice(0, 2))
  expect(failures).toContainEqual([`\`${code}\``, text])
})

describe('what the page says', () => {
  const messages = section('What the page says').map(({ cells: [text = '', stays = ''], shownBy }) => ({
    text,
    stays,
    shownBy,
  }))

  test('is what the specification says, each once', () => {
    expect(messages.map(({ text }) => text).sort()).toEqual([...specifiedMessages.keys()].sort())
  })

  test.each(messages)('"$text" is met, for as long as it has to stay ($stays)', ({ text, stays, shownBy }) => {
    const seconds = specifiedMessages.get(text)
    expect([`${seconds} s`, 'page']).toContain(stays)
    const names = testsIn(shownBy).map(({ name }) => `${name} [`)
    expect(names).toContainEqual(expect.stringContaining(`[${stays}] ${text} [`))
  })
})
