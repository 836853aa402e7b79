import { locales } from '@redress/domain/people/languages.ts'
import { expect, test } from 'vitest'
import { createFormats } from '../lib/format.ts'
import { catalogueOf } from './catalogue.ts'
import { unbroken } from './unbroken.ts'

test.each(Object.entries(locales))('no date of a year breaks, with or without its time: %s', (_language, locale) => {
  const formats = createFormats(locale)
  const texts = unbroken({ until: (date: string) => `Until ${date}, if you can`, all: (date: string) => [date] })
  for (let month = 0; month < 12; month++) {
    const day = new Date(2026, month, 7, 14, 3)
    for (const date of [formats.date(day), formats.dateTime(day)]) {
      const kept = date.replaceAll('-', '\u2011').replaceAll(' ', '\u00a0')
      expect(kept).not.toMatch(/[- ]/)
      expect(texts.until(date)).toBe(`Until ${kept}, if you can`)
      expect(texts.all(date)).toEqual([kept])
    }
  }
})

test('the size of a file does not break', () => {
  expect(unbroken('up to 50 MB each')).toBe('up to 50\u00a0MB each')
})

test('all else stays as it is', () => {
  const text = 'Pay 10 or 20-30 by e-mail; see 2026-11-22 and step-1.'
  expect(unbroken(text)).toBe(text)
  expect(unbroken((one: string, two: string) => one + two)).toHaveLength(2)
})

test.each([
  ['علي', 'Ask \u2068علي\u2069: 5'],
  ['\u2068علي\u2069 and Klara', 'Ask \u2068علي\u2069 and Klara: 5'],
  ['Klara Vogt', 'Ask Klara Vogt: 5'],
])('the name %s turns nothing around it, whatever it is put in with', (name, said) => {
  const texts = unbroken({
    one: (each: string) => `Ask ${each}: 5`,
    fields: ({ by }: { by: string }) => `Ask ${by}: 5`,
    many: ([first]: readonly string[]) => `Ask ${first}: 5`,
  })
  expect([texts.one(name), texts.fields({ by: name }), texts.many([name])]).toEqual([said, said, said])
})

test('the catalogue gives the texts unbroken', async () => {
  const german = await catalogueOf('de')
  const { profile } = await german.load('profile')
  expect(profile.account.emails).toContain('E\u2011Mail')
})
