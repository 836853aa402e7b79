import { join } from 'node:path'
import { type OfferReader, offerInWords } from '@redress/contract/offer-words.ts'
import { effectOfOffer, type OfferStage, offerStages } from '@redress/domain/claim/offers.ts'
import { type PaymentPlan, planInstalments } from '@redress/domain/claim/payment-plan.ts'
import { cents, moneyText } from '@redress/domain/money/money.ts'
import { dateLocales, type Language, languages, locales } from '@redress/domain/people/languages.ts'
import { type Party, parties } from '@redress/domain/people/parties.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contractTexts } from './contract-texts.ts'
import { testedWords } from './testing/tested-words.ts'

const names = { plaintiff: 'Amélie Fischer', defendants: ['Klara Vogt'] }
const several = { ...names, defendants: ['Klara Vogt', 'Roof Ltd', 'Dana Keller'] }

interface Case {
  readonly value?: bigint
  readonly winner: Party
  readonly bearer: Party
  readonly reader: OfferReader
  readonly stage?: OfferStage
  readonly language?: Language
  readonly of?: typeof names
  readonly plan?: PaymentPlan
}

function say({
  value = 2_450_00n,
  winner,
  bearer,
  reader,
  stage = 'open',
  language = 'en',
  of = names,
  plan = [],
}: Case): string {
  const effect = effectOfOffer({ value: cents(value), winningParty: winner, costOwner: bearer, paymentPlan: plan })
  const money = (amount: number) => moneyText(amount, 'EUR', locales[language])
  const dates = new Intl.DateTimeFormat(dateLocales[language], { dateStyle: 'long', timeZone: 'UTC' })
  const day = (on: string) => dates.format(new Date(on))
  const said = offerInWords(effect, { texts: contractTexts[language].offers, stage, reader, names: of, money, day })
  return said.replaceAll('\u00a0', ' ')
}

const [P, D] = parties

test.each([
  [P, D, P, 'You would receive EUR 2,450.00. Klara Vogt pays the fee of EUR 200.00.'],
  [P, P, P, 'You would receive EUR 2,450.00, and pay the fee of EUR 200.00.'],
  [D, D, P, 'You would receive nothing. Klara Vogt pays the fee of EUR 200.00.'],
  [D, P, P, 'You would receive nothing, and pay the fee of EUR 200.00.'],
  [P, D, D, 'You would pay Amélie Fischer EUR 2,450.00, and pay the fee of EUR 200.00.'],
  [P, P, D, 'You would pay Amélie Fischer EUR 2,450.00. Amélie Fischer pays the fee of EUR 200.00.'],
  [D, D, D, 'You would pay Amélie Fischer nothing, and pay the fee of EUR 200.00.'],
  [D, P, D, 'You would pay Amélie Fischer nothing. Amélie Fischer pays the fee of EUR 200.00.'],
  [P, D, null, 'Klara Vogt would pay Amélie Fischer EUR 2,450.00. Klara Vogt pays the fee of EUR 200.00.'],
  [P, P, null, 'Klara Vogt would pay Amélie Fischer EUR 2,450.00. Amélie Fischer pays the fee of EUR 200.00.'],
  [D, D, null, 'Amélie Fischer would receive nothing. Klara Vogt pays the fee of EUR 200.00.'],
  [D, P, null, 'Amélie Fischer would receive nothing. Amélie Fischer pays the fee of EUR 200.00.'],
] as const)('%s wins, %s bears the fee, read by %s', (winner, bearer, reader, said) => {
  expect(say({ winner, bearer, reader })).toBe(said)
})

test.each([
  ['agreed', 'You are to receive nothing, and to pay the fee of EUR 200.00.'],
  ['settled', 'By this agreement you receive nothing. The fee of EUR 200.00 is paid.'],
  ['rejected', 'You would have received nothing, and paid the fee of EUR 200.00.'],
] as const)('an offer that is %s stands in its own tense', (stage, said) => {
  expect(say({ winner: D, bearer: P, reader: P, stage })).toBe(said)
})

