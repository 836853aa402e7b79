import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { name as nameField } from '@redress/contract/fields.ts'
import { languages } from '@redress/domain/people/languages.ts'
import { writtenHan } from '@redress/domain/text/written-han.ts'
import { unwrittenLetters, type WrittenScript } from '@redress/domain/text/written-scripts.ts'
import fc from 'fast-check'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { missingValidator, problemsOfPdf } from '../../testing/pdf-validator.ts'
import { agreementDocument, listedOffers, notedCharacters } from './agreement-document.ts'
import type { AgreementFacts, OfferFacts } from './agreement-facts.ts'
import { faceFor } from './fonts.ts'
import { PageWriter } from './page-writer.ts'
import { paragraphOf, runsOf } from './text-runs.ts'

const folder = mkdtempSync(join(tmpdir(), 'redress-agreements-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const account = '1b0e9d55-77aa-4b0e-9d55-0c1b2f3a4d5e'

interface Names {
  readonly plaintiff?: string
  readonly defendant?: string
  readonly note?: string | null
}

function factsWith(
  { plaintiff = 'Paula Lang', defendant = 'Dora Defendant', note = null }: Names,
  last: Partial<OfferFacts> = {},
  earlier: readonly Partial<OfferFacts>[] = [],
): AgreementFacts {
  const offer: OfferFacts = {
    ...{ value: 2_400, winningParty: 'Plaintiff', costOwner: 'Defendant', platformFee: 36, paymentPlan: [], note },
    isFromBids: false,
    ...{
      status: 'ACCEPTED',
      by: { name: defendant, account, company: null, signature: null },
      at: new Date('2026-05-02T08:00:00Z'),
    },
    defendants: [defendant],
  }
  return {
    site: 'https://redress.example',
    recipient: 'RedressFee1111111111111111111111111111111111',
    claim: {
      ...{
        id: '3f2a9c1e-77aa-4b0e-9d55-0c1b2f3a4d5e',
        type: 'Professional Malpractice',
        currency: 'EUR',
        amount: 4_000,
      },
      ...{ date: '2026-01-15', filedAt: new Date('2026-04-01T10:12:00Z') },
    },
    plaintiff,
    plaintiffIn: { city: 'Köln', country: 'DE' },
    defendants: [{ name: defendant, company: null, country: 'AT', taxId: 'ATU12345675' }],
    offers: [...earlier.map(each => ({ ...offer, status: 'COUNTERED' as const, ...each })), { ...offer, ...last }],
    accepted: {
      by: { name: plaintiff, account, company: null, signature: null },
      at: new Date('2026-05-03T09:30:00Z'),
    },
  }
}

/** A name in each script, as people have it. */
const names = {
  Latin: 'Zoë Müller-Nguyễn Thị Šárka',
  Cyrillic: 'Дмитрий Щукін',
  Greek: 'Σωκράτης Παπαδόπουλος',
  Arabic: 'محمد عبد الله الأنصاري',
  Hebrew: 'דוד (בן) כהן',
  Han: '王小明 陳怡君 髙橋',
  Hiragana: 'さくら ひかり',
  Katakana: 'ヴィクトル・カナ',
  Hangul: '김철수',
  Devanagari: 'क्षितिज शर्मा',
  Thai: 'สมชาย ใจดี',
  Lao: 'ສົມສັກ ວົງພະຈັນ',
  Khmer: 'សុខ វិចិត្រ',
  Myanmar: 'အောင်ဆန်း မြင့်',
  Bengali: 'রবীন্দ্রনাথ ঠাকুর',
  Gujarati: 'કૃષ્ણ પટેલ',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Kannada: 'ಕೃಷ್ಣಮೂರ್ತಿ ರಾವ್',
  Malayalam: 'കൃഷ്ണൻ നായർ',
  Oriya: 'ଜଗନ୍ନାଥ ମହାପାତ୍ର',
  Sinhala: 'චන්ද්‍රිකා කුමාරතුංග',
  Tamil: 'முத்துலட்சுமி ரெட்டி',
  Telugu: 'వేంకటేశ్వర రావు',
  Armenian: 'Արամ Խաչատրյան',
  Georgian: 'ნინო ბერიძე',
  Ethiopic: 'ኃይለ ገብረ ሥላሴ',
  Tibetan: 'བསྟན་འཛིན་རྒྱ་མཚོ',
  Thaana: 'މުޙައްމަދު ނަޝީދު',
  Syriac: 'ܐܦܪܝܡ ܣܘܪܝܝܐ',
} as const satisfies Record<WrittenScript, string>

const runsIn = (text: string) => runsOf(paragraphOf(text, 'by its first letter').clusters)

/** The numbers of the glyphs that are drawn for a text; 0 is the box of a font that lacks the character. */
const glyphsOf = (text: string): number[] =>
  runsIn(text).flatMap(({ face, text: drawn }) =>
    face
      .font()
      .layout(drawn)
      .glyphs.map(({ id }) => id),
  )

const shown = (text: string): string =>
  runsIn(text)
    .map(run => run.text)
    .join('')

describe('the letters of a name', () => {
  test.each(Object.entries(names))('in %s are shown, none as a box', (script, name) => {
    expect(name).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'))
    expect(glyphsOf(name)).not.toContain(0)
    expect(shown(name)).not.toContain('U+')
    expect(unwrittenLetters(name)).toEqual([])
  })

  test('that no font has are written as their code points, as its field says, and what nobody sees is left out', () => {
    expect(shown('Ann 𒀀')).toBe('Ann [U+12000]')
    for (const letter of unwrittenLetters('𒀀Ꮳᠮߒⴰꦗ𠮷')) expect(shown(letter)).toMatch(/^\[U\+[0-9A-F]+\]$/)
    expect(unwrittenLetters('𒀀Ꮳᠮߒⴰꦗ𠮷')).toHaveLength(7)
    expect(shown('辻\u{e0100}Co\u00adop\u2060')).toBe('辻Coop')
  })

  test('of Han are in the data of their fields where a font has them, and only there', async () => {
    const letters = Array.from({ length: 0x10000 }, (_, code) => String.fromCodePoint(code).normalize('NFC'))
    const han = new Set(letters.filter(letter => /^(?=\p{L})\p{Script=Han}$/u.test(letter)))
    const numbers = [...han].filter(letter => !faceFor(letter))
    const first = 0x3400
    const bits = Buffer.alloc((0xa000 - first) / 8, 0xff)
    for (const letter of numbers) {
      const index = (letter.codePointAt(0) ?? 0) - first
      const byte = index >> 3
      if (byte >= 0 && byte < bits.length) bits[byte] = (bits[byte] ?? 0) & ~(1 << (index & 7))
    }
    await expect(`/**
 * Letters from U+3400 to U+9FFF that the fonts of agreements have: a bit for each, from the lowest of a byte on, in
 * base64. Loaded where a text has such letters. Written by \`agreement-document.test.ts\`.
 */
export const writtenHan =
  '${bits.toString('base64')}'
`).toMatchFileSnapshot('../../../../../packages/domain/src/text/written-han.ts')
    expect(unwrittenLetters([...han].join(''), writtenHan)).toEqual(numbers)
    expect(unwrittenLetters('王小明 陳怡君 髙橋', writtenHan)).toEqual([])
  })

  test('stand in a note beside emoji, each as it is written', () => {
    const note = '🎉 until Friday 👍🏽 👩‍👧‍👦 1⃣ 🇩🇪 ❤'
    expect(shown(note)).toBe(note)
    expect(glyphsOf(note)).not.toContain(0)
  })

  test.each([
    ['from right to left', 'דוד (בן) כהן', ['כהן', ' ', '(', 'בן', ')', ' ', 'דוד']],
    ['with a number in between', 'אב 12 גד', ['גד', ' ', '12', ' ', 'אב']],
    ['within letters from left to right', 'Ann אב Lang', ['Ann ', 'אב', ' Lang']],
  ])('%s stand in the order in which they are read', (_order, text, runs) => {
    expect(runsIn(text).map(run => run.text)).toEqual(runs)
  })

  test('are shown where the font has no anchor for their marks', () => {
    const text = '\u0760 \u0760\u064e'
    expect(glyphsOf(text)).not.toContain(0)
    expect(shown(text)).not.toContain('U+')
  })

  test('are never a box, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), text => {
        expect(glyphsOf(text)).not.toContain(0)
      }),
      { numRuns: 200 },
    )
  })
})

