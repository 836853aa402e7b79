import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeFileName } from './file-name.ts'

test.each([
  ['contract.pdf', 'application/pdf', 'contract.pdf'],
  ['Scan.JPG', 'image/jpeg', 'Scan.JPG'],
  ['scan.jpeg', 'image/jpeg', 'scan.jpeg'],
  ['Größe & Co. (2).docx', 'application/msword', 'Größe & Co. (2).docx'],
  ['../../etc/passwd', 'text/plain', 'passwd.txt'],
  ['C:\\Users\\ada\\scan.png', 'image/png', 'scan.png'],
  ['photo.exe', 'image/png', 'photo.exe.png'],
  ['page.html', 'text/plain', 'page.html.txt'],
  ['\u202Egnp.exe\r\n', 'image/png', 'gnp.exe.png'],
  ['a<b>"c"|d?.txt', 'text/plain', 'a_b__c__d_.txt'],
  ['ශ්\u200dරී ලංකා.pdf', 'application/pdf', 'ශ්\u200dරී ලංකා.pdf'],
  ['می\u200cخواهم.pdf', 'application/pdf', 'می\u200cخواهم.pdf'],
  ['👩\u200d👧.png', 'image/png', '👩\u200d👧.png'],
  ['Über.ＰＤＦ', 'application/pdf', 'Über.ＰＤＦ'],
  ['', 'text/csv', 'document.csv'],
  ['....', 'text/csv', 'document.csv'],
  ['Scan 26.11.2026', 'application/pdf', 'Scan 26.11.2026.pdf'],
  ['1000012345', 'image/jpeg', '1000012345.jpg'],
  ['photo.jfif', 'image/jpeg', 'photo.jfif'],
  ['Vertrag', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'Vertrag.docx'],
  ['Inbox', 'application/mbox', 'Inbox.mbox'],
  ['.pdf', 'application/pdf', 'pdf.pdf'],
])('%j of %s becomes %j', (given, type, expected) => {
  expect(safeFileName(given, type)).toBe(expected)
})

test('every name is safe, fits its content, and is stable', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), given => {
      const name = safeFileName(given, 'application/pdf')
      expect(name).toMatch(/^[^/\\\p{Cc}\p{Cf}<>:"|?*]+\.pdf$/iu)
      expect(name.length).toBeLessThanOrEqual(400)
      expect([...name].length).toBeLessThanOrEqual(200)
      expect(name.isWellFormed()).toBe(true)
      expect(safeFileName(name, 'application/pdf')).toBe(name)
    }),
  )
})

test.each([
  ['dots', '.'],
  ['blanks', ' '],
  ['dots and blanks', '. '],
  ['separators', '/'],
  ['unseen characters', '\u200b'],
  ['endings', '.a'],
])('a name of 400,000 %s costs no more than one of 400', (_, pattern) => {
  const took = (length: number) => {
    const given = `a${pattern.repeat(length / pattern.length)}b`
    const begun = performance.now()
    for (let times = 0; times < 20; times++) safeFileName(given, 'application/pdf')
    return performance.now() - begun
  }
  took(400)
  expect(took(400_000)).toBeLessThan(took(400) + 200)
})

test('of a name that is far too long the beginning and the ending are kept', () => {
  expect(safeFileName(`contract ${'x'.repeat(78_000)}.PDF`, 'application/pdf')).toMatch(/^contract x{187}\.PDF$/)
})
