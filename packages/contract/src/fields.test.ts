import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { claimPatch } from './claim-forms.ts'
import * as fields from './fields.ts'
import { validationTexts as texts } from './validation-texts.ts'

/** The parsed value, or the first validation message. */
function read(field: z.ZodType, value: unknown): unknown {
  const result = field.safeParse(value)
  return result.success ? result.data : { says: result.error.issues[0]?.message }
}

const refused = (says: string) => ({ says })

describe('a text that is required', () => {
  const required = { name: fields.name, longText: fields.longText, shortText: fields.shortText }
  const hidden = ['\u200b\u200b', '\u3164', '\u2800', '\u00ad', '\u202e', '\u0007', '\u200d', '—', '🙂', '']

  test.each(Object.entries(required).flatMap(([name, field]) => hidden.map(value => ({ name, field, value }))))(
    'is refused as $name where nobody can read $value',
    ({ field, value }) =>
      expect([texts.required, texts.invisible]).toContain((read(field, value) as { says: string }).says),
  )
  test('counts from six characters for an identification that can be read', () => {
    expect(read(fields.identificationId, '\u200b\u200b\u200b\u200b12')).toEqual(refused(texts.identificationId))
    expect(read(fields.identificationId, '------')).toEqual(refused(texts.invisible))
  })
})

test.each([
  [fields.name, '\u202eKlara\u202c Vogt', 'Klara Vogt'],
  [fields.name, 'A\nB', 'A B'],
  [fields.name, '\u001b]0;Klara\u0007', ']0;Klara'],
  [fields.name, 'ශ්\u200dරී', 'ශ්\u200dරී'],
  [fields.optionalName, '\u2800', ''],
  [fields.longText, 'One.\r\nTwo.\u0000', 'One.\nTwo.'],
  [fields.optionalLongText, '\u202eOne.', 'One.'],
  [claimPatch.shape.location, 'Graz\u2028Austria', 'Graz Austria'],
])('a text is kept without what nobody sees', (field, given, kept) => expect(read(field, given)).toBe(kept))

test.each([
  ['info@xn--e1afmkfd.xn--p1ai', 'info@xn--e1afmkfd.xn--p1ai'],
  ['info@müller.de', 'info@xn--mller-kva.de'],
  ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
  ['schmidt&partner@example.com', 'schmidt&partner@example.com'],
  ['first=last@example.com', 'first=last@example.com'],
  ['o’brien@example.com', "o'brien@example.com"],
  ['Erika Muster <erika@example.com>', 'erika@example.com'],
  ['"Muster, Erika" <Erika@Example.com>;', 'erika@example.com'],
  ['mailto:erika@example.com?subject=Hello', 'erika@example.com'],
  ['E-Mail: erika@example.com.', 'erika@example.com'],
  ['erika＠example．com', 'erika@example.com'],
  ['\u200berika@example.com\u00ad', 'erika@example.com'],
  ['erika@example.com erika@example.com', 'erika@example.com'],
  ['a_b+c-d.e@mail.example.co.uk', 'a_b+c-d.e@mail.example.co.uk'],
  ['email:office@example.at', 'office@example.at'],
  ['[erika@example.com](mailto:erika@example.com)', 'erika@example.com'],
  ['Erika Muster [mailto:erika@example.com]', 'erika@example.com'],
  ['Erika Muster<erika@example.com>', 'erika@example.com'],
  ['erika@example.com (privat)', 'erika@example.com'],
  ['erika@example.com | Tel. 030 12', 'erika@example.com'],
  ['erika@example.com/', 'erika@example.com'],
  ['erika@example.com、', 'erika@example.com'],
  ['»erika@example.com«', 'erika@example.com'],
  ["'erika@example.com',", 'erika@example.com'],
  ['erika@example.com…', 'erika@example.com'],
  ['*erika@example.com*', 'erika@example.com'],
  ['_erika@example.com_', 'erika@example.com'],
  ['_service@example.com', '_service@example.com'],
  ['mailto:erika%2Bclaims@example.com', 'erika+claims@example.com'],
  ['o´brien@example.com', "o'brien@example.com"],
  ['erika@exam\u00adple.com', 'erika@example.com'],
  ['erika@example。jp', 'erika@example.jp'],
  ['1234567@example.cn', '1234567@example.cn'],
  ['info@bäckerei-schön.example', 'info@xn--bckerei-schn-gcb6x.example'],
  ['office@example.museum', 'office@example.museum'],
  ['nobody', refused(texts.email)],
  ['erika @example.com', refused(texts.email)],
  ['erika(at)example.com', refused(texts.email)],
  ['.a@example.com', 'a@example.com'],
  ['a..b@example.com', refused(texts.email)],
  ['@example.com', refused(texts.email)],
  ['a@b@example.com', refused(texts.email)],
  [`${'a'.repeat(65)}@example.com`, refused(texts.email)],
  ['a@example.com; b@example.com', refused(texts.oneEmail)],
  ['jürgen@example.com', refused(texts.emailLetters)],
  ['a@localhost', refused(texts.emailDomain)],
  ['a@[192.0.2.1]', refused(texts.emailDomain)],
  ['a@192.0.2.1', refused(texts.emailDomain)],
  ['a@-b.example', refused(texts.emailDomain)],
  ['', refused(texts.required)],
])('the address %s is kept as %o', (given, kept) => {
  expect(read(fields.email, given)).toEqual(kept)
  if (given !== '') expect(read(fields.optionalEmail, given)).toEqual(kept)
})