const plan = Array.from({ length: 24 }, (_, index) => ({
  dueOn: new Date(Date.UTC(2026, 6 + index, 1)).toISOString().slice(0, 10),
  value: 100,
}))

const agreements: Readonly<Record<string, AgreementFacts>> = {
  'of a sum': factsWith({}),
  'in instalments, after many offers': factsWith(
    { note: 'The first one when the scaffold is gone.\nAll others without further notice.' },
    { paymentPlan: plan },
    Array.from({ length: 30 }, (_, index) => ({ value: 1_000 + index, note: 'أدفع المبلغ (2400 يورو) في 3 أقساط.' })),
  ),
  'with the signatures of both wallets': factsWith(
    {},
    {
      by: {
        ...{ name: 'Dora Defendant', account, company: null },
        signature: {
          address: 'B8UwBUUnKwCyKuGMbFKWaG7exYdDk2ozZrPg72NyVbfj',
          signature: `${'mQ7u'.repeat(21)}mQ==`,
          text: 'Redress: I agree to these terms.\nAs: Defendant',
        },
      },
    },
  ),
  'by which nothing is paid, by somebody whose account is closed': factsWith(
    {},
    {
      winningParty: 'Defendant',
      platformFee: 0,
      by: { name: null, account: null, company: 'Roofs Ltd', signature: null },
    },
  ),
  'with names that are longer than a line': factsWith({
    plaintiff: 'x'.repeat(300),
    defendant: names.Han.repeat(40),
  }),
  'in every script': factsWith({
    plaintiff: Object.values(names).join(' '),
    note: `🎉 👩‍👧‍👦 ${Object.values(names).join('\n')}`,
  }),
}