test.each([
  [
    'en',
    'Klara Vogt and 2 others would pay Amélie Fischer EUR 2,450.00. Klara Vogt and 2 others pay the fee of EUR 200.00.',
  ],
  [
    'de',
    'Klara Vogt und 2 weitere würden 2.450,00 EUR an Amélie Fischer zahlen. Klara Vogt und 2 weitere tragen die Gebühr von 200,00 EUR.',
  ],
] as const)('several defendants stand in the plural: %s', (language, said) => {
  expect(say({ winner: P, bearer: D, reader: null, language, of: several })).toBe(said)
})

test('in German', () => {
  expect(say({ winner: P, bearer: D, reader: P, language: 'de' })).toBe(
    'Sie würden 2.450,00 EUR erhalten. Klara Vogt trägt die Gebühr von 200,00 EUR.',
  )
  expect(say({ winner: D, bearer: P, reader: P, language: 'de' })).toBe(
    'Sie würden nichts erhalten und die Gebühr von 200,00 EUR tragen.',
  )
})

describe('when it is paid', () => {
  const value = 1_800_00n
  const first = '2027-01-15'
  const inThree = planInstalments(cents(value), 3, first)
  const uneven = planInstalments(cents(value), 7, first)
  const byDay = [{ dueOn: first, value: cents(value) }]
  const differing = [
    { dueOn: first, value: cents(1_000_00n) },
    { dueOn: '2027-02-15', value: cents(500_00n) },
    { dueOn: '2027-06-15', value: cents(300_00n) },
  ]

  test.each<[Omit<Case, 'winner' | 'bearer'>, string]>([
    [
      { reader: P, plan: byDay },
      'You would receive EUR 1,800.00 by 15 January 2027. Klara Vogt pays the fee of EUR 200.00.',
    ],
    [
      { reader: D, plan: inThree },
      'You would pay Amélie Fischer EUR 1,800.00 in 3 instalments (EUR 600.00 each, the first on 15 January 2027, the last on 15 March 2027), and pay the fee of EUR 200.00.',
    ],
    [
      { reader: null, plan: uneven, stage: 'agreed' },
      'Klara Vogt is to pay Amélie Fischer EUR 1,800.00 in 7 instalments (all of EUR 257.14 but the last of EUR 257.16; the first on 15 January 2027, the last on 15 July 2027). Klara Vogt is to pay the fee of EUR 200.00.',
    ],
    [
      { reader: P, plan: differing, stage: 'settled' },
      'By this agreement you receive EUR 1,800.00 in 3 instalments (the first of EUR 1,000.00 on 15 January 2027, the last of EUR 300.00 on 15 June 2027). Klara Vogt was to pay the fee of EUR 200.00, which is paid.',
    ],
    [
      { reader: D, plan: byDay, language: 'de', stage: 'rejected' },
      'Sie hätten 1.800,00 EUR bis zum 15. Januar 2027 an Amélie Fischer gezahlt und die Gebühr von 200,00 EUR getragen.',
    ],
    [
      { reader: D, plan: inThree, language: 'de' },
      'Sie würden 1.800,00 EUR in 3 Raten (je 600,00 EUR, die erste am 15. Januar 2027, die letzte am 15. März 2027) an Amélie Fischer zahlen und die Gebühr von 200,00 EUR tragen.',
    ],
    [
      { reader: P, plan: uneven, language: 'de' },
      'Sie würden 1.800,00 EUR in 7 Raten (alle zu 257,14 EUR, nur die letzte zu 257,16 EUR; die erste am 15. Januar 2027, die letzte am 15. Juli 2027) erhalten. Klara Vogt trägt die Gebühr von 200,00 EUR.',
    ],
    [
      { reader: P, plan: differing, language: 'de' },
      'Sie würden 1.800,00 EUR in 3 Raten (die erste von 1.000,00 EUR am 15. Januar 2027, die letzte von 300,00 EUR am 15. Juni 2027) erhalten. Klara Vogt trägt die Gebühr von 200,00 EUR.',
    ],
  ])('%o', (said, words) => {
    expect(say({ value, winner: P, bearer: D, ...said })).toBe(words)
  })

  test('where nobody pays, no day is said', () => {
    expect(say({ value, winner: D, bearer: D, reader: P, plan: byDay })).toBe(
      'You would receive nothing. Klara Vogt pays the fee of EUR 200.00.',
    )
  })
})

