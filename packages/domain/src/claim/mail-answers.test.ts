import { expect, test } from 'vitest'
import { daysOfTrying, enhancedCodeIn, isTriedLongEnough, type MailStage, mailAnswerOf } from './mail-answers.ts'

const answerTo = (reply: string, stage: MailStage) =>
  mailAnswerOf({ code: Number(reply.slice(0, 3)), enhanced: enhancedCodeIn(reply.slice(4)), stage })

test.each([
  ['452 4.2.2 Mailbox full', 'recipient', 'mailbox full'],
  ['552 5.2.2 over quota', 'recipient', 'mailbox full'],
  ['550 5.2.2 Mailbox full', 'recipient', 'mailbox full'],
  ['552 5.3.4 Message too big', 'content', 'not now'],
  ['550 5.7.1 client host blocked using a list', 'recipient', 'not from us'],
  ['550 5.7.1 Too many messages from your domain today', 'recipient', 'not from us'],
  ['550 5.7.23 SPF validation failed', 'recipient', 'not from us'],
  ['550 5.7.26 DMARC policy', 'content', 'not from us'],
  ['554 5.7.1 Relay access denied', 'recipient', 'not from us'],
  ['530 5.7.0 Must issue a STARTTLS command first', 'sender', 'not from us'],
  ['550 5.7.1 Refused', 'content', 'not from us'],
  ['550 5.1.1 No such user', 'recipient', 'no such mailbox'],
  ['550 5.2.1 Mailbox disabled', 'recipient', 'no such mailbox'],
  ['450 4.2.1 Greylisted', 'recipient', 'not now'],
  ['421 4.7.0 Try again', 'sender', 'not now'],
  ['550-5.1.1 The account does not exist', 'recipient', 'no such mailbox'],
  ['550 5.1.2 Bad destination domain', 'recipient', 'no such mailbox'],
  ['550 5.1.8 Bad sender domain', 'recipient', 'not from us'],
  ['550 5.1.1 Unknown sender', 'sender', 'not from us'],
  ['550 5.4.1 Recipient address rejected: Access denied', 'recipient', 'no such mailbox'],
  ['550 5.4.6 Loop', 'recipient', 'not from us'],
  ['535 5.7.8 Authentication failed', 'sender', 'not from us'],
  ['550 User unknown', 'recipient', 'no such mailbox'],
  ['553 Mailbox name not allowed', 'recipient', 'no such mailbox'],
  ['556 Domain takes no mail', 'recipient', 'no such mailbox'],
  ['552 Quota exceeded', 'recipient', 'mailbox full'],
  ['552 Too much mail data', 'content', 'not now'],
  ['554 Transaction failed', 'content', 'not from us'],
  ['550 Spam', 'content', 'not from us'],
  ['503 Bad sequence', 'recipient', 'not from us'],
  ['550 Sender refused', 'sender', 'not from us'],
] as const)('“%s” to the %s: %s', { tags: 'SPEC-4-delivery' }, (reply, stage, kind) =>
  expect(answerTo(reply, stage)).toBe(kind),
)

test('a server that says nothing is tried again', () => {
  expect(mailAnswerOf({ code: null, enhanced: null, stage: 'recipient' })).toBe('not now')
})

test('an address in a server’s words is no code', () => {
  expect(enhancedCodeIn('5.1.1 No such user')).toBe('5.1.1')
  expect(enhancedCodeIn('host 5.1.1.7 refused')).toBeNull()
  expect(enhancedCodeIn('blocked')).toBeNull()
})

test('a letter is tried for five days', () => {
  const queued = new Date('2026-03-01T00:00:00Z')
  expect(daysOfTrying).toBe(5)
  expect(isTriedLongEnough(queued, new Date('2026-03-05T23:59:59Z'))).toBe(false)
  expect(isTriedLongEnough(queued, new Date('2026-03-06T00:00:00Z'))).toBe(true)
})
