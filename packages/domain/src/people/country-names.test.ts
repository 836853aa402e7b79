import { expect, test } from 'vitest'
import { countryNamed } from './country-names.ts'

test.each([
  ['Austria', 'AT'],
  [' österreich ', 'AT'],
  ['GERMANY', 'DE'],
  ['United Kingdom', 'GB'],
  ['Carinthia', null],
  ['Austria, Regional Court of Graz', null],
  ['Klara Vogt', null],
  ['', null],
])('“%s” names %s', (text, country) => expect(countryNamed(text)).toBe(country))