test.each<readonly [string, unknown]>([
  ['030/1234567', '030/1234567'],
  ['+49 (0)30 / 123 45 67', '+49 (0)30 / 123 45 67'],
  ['(+49) 30 1234567', '(+49) 30 1234567'],
  ['555-123-4567 ext. 12', '555-123-4567 ext. 12'],
  ['030 12345\u20110', '030 12345-0'],
  ['＋４９３０１２３', '+4930123'],
  ['Tel.: +49 30 1234567', '+49 30 1234567'],
  ['0049.30.1234567', '0049.30.1234567'],
  ['+١٢٣٤٥٦٧', '+1234567'],
  ['\u202d+43 1 234567\u202c', '+43 1 234567'],
  ['110', '110'],
  ...[
    'Telefon: 030 1234567',
    'telephone no. 030 1234567',
    'Tel-Nr.: 030 1234567',
    'Telefonnummer: 030 1234567',
    'Handynr. 030 1234567',
    'T 030 1234567',
    'M: 030 1234567',
    'Ph: 030 1234567',
    'Tél. : 030 1234567',
    'Тел.: 030 1234567',
    'Work: 030 1234567',
    'WhatsApp: 030 1234567',
    '☎ 030 1234567',
    '📞030 1234567',
    'tel:030 1234567',
    '030 1234567 (Büro)',
  ].map(given => [given, '030 1234567'] as const),
  ['030 1234567 Kl. 12', '030 1234567 Kl. 12'],
  ['030 1234567;ext=12', '030 1234567;ext=12'],
  ['555-1234 ext: 5', '555-1234 ext: 5'],
  ['03-1234-5678(内線12)', '03-1234-5678(内線12)'],
  ['8 (495) 123-45-67 доб. 12', '8 (495) 123-45-67 доб. 12'],
  ['01.23.45.67.89', '01.23.45.67.89'],
  ['030 123456 / 57', '030 123456 / 57'],
  ['（03）1234-5678', '(03)1234-5678'],
  ['1-800-555-1234 x123', '1-800-555-1234 x123'],
  ['', ''],
  ['030 123456 oder 0171 1', refused(texts.phone)],
  ['call me', refused(texts.phone)],
  ['12', refused(texts.phone)],
  ['1234567890123456789012345678901', refused(texts.phone)],
  ['0301234567+49', refused(texts.phone)],
])('the telephone number %s is kept as %o', (given, kept) => expect(read(fields.optionalPhone, given)).toEqual(kept))

