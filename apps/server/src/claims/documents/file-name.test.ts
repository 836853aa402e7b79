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
  ['', 'text/csv', 'document.csv'],
  ['....', 'text/csv', 'document.csv'],
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