describe.each(languages)('nobody’s net is said wrong: %s', language => {
  const amounts = (text: string) => text.match(/\d[\d.,]*\d/g) ?? []
  const written = (value: bigint) => amounts(moneyText(Number(value) / 100, 'EUR', locales[language]))

  test('whoever wins, bears the fee and reads, above, equal to or below the claim, or nothing', () => {
    const claim = 5_000_00n
    const value = fc.oneof(fc.bigInt(100n, claim - 1n), fc.constant(claim), fc.bigInt(claim + 1n, 10n ** 11n))
    const anyParty = fc.constantFrom(...parties)
    const reader = fc.constantFrom<OfferReader>(...parties, null)
    const stage = fc.constantFrom(...offerStages)
    fc.assert(
      fc.property(value, anyParty, anyParty, reader, stage, (amount, winner, bearer, who, at) => {
        const { moved, fee, net } = effectOfOffer({ value: cents(amount), winningParty: winner, costOwner: bearer })
        const said = say({ value: amount, winner, bearer, reader: who, stage: at, language })
        const sign = testedWords[language].offer
        // The stated amounts add up to the net effect on each side.
        expect(amounts(said)).toEqual([...(moved === 0n ? [] : written(moved)), ...written(fee)])
        expect(sign.nothing.test(said)).toBe(moved === 0n)
        expect(net.Plaintiff + net.Defendant + fee).toBe(0n)
        // The bearer of the fee: named unless it is the reader.
        const [money = '', rest = ''] = said.split(who === bearer && at !== 'settled' ? sign.andYourFee : /(?<=\. )/)
        const bearerName = { Plaintiff: names.plaintiff, Defendant: names.defendants[0] ?? '' }[bearer]
        expect(rest.startsWith(bearerName)).toBe(who !== bearer)
        expect(sign.you.test(money)).toBe(who !== null)
        // Direction of the money.
        if (who === 'Plaintiff') expect(money).toMatch(sign.receives)
        if (who === 'Defendant') expect(money).toMatch(sign.pays)
        if (who === null && moved > 0n) expect(money.indexOf('Klara')).toBeLessThan(money.indexOf('Amélie'))
      }),
      { numRuns: 400 },
    )
  })
})

test('what is said of an offer, to whom, stands in one table', async () => {
  const first = '2027-01-15'
  const plans: Readonly<Record<string, PaymentPlan>> = {
    'at once': [],
    'by a day': [{ dueOn: first, value: cents(2_450_00n) }],
    'in 4 instalments': planInstalments(cents(2_450_00n), 4, first),
    'in 3 instalments': planInstalments(cents(2_450_00n), 3, first),
  }
  const moved = Object.entries(plans).map(([paid, plan]) => ({ winner: P, paid, plan }))
  const parts = languages.flatMap(language => {
    const rows = offerStages.flatMap(stage =>
      [...moved, { winner: D, paid: 'nothing', plan: [] }].flatMap(({ winner, paid, plan }) =>
        parties.flatMap(bearer =>
          [...parties, null].map(reader => {
            const said = say({ winner, bearer, reader, stage, language, plan })
            return `| ${stage} | ${paid} | ${bearer} | ${reader ?? 'somebody else'} | ${said} |`
          }),
        ),
      ),
    )
    return [
      `## ${language}`,
      '',
      '| stage | is paid | bears the fee | to | is said |',
      '|---|---|---|---|---|',
      ...rows,
      '',
    ]
  })
  const page = [
    '# What is said of an offer',
    '',
    'Made by the test of the same name; read it as a whole after a change.',
    '',
  ]
  const file = join(import.meta.dirname, 'said-of-offers.snapshot.txt')
  await expect([...page, ...parts].join('\n')).toMatchFileSnapshot(file)
})
