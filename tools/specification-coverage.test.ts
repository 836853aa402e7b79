import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@redress/contract/endpoints.ts'
import { errors } from '@redress/contract/errors.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const rows = readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8').split('\n')
const named = rows.flatMap(row =>
  [...row.matchAll(/`([^`]+[.](?:test[.]tsx?|journey[.]ts))`: "([^"]+)"/g)].map(([, file = '', name = '']) => ({
    file,
    name,
  })),
)
const tests = [...new Map(named.map(each => [`${each.file}: ${each.name}`, each])).values()]

test.each(tests)('$file has the test "$name"', ({ file, name }) => {
  const path = join(root, file)
  expect(existsSync(path)).toBe(true)
  expect(readFileSync(path, 'utf8')).toContain(name)
})

describe('the table has a row for', () => {
  const cells = new Set(rows.flatMap(row => row.split('|').map(cell => cell.trim())))

  test.each(endpoints)('$method $path', ({ method, path }) => {
    expect(cells).toContain(`\`${method} ${path}\``)
  })

  test.each(Object.values(validationTexts))('"%s"', text => {
    expect(cells).toContain(text)
  })

  test.each(Object.entries(errors))('%s', (code, { text }) => {
    expect(rows.some(row => row.startsWith(`| \`${code}\` | ${text} |`))).toBe(true)
  })
})
