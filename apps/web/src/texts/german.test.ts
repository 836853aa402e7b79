import { validationTexts } from '@redress/contract/validation-texts.ts'
import { claimTypes, disputeReasons, representationStatuses } from '@redress/domain/claim/vocabulary.ts'
import { describe, expect, test } from 'vitest'
import { de } from './de.ts'
import { type Catalogue, en, type Texts } from './en.ts'
import type { Area } from './texts.tsx'

/** Names, codes, and words that both languages share. */
const shared = new Set([
  'Apple',
  'Devnet',
  'Facebook',
  'Google',
  'LinkedIn',
  'Link',
  'Links',
  'Localnet',
  'Mainnet',
  'Memo',
  'Name',
  'Person',
  'Redress',
  'SOL',
  'Testnet',
  'Wallets',
])

const areas = Object.keys(en.areas) as Area[]

async function area(catalogue: Catalogue, name: Area): Promise<unknown> {
  const source = catalogue.areas[name]
  return typeof source === 'function' ? source() : source
}

/** A text made by a function says its parameters back, so that none of them is lost. */
function spoken(text: unknown): unknown {
  if (typeof text !== 'function') return text
  const parameters = Array.from({ length: text.length }, (_, index) => `<${index}>`)
  return text(...parameters)
}

/** Every text by its path. */
function textsOf(value: unknown, path: string): [path: string, text: string][] {
  const said = spoken(value)
  if (typeof said === 'string') return [[path, said]]
  if (typeof said !== 'object' || said === null) return []
  return Object.entries(said).flatMap(([key, each]) => textsOf(each, `${path}.${key}`))
}

const parametersIn = (text: string) => [...new Set(text.match(/<\d>/g))].sort()
const wordsIn = (text: string) => text.replace(/<\d>/g, '').replace(/^\P{L}+|\P{L}+$/gu, '')

test('both catalogues have the same areas', () => {
  expect(Object.keys(de.areas).sort()).toEqual([...areas].sort())
})

describe.each(areas)('%s in German', name => {
  test('has every text, with its parameters', async () => {
    const english = textsOf(await area(en, name), name)
    const german = textsOf(await area(de, name), name)
    expect(german.map(([path]) => path)).toEqual(english.map(([path]) => path))
    const parameters = (texts: typeof english) => texts.map(([path, text]) => [path, parametersIn(text)])
    expect(parameters(german)).toEqual(parameters(english))
  })

  test('is German', async () => {
    const english = new Map(textsOf(await area(en, name), name))
    const german = textsOf(await area(de, name), name)
    const untranslated = german.filter(
      ([path, text]) => text === english.get(path) && wordsIn(text) !== '' && !shared.has(wordsIn(text)),
    )
    expect(untranslated).toEqual([])
  })

  test('has no empty text', async () => {
    expect(textsOf(await area(de, name), name).filter(([, text]) => text.trim() === '')).toEqual([])
  })
})

describe('what the schemas say in English is said in German', () => {
  const wire = () => area(de, 'wire') as Promise<Texts['wire']>

  test.each(Object.values(validationTexts))('%s', async text => expect((await wire()).validation(text)).not.toBe(text))

  test('what is not known stays as it came', async () => {
    expect((await wire()).validation('A text of its own')).toBe('A text of its own')
    expect((await wire()).validation('toString')).toBe('toString')
  })

  test.each([...claimTypes, ...disputeReasons, ...representationStatuses])('%s', async word => {
    const { claimType, disputeReason, representation } = (await area(de, 'vocabulary')) as Texts['vocabulary']
    const said = [claimType(word), disputeReason(word), representation(word)]
    expect(said.some(each => each !== word)).toBe(true)
  })
})
