import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanedLine, cleanedText } from './cleaned.ts'
import { comparedCompany } from './company-name.ts'
import { comparedCode, comparedFileName, comparedForSearch, comparedName } from './compared.ts'
import { isolated } from './isolated.ts'
import { isVisible } from './visible.ts'

const unseen = [
  '\u200b\u200b',
  '\u3164',
  '\u2800',
  '\u00ad',
  '\u115f\u1160',
  '\u202e',
  '\u{e0061}',
  '\ufe0f',
  '\u001b',
  '',
]
const marks = ['—', '🙂', '.', '\u0301']
const names = [
  ...['Klara Vogt', '7', 'علي', 'ကျော်', '李小龙', '１', 'ﾊ', 'Ⅷ'],
  ...['O', 'Ng', 'X Æ A-12', 'Jean-Luc', 'O’Brien', "D'Arcy", 'Ŝtefan', 'Nguyễn Thị Minh Khai', 'Þórdís', '山田', '김'],
  ...['ณัฐวุฒิ', 'প্রিয়া', 'ಕವಿತಾ', 'தமிழ்', 'ლევან', 'Արմեն', 'ምሕረት', 'שָׂרָה', 'פרץ', 'Ķ', '𠮷野', 'María José', 'Müller II.'],
]

test.each([...unseen, ...marks])('%j is not visible', text => expect(isVisible(text)).toBe(false))
test.each(names)('%s is visible', text => expect(isVisible(text)).toBe(true))

test.each(unseen)('of the line %j nothing is left to see', text =>
  expect(cleanedLine(`${text}\n`).replaceAll('\u2800', '')).toBe(''),
)

