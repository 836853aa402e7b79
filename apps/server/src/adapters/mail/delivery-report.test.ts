import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnedMail } from '../../testing/returned-mail.ts'
import { readDeliveryReport } from './delivery-report.ts'

const id = '<0123456789abcdef@redress.example>'
const read = (mail: string) => readDeliveryReport(new TextEncoder().encode(mail))

test.each([
  ['5.1.1', 'smtp; 550 5.1.1 <d@example.org>: Recipient address rejected: User unknown', 'no such mailbox'],
  ['5.2.2', 'smtp; 552 5.2.2 Mailbox full', 'mailbox full'],
  ['5.7.1', 'smtp; 550 5.7.1 Message rejected due to SPF', 'not from us'],
  ['4.4.1', 'X-Postfix; connect to mx.example.org[192.0.2.7]:25: Connection timed out', 'not now'],
  // A class alone says nothing: the server's words and its code do.
  ['5.0.0', 'smtp; 550 5.1.1 no such user', 'no such mailbox'],
  ['5.0.0', 'smtp; 550 unknown user', 'no such mailbox'],
  ['5.5.0', 'smtp; 550-5.7.26 This mail has been blocked because the sender is unauthenticated', 'not from us'],
  [
    '5.1.10',
    'smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
    'no such mailbox',
  ],
])('what comes back with the status %s and "%s" is said to be %s', async (status, diagnostic, answer) => {
  expect(await read(returnedMail(id, { status, diagnostic }))).toMatchObject({ messageId: id, answer })
})

test('the words are those of the server, without addresses and machines', async () => {
  const diagnostic = 'smtp; 550 5.1.1 <d@example.org>: unknown,\r\n see https://mx.example/help [192.0.2.7]'
  expect((await read(returnedMail(id, { diagnostic })))?.words).toBe('550 5.1.1 unknown, see')
})

test('the whole mail may come back in the place of its header', async () => {
  const whole = returnedMail(id)
    .replace('text/rfc822-headers', 'message/rfc822')
    .replace('A letter', 'A letter\r\n\r\nHello')
  expect(await read(whole)).toMatchObject({ messageId: id, answer: 'no such mailbox' })
})

test.each([
  ['a delay', returnedMail(id, { action: 'delayed', status: '4.4.1' })],
  ['that it was delivered', returnedMail(id, { action: 'delivered', status: '2.0.0' })],
  ['no mail that it names', returnedMail(id).replace('Message-ID', 'X-Other')],
  ['an absence', `From: d@example.org\r\nSubject: Out of office\r\nIn-Reply-To: ${id}\r\n\r\nI am away.`],
  ['nothing', ''],
])('%s is no failure', async (_what, mail) => {
  expect(await read(mail)).toBeNull()
})

test('whatever else is sent to the mailbox is read as no report, or as one', async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 500 }),
    fc.string().map(text => new TextEncoder().encode(returnedMail(text))),
  )
  await fc.assert(
    fc.asyncProperty(bytes, async mail => {
      await expect(readDeliveryReport(mail).catch(() => null)).resolves.toBeDefined()
    }),
  )
})