test.each([
  ['example.com', 'https://example.com'],
  ['www.müller.de/kontakt', 'https://www.müller.de/kontakt'],
  ['//example.com', 'https://example.com'],
  ['example.com:8443/a', 'https://example.com:8443/a'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://Example.com/A_(b)', 'HTTPS://Example.com/A_(b)'],
  ['<https://example.com/>,', 'https://example.com/'],
  ['„example.com“.', 'https://example.com'],
  ['Website: www.example.com', 'https://www.example.com'],
  ['URL: https://example.com', 'https://example.com'],
  ['Homepage:example.com', 'https://example.com'],
  ['https://https://example.com', 'https://example.com'],
  ['http://https://example.com/a', 'https://example.com/a'],
  ['example.com/x_(y)', 'https://example.com/x_(y)'],
  ['example.com/?a=1&b=ä#c', 'https://example.com/?a=1&b=ä#c'],
  ['*example.com*', 'https://example.com'],
  ['(www.example.com)', 'https://www.example.com'],
  ['example.com\u200b', 'https://example.com'],
  ['пример.рф', 'https://пример.рф'],
  ['例え.jp', 'https://例え.jp'],
  ['example.com.', 'https://example.com'],
  ['instagram.example/redress_', 'https://instagram.example/redress_'],
  ['example.com*', 'https://example.com'],
  ['https//example.com', refused(texts.url)],
  ['htp://example.com', refused(texts.url)],
  ['http:/example.com', refused(texts.url)],
  ['example,com', refused(texts.url)],
  ['@handle', refused(texts.url)],
  ['192.168.0.1', refused(texts.url)],
  ['www.example.com www.example.org', refused(texts.url)],
  ['', ''],
  ['example', refused(texts.url)],
  ['two words.com', refused(texts.url)],
  ['ftp://example.com', refused(texts.url)],
  ['javascript:alert(1)', refused(texts.url)],
  ['mailto:a@example.com', refused(texts.url)],
  ['a@example.com', refused(texts.url)],
  ['https://bank.example@evil.example', refused(texts.url)],
])('the link %s is kept as %o', (given, kept) => expect(read(fields.optionalLink, given)).toEqual(kept))

test.each([
  ['example.com/a.pdf', 'https://example.com/a.pdf'],
  ['http://example.com', refused(texts.documentUrl)],
  ['', refused(texts.required)],
])('the link to a document %s is kept as %o', (given, kept) => expect(read(fields.documentLink, given)).toEqual(kept))

test.each([
  ['1900-01-01', '1900-01-01'],
  ['2024-02-29', '2024-02-29'],
  ['2023-02-29', refused(texts.date)],
  ['2024-13-01', refused(texts.date)],
  ['2024-04-31', refused(texts.date)],
  ['2024-1-1', refused(texts.date)],
  ['01.02.2024', refused(texts.date)],
  ['2024-01-01T00:00:00Z', refused(texts.date)],
  ['20240101', refused(texts.date)],
  ['1024-05-05', refused(texts.year)],
  ['0024-05-05', refused(texts.year)],
  ['0202-05-05', refused(texts.year)],
  ['0000-01-01', refused(texts.year)],
  ['2026-02-30', refused(texts.date)],
])('the date %s is kept as %o', (given, kept) => expect(read(fields.givenDate, given)).toEqual(kept))

test.each([
  'admin',
  'Admin',
  'ad-min',
  'admin_1',
  'support',
  'redress',
  'Redress.Team',
  '__proto__',
  'constructor',
  '___',
])('nobody is called %s', name => expect(read(fields.username, name)).toEqual(refused(texts.usernameReserved)))
test.each(['ada', 'Martin.Support', 'badmin', '1848'])('somebody may be called %s', name =>
  expect(read(fields.username, name)).toBe(name),
)

const code = 'ABCDE-FGHJK-MNPQR-STVWX-YZ012-3'
test.each<readonly [z.ZodType, string, unknown]>([
  [fields.redeemCode, `Your code: ${code}.`, code.replaceAll('-', '')],
  [fields.redeemCode, `<https://redress.example/answer#${code}>`, code.replaceAll('-', '')],
  [fields.redeemCode, code.toLowerCase(), code.replaceAll('-', '')],
  ...[' ', '–', '\u2011', '－', '\u00ad', ' - ', '.', '/', '_', ' · '].map(
    mark => [fields.redeemCode, code.replaceAll('-', mark), code.replaceAll('-', '')] as const,
  ),
  ...[`Code ${code}`, `(${code})`, `*${code}*`, `„${code}“`, `code=${code}&x`, `\u200b${code}\u200b`].map(
    given => [fields.redeemCode, given, code.replaceAll('-', '')] as const,
  ),
  [fields.redeemCode, 'ABC', refused(texts.redeemCode)],
  ...[
    'Claim 0d14dced',
    '#0d14dced',
    '0D14DCED',
    'Forderung Nr. 0d14dced:',
    '[0d14dced]',
    '０ｄ１４ｄｃｅｄ',
    'Re: Claim 0d14dced, letter',
  ].map(given => [fields.claimNumber, given, '0d14dced'] as const),
  [fields.claimNumber, 'No. 0d14dced', '0d14dced'],
  [fields.oneTimeCode, '“123–456”', '123456'],
  [fields.authenticatorCode, 'code: 123 456', '123456'],
  [fields.authenticatorCode, 'A'.repeat(24), refused(texts.authenticatorCode)],
  [fields.oneTimeToken, `${'a'.repeat(43)})`, 'a'.repeat(43)],
  [fields.oneTimeToken, 'nonsense', 'nonsense'],
])('a code is read in what was copied for it', (field, given, kept) => expect(read(field, given)).toEqual(kept))

test('a password is the same in every normal form', () => {
  const typed = 'Zu\u0308rich-8-ﬁ'
  const forms = (['NFC', 'NFD', 'NFKC', 'NFKD'] as const).map(form => read(fields.newPassword, typed.normalize(form)))
  expect(new Set(forms)).toEqual(new Set(['Zürich-8-fi']))
})

test.each([
  ['Vogt', 'Vogt'],
  ['-', ''],
  ['—', ''],
  ['.', ''],
  ['🙂', refused(texts.lastName)],
  ['\u200b', refused(texts.required)],
])('the last name %s is kept as %o', (given, kept) => expect(read(fields.lastName, given)).toEqual(kept))
