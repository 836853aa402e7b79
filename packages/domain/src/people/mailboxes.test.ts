import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailboxOf } from './mailboxes.ts'

test.each([
  [' Klara@Example.org ', 'klara@example.org'],
  ['klara+redress@example.org', 'klara@example.org'],
  ['klara+one+two@example.org', 'klara@example.org'],
  ['klara.vogt@example.org', 'klara.vogt@example.org'],
  ['k.l.a.r.a+x@gmail.com', 'klara@gmail.com'],
  ['K.Lara@googlemail.com', 'klara@gmail.com'],
  ['+klara@example.org', '+klara@example.org'],
  ['...@gmail.com', '...@gmail.com'],
  ['"a@b"@example.org', '"a@b"@example.org'],
])('%s is delivered to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})

const names = fc.stringMatching(/^[a-z0-9][a-z0-9.]{0,20}$/)
const tags = fc.stringMatching(/^[a-z0-9.+]{0,20}$/)
const domains = fc.constantFrom('example.org', 'gmail.com', 'googlemail.com')

test('whatever stands after a plus sign, the mailbox is the same, and it is its own', () => {
  fc.assert(
    fc.property(names, tags, domains, (name, tag, domain) => {
      const mailbox = mailboxOf(`${name}@${domain}`)
      expect(mailboxOf(`${name}+${tag}@${domain}`)).toBe(mailbox)
      expect(mailboxOf(mailbox)).toBe(mailbox)
    }),
  )
})
