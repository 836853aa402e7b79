import { expect, test } from 'vitest'
import { isSamePerson, type PersonSigns } from './same-person.ts'

test.each<[string, PersonSigns, PersonSigns, boolean]>([
  ['nothing known', {}, {}, false],
  ['one account', { userId: 'a' }, { userId: 'a' }, true],
  ['two accounts', { userId: 'a' }, { userId: 'b' }, false],
  ['nobody and nobody', { userId: null }, { userId: null }, false],
  ['one address', { addresses: ['me@mailbox.org'] }, { addresses: ['Me@Mailbox.org'] }, true],
  ['a plus address', { addresses: ['me@mailbox.org'] }, { addresses: ['me+press@mailbox.org'] }, true],
  ['dots at Gmail', { addresses: ['m.e@gmail.com'] }, { addresses: ['other@x.org', 'me+1@googlemail.com'] }, true],
  ['two mailboxes', { addresses: ['me@mailbox.org'] }, { addresses: ['press@mailbox.org'] }, false],
  ['one browser', { userId: 'a', browsers: ['1', '2'] }, { userId: 'b', browsers: ['2'] }, true],
  ['two browsers', { userId: 'a', browsers: ['1'] }, { userId: 'b', browsers: ['2'] }, false],
])('%s', (_, one, other, is) => {
  expect(isSamePerson(one, other)).toBe(is)
  expect(isSamePerson(other, one)).toBe(is)
})
