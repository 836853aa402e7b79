import { globSync, readFileSync } from 'node:fs'
import { languages } from '@redress/domain/people/languages.ts'
import { expect, test } from 'vitest'
import { testedWords } from './testing/tested-words.ts'

/** Comments, and the names of texts. */
const unsaid = /\/\*.*?\*\/|^\s*\/\/.*$|^\s*\w+:/gms

test.each(languages)('mail, letters and documents say no word that stops a newcomer: %s', language => {
  const files = globSync(`${import.meta.dirname}/${language}/*.ts`)
  expect(files.length).toBeGreaterThan(3)
  const lines = files.flatMap(file => readFileSync(file, 'utf8').replaceAll(unsaid, '').split('\n'))
  expect(lines.filter(line => testedWords[language].banned.test(line))).toEqual([])
})
