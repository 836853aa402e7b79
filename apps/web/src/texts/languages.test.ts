import { type Language, languages } from '@redress/domain/people/languages.ts'
import { longestSentence, textsIn } from '@redress/texts/testing/catalogue-rules.ts'
import { testedWords } from '@redress/texts/testing/tested-words.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { areas, catalogueOf } from './catalogue.ts'
import { preferredLanguage } from './texts.tsx'

async function textsOf(language: Language) {
  const catalogue = await catalogueOf(language)
  const loaded = await Promise.all(areas.map(async area => textsIn((await catalogue.load(area))[area], area)))
  return new Map(loaded.flat())
}

const parametersIn = (text: string) => [...new Set(text.match(/<\d>/g))].sort()
const wordsIn = (text: string) => text.replace(/<\d>/g, ' ').match(/\p{L}+/gu) ?? []
const english = await textsOf('en')

describe.each(languages.filter(language => language !== 'en'))('the page in %s', async language => {
  const translated = await textsOf(language)

  test('has every text, with its parameters, and none that is empty', () => {
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [path, text] of english) {
      const translation = translated.get(path) ?? ''
      expect(parametersIn(translation), path).toEqual(parametersIn(text))
      if (text.trim() !== '') expect(translation.trim(), path).not.toBe('')
    }
  })

  test('does not repeat the English texts', () => {
    const same = [...english].filter(([path, text]) => wordsIn(text).length > 0 && translated.get(path) === text)
    // A name or a single word may well be the same in both; a sentence is not.
    expect(same.filter(([, text]) => wordsIn(text).length > 1)).toEqual([])
    expect(same.length).toBeLessThan(english.size / 20)
  })
})

/** Texts of the box that says whose turn it is, and of the forms in it. */
const ofClaims = 'turn|paymentAnswers|moreTime|endings|answer|terms|offerForm|planForm|amend|cheaperOffer'
const ofBox = new RegExp(
  `^(claims\\.(${ofClaims})|turns|bidding|performance|takeover\\.letter|resolutions\\.form|dispute)\\.`,
)

test.each(languages)('the box of a claim sends nobody up or down the page: %s', async language => {
  const texts = [...(await textsOf(language))].filter(([path]) => ofBox.test(path))
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter(([, text]) => testedWords[language].elsewhere.test(text))).toEqual([])
})

test.each(languages)('the page says no word that stops a newcomer: %s', async language => {
  const stopping = [...(await textsOf(language))].filter(([, text]) => testedWords[language].banned.test(text))
  expect(stopping).toEqual([])
})

/** Texts that the page shows by the installation's Solana cluster, or that leave it open. */
const saidByCluster =
  /^faq\.more\.items\.4\.answer$|^payment\.(noWallet\.fillTest|.*\.short\.(faucet|testWallet)|clusters\.testnet)$/

test.each(languages)('what expires is said only where a setting chooses it: %s', async language => {
  const expiring = [...(await textsOf(language))].filter(([, text]) => testedWords[language].expiring.test(text))
  expect(expiring.map(([path]) => path).filter(path => !saidByCluster.test(path))).toEqual([])
  expect(expiring.length).toBeGreaterThan(0)
})

test.each(languages)('no sentence of the page is longer than 25 words: %s', async language => {
  expect([...(await textsOf(language))].filter(([, text]) => longestSentence(text) > 25)).toEqual([])
})

describe('a visitor begins', () => {
  beforeEach(() => {
    vi.stubGlobal('location', { search: '?language=xx' })
    vi.stubGlobal('document', { cookie: '' })
  })

  test('in the first of the browser’s languages that there is', () => {
    vi.stubGlobal('navigator', { languages: ['xx-XX', 'de-AT', 'en'] })
    expect(preferredLanguage()).toBe('de')
  })

  test.each(languages)('in the language that was chosen before: %s', language => {
    vi.stubGlobal('navigator', { languages: ['en-US'] })
    vi.stubGlobal('document', { cookie: `redress-other=xx; redress-language=${language}` })
    expect(preferredLanguage()).toBe(language)
  })

  test.each(languages)('in the language that the link of a mail names, and stays in it: %s', language => {
    const page = { cookie: 'redress-language=xx' }
    vi.stubGlobal('navigator', { languages: ['xx'] })
    vi.stubGlobal('document', page)
    vi.stubGlobal('location', { search: `?redeem_code=ABC&language=${language}` })
    expect(preferredLanguage()).toBe(language)
    expect(page.cookie).toMatch(new RegExp(`^redress-language=${language};`))
  })
})
