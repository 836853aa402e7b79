import { expect, test } from 'vitest'
import { attachment } from './content-disposition.ts'

test.each([
  ['letter.pdf', 'letter.pdf', 'letter.pdf'],
  ['Größe (2).pdf', 'Gro_e (2).pdf', 'Gr%C3%B6%C3%9Fe%20%282%29.pdf'],
  ['the "roof".pdf', 'the _roof_.pdf', 'the%20%22roof%22.pdf'],
  ["O'Brien\\100%*.pdf", "O'Brien_100_*.pdf", 'O%27Brien%5C100%25%2A.pdf'],
  ['契約.pdf', '__.pdf', '%E5%A5%91%E7%B4%84.pdf'],
  ['a\r\nset-cookie: b.txt', 'a__set-cookie: b.txt', 'a%0D%0Aset-cookie%3A%20b.txt'],
  ['half \ud83d.txt', 'half _.txt', 'half%20%EF%BF%BD.txt'],
])('%j', (name, plain, full) => {
  expect(attachment(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${full}`)
})