describe('an agreement as a document', () => {
  describe.skipIf(missingValidator)(`is PDF/A-1b${missingValidator ? `, SKIPPED: ${missingValidator}` : ''}`, () => {
    test.each(Object.entries(agreements))('%s', async (_kind, facts) => {
      const path = join(folder, 'agreement.pdf')
      writeFileSync(path, await agreementDocument(facts))
      expect(await problemsOfPdf(path)).toBe('')
    })
  })

  test('has the same bytes for the same facts, and others for others, whatever people are called', async () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 40 }).filter(text => nameField.safeParse(text).success)
    await fc.assert(
      fc.asyncProperty(name, name, async (plaintiff, note) => {
        const [one, again, other] = await Promise.all(
          [
            { plaintiff, note },
            { plaintiff, note },
            { plaintiff: `${plaintiff} jr.`, note },
          ].map(each => agreementDocument(factsWith(each))),
        )
        expect(one?.equals(again ?? Buffer.of())).toBe(true)
        expect(one?.equals(other ?? Buffer.of())).toBe(false)
      }),
      { numRuns: 10 },
    )
  })

  test('lists the last offers that led to it, and says how many there were before, however many there were', async () => {
    const texts = vi.spyOn(PageWriter.prototype, 'text')
    const pagesAfter = async (count: number) => {
      const earlier = Array.from({ length: count }, () => ({ note: 'word '.repeat(400) }))
      const content = await agreementDocument(factsWith({}, {}, earlier))
      return content.toString('latin1').match(/\/Type \/Page\b/g)?.length
    }
    const said = () => texts.mock.calls.flatMap(([text]) => (/offers? before these/.test(text) ? [text] : []))
    await pagesAfter(listedOffers - 1)
    expect(said()).toEqual([])
    const pages = await pagesAfter(listedOffers)
    expect(said()).toEqual(['One offer before these is not listed here. The claim shows it.'])
    expect(await pagesAfter(200)).toBe(pages)
    expect(said()[1]).toMatch(/^191 offers before these are not listed/)
    texts.mockRestore()
  })

  test('has the note that was accepted whole, and earlier ones in short', async () => {
    const rows = vi.spyOn(PageWriter.prototype, 'row')
    const texts = vi.spyOn(PageWriter.prototype, 'text')
    const long = (letter: string) => letter.repeat(2_000)
    await agreementDocument(factsWith({ note: long('b') }, {}, [{ note: long('a') }]))
    const said = rows.mock.calls.flatMap(([cells]) => cells.map(({ text }) => text)).join(' ')
    expect(said.match(/a{10,}/g)?.map(({ length }) => length)).toEqual(languages.map(() => notedCharacters))
    expect(texts.mock.calls.filter(([text]) => text === long('b'))).toHaveLength(languages.length)
    for (const each of [rows, texts]) each.mockRestore()
  })

  test('says what follows from it, with its days, and fits two pages in each language', async () => {
    const [texts, rows] = [vi.spyOn(PageWriter.prototype, 'text'), vi.spyOn(PageWriter.prototype, 'row')]
    const content = await agreementDocument(factsWith({ note: 'By transfer, please.' }))
    const said = texts.mock.calls.map(([text]) => text.replaceAll(/[\u2068\u2069]/g, ''))
    for (const rule of [
      'As soon as the fee is paid, the claim is resolved in favour of Paula Lang.',
      'The last day to pay the fee is 15 May 2026. After it, the side that does not owe the fee can pay it, or end this agreement.',
      'What is to be paid at once is due 14 days after the claim is resolved. So is a sum whose day is over by then.',
      'No sum is overdue before an account of the plaintiff has stood on the claim for 7 days.',
      'The side that owes a sum says on the claim that it is paid. If the plaintiff does not answer for 7 days, it counts as “said to be paid, not contradicted”. For 30 more days the plaintiff can contradict. A sum counts as received once the plaintiff says so.',
      'Der letzte Tag für die Gebühr ist der 15. Mai 2026. Danach kann die Seite, die sie nicht schuldet, sie bezahlen oder diese Einigung beenden.',
    ])
      expect(said).toContain(rule)
    const cells = rows.mock.calls.flatMap(([row]) => row.map(({ text }) => text.replaceAll(/[\u2068\u2069]/g, '')))
    expect(cells).toContain('Paula Lang, Köln, Deutschland')
    expect(cells).toContain('Dora Defendant, Austria, tax ID ATU12345675')
    expect(content.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2 * languages.length)
    for (const each of [texts, rows]) each.mockRestore()
  })

  test('names no fee and no sum where none is', async () => {
    const texts = vi.spyOn(PageWriter.prototype, 'text')
    await agreementDocument(factsWith({}, { winningParty: 'Defendant', platformFee: 0 }))
    const said = texts.mock.calls.map(([text]) => text.replaceAll(/[\u2068\u2069]/g, ''))
    expect(said).toContain('The claim is resolved in favour of Dora Defendant.')
    expect(said.filter(text => /last day to pay|sum/.test(text))).toEqual([])
    texts.mockRestore()
  })
})