const family = '👩\u200d👩\u200d👧'
const spelt = [
  ...[
    'ශ්\u200dරී',
    'می\u200cخواهم',
    family,
    '❤\ufe0f\u200d🔥',
    '👩🏽\u200d🚒',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ...['葛\u{e0100}飾', 'ন\u09cd\u200d', 'ᠮᠣᠩᠭᠣᠯ\u180eᠠ', 'Ångström', 'A\u030angström'],
]
test.each(spelt)('%s is spelt so, and stays', text => {
  expect(cleanedLine(text)).toBe(text)
  expect(cleanedText(text)).toBe(text)
})

test.each([
  ['A\nB', 'A B'],
  ['A\r\nB', 'A B'],
  ['A\u2028B', 'A B'],
  ['  Klara \u00a0 Vogt\t', 'Klara Vogt'],
  ['\u202eKlara', 'Klara'],
  ['Klara\u2066 Vogt\u2069\u200f', 'Klara Vogt'],
  ['Kla\u00adra\u200b', 'Klara'],
  ['\u001b[31mKlara\u0007\u0000', '[31mKlara'],
  ['\u200dKlara\u200d\u200c Vogt', 'Klara Vogt'],
  ['🏴\u{e0041}\u{e0042}', '🏴'],
  ['\ufe0fKlara', 'Klara'],
  ['Klara \ud800', 'Klara \ufffd'],
  ['\u2800Klara\u2800\u2800Vogt', 'Klara Vogt'],
])('the line %j is kept as %j', (given, kept) => expect(cleanedLine(given)).toBe(kept))

test.each([
  ['a\r\nb\rc\u2028d\ve\u0085f', 'a\nb\nc\nd\ne\nf'],
  ['1\t2\n\n  3', '1\t2\n\n  3'],
  ['שלום\u200f!', 'שלום\u200f!'],
  ['a\u202eb\u0000', 'ab'],
])('the text %j is kept as %j', (given, kept) => expect(cleanedText(given)).toBe(kept))

test.each([
  ['Klara Vogt', 'Klara Vogt'],
  ['\u202eKlara', 'Klara'],
  ['علي', '\u2068علي\u2069'],
  ['דוגמה', '\u2068דוגמה\u2069'],
  ['\u2068עلي\u2069', '\u2068עلي\u2069'],
  ['\u2068علي\u2069 pays', '\u2068علي\u2069 pays'],
  ['', ''],
])('%j stands in a sentence as %j', (name, standing) => expect(isolated(name)).toBe(standing))

const comparisons: Readonly<Record<string, (text: string) => string>> = {
  name: comparedName,
  company: comparedCompany,
  code: comparedCode,
  file: comparedFileName,
  search: comparedForSearch,
}

test.each<readonly [string, string, string]>([
  ['name', 'Anna-Lena  Weiß', 'ANNA LENA WEISS'],
  ['name', 'Kla\u00adra', 'klara'],
  ['name', 'A\u030angström', 'Angstrom'],
  ['name', 'דֻּגְמָה', 'דגמה'],
  ['name', 'Παπαδόπουλος', 'ΠΑΠΑΔΟΠΟΥΛΟΣ'],
  ['company', 'Brückner Bau GmbH', 'BRUCKNER BAU G.m.b.H.'],
  ...(
    [
      ['Muster GmbH & Co. KG', 'MUSTER GmbH&Co.KG'],
      ['Muster GmbH', 'Muster Gesellschaft m. b. H.'],
      ['Muster Ges.m.b.H.', 'Muster GmbH'],
      ['Muster OHG', 'Muster oHG'],
      ['Muster UG (haftungsbeschränkt)', 'Muster UG haftungsbeschraenkt'],
      ['Muster e.V.', 'Muster eingetragener Verein'],
      ['Sample, Inc.', 'Sample Incorporated'],
      ['Sample L.L.C.', 'Sample LLC'],
      ['Sample Co., Ltd.', 'Sample Company Limited'],
      ['Sample Pvt. Ltd.', 'Sample Private Limited'],
      ['The Sample Company', 'Sample Company'],
      ['Exemple S.A.R.L.', 'Exemple SARL'],
      ['Esempio S.r.l.', 'ESEMPIO SRL'],
      ['Ejemplo, S.L.', 'Ejemplo SL'],
      ['Przykład Sp. z o.o.', 'Przyklad spolka z o.o.'],
      ['Příklad, s.r.o.', 'Priklad s. r. o.'],
      ['Voorbeeld B.V.', 'Voorbeeld BV'],
      ['Eksempel A/S', 'Eksempel AS'],
      ['Örnek A.Ş.', 'Ornek AS'],
      ['ООО «Пример»', 'Пример ООО'],
      ['Παράδειγμα Α.Ε.', 'Παραδειγμα ΑΕ'],
      ['Pavyzdys UAB', 'UAB „Pavyzdys“'],
      ['㈱見本', '株式会社見本'],
      ['(株)見本', '見本株式会社'],
      ['예시 주식회사', '주식회사 예시'],
      ['北京示例有限公司', '北京示例有限责任公司'],
    ] as const
  ).map(pair => ['company', ...pair] as const),
  ['code', 'ＤＥ 276–341', 'de276341'],
  ['code', '٢٧٦ ३४१', '276341'],
  ['file', 'Über.ＰＤＦ', 'U\u0308ber.pdf'],
  ['search', 'Straßenbau', 'STRAẞENBAU'],
])('as a %s %j is %j', (kind, one, other) => expect(comparisons[kind]?.(one)).toBe(comparisons[kind]?.(other)))

test.each([
  ['name', 'कमल', 'कोमल'],
  ['name', 'か', 'が'],
  ['file', 'a.pdf', 'b.pdf'],
])('as a %s %j is not %j', (kind, one, other) => expect(comparisons[kind]?.(one)).not.toBe(comparisons[kind]?.(other)))

describe('any text', () => {
  const fragment = fc.oneof(
    fc.constantFrom(
      ...unseen,
      ...marks,
      ...names,
      ...spelt,
      '\u200c',
      '\u200d',
      '\r',
      '\n',
      ' ',
      '\u180e',
      '\u{e0100}',
      '🏴',
    ),
    fc.string({ unit: 'binary' }),
  )
  const text = fc.array(fragment, { maxLength: 12 }).map(fragments => fragments.join(''))
  const ink = (given: string): string =>
    [...given.toWellFormed().matchAll(/(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{M}\p{N}\p{P}\p{S}]/gu)].join(
      '',
    )

  test.each([cleanedLine, cleanedText, isolated])('is the same when it is put through twice: %s', clean => {
    fc.assert(fc.property(text, given => void expect(clean(clean(given))).toBe(clean(given))))
  })
  test.each([cleanedLine, cleanedText])('keeps what is seen: %s', clean => {
    fc.assert(
      fc.property(text, given => {
        expect(ink(clean(given))).toBe(ink(given))
        expect(isVisible(clean(given))).toBe(isVisible(given))
      }),
    )
  })
  test('has neither controls nor marks of direction in a line', () => {
    fc.assert(
      fc.property(text, given => void expect(cleanedLine(given)).not.toMatch(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]/u)),
    )
  })
  // Each comparison by a normal form is an equivalence.
  test.each(Object.entries(comparisons))('is compared alike before and after it is cleaned: %s', (_, compare) => {
    fc.assert(
      fc.property(
        text,
        given => void expect(compare(cleanedLine(given))).toBe(compare(given.replace(/[\s\x85\u2800]+/g, ' ').trim())),
      ),
    )
  })
  test.each(Object.entries(comparisons))('is its own form once it has one: %s', (_, compare) => {
    fc.assert(fc.property(text, given => void expect(compare(compare(given))).toBe(compare(given))))
  })
})
