import type { PublicClaim } from '@redress/contract/claim-views.ts'
import type { Defendant } from '@redress/contract/defendants.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimByCalls, dataOf, passNoticePeriod } from '../../testing/file-claim.ts'
import { dovecot, type ImapServer, startImapServer } from '../../testing/imap-server.ts'
import { aboutLetter } from '../../testing/redeem-codes.ts'
import { returnedMail } from '../../testing/returned-mail.ts'
import { confirmedUser, registrationForm, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { takeReturnedLetters } from './returned-letters.ts'

if (!dovecot) process.stderr.write('dovecot is not installed (Debian: dovecot-imapd): its tests are skipped\n')

describe.skipIf(!dovecot)('a letter that comes back later (with a real IMAP server, where one is installed)', () => {
  let imap: ImapServer
  let server: TestServer
  let plaintiff: TestUser
  beforeAll(async () => {
    imap = await startImapServer()
    server = await startTestServer({ BOUNCES_URL: imap.url })
    plaintiff = await confirmedUser(server)
  })
  afterAll(async () => {
    await server.stop()
    await imap.stop()
  })

  /** A claim whose letter a mail server has taken, and the letter's `Message-ID`. */
  async function letterTaken() {
    const { email } = registrationForm()
    const id = await claimByCalls(server, { plaintiff, defendant: { ...plaintiff, email } }, 'PENDING_PUBLICATION')
    const letter = await server.inbox.take(email, aboutLetter)
    await expect.poll(async () => (await deliveryOf(id))?.state).toBe('accepted')
    return { id, messageId: letter.messageId ?? '' }
  }
  const deliveryOf = async (id: string) => {
    const { defendants } = dataOf<{ defendants: Defendant[] }>(await plaintiff.client.get(`/v1/claims/${id}`))
    return defendants[0]?.view === 'private' ? defendants[0].delivery : null
  }

  test('has not reached its defendant: the plaintiff is told why, and the public reads no "No response"', async () => {
    const { id, messageId } = await letterTaken()
    await imap.deliver(returnedMail(messageId))
    await takeReturnedLetters(server.context)
    expect(await deliveryOf(id)).toMatchObject({
      ...{ state: 'refused', acceptedAt: null, refusedAt: server.clock.now().toISOString() },
      refusal: '550 5.1.1 user unknown',
    })
    await server.inbox.take(plaintiff.email, /did not arrive/)
    expect(await imap.unread()).toBe(0)
    await passNoticePeriod(server, { plaintiff, defendant: plaintiff })
    const shown = dataOf<PublicClaim>(await server.client().get(`/v1/claims/${id}`))
    expect(shown).toMatchObject({ isDisregarded: true, isReached: false })
  })

  test('is named as one whose mailbox was full, and nothing else that arrives changes anything', async () => {
    const { id, messageId } = await letterTaken()
    const other = await letterTaken()
    await imap.deliver(returnedMail('<somebody@else.example>'))
    await imap.deliver(returnedMail(other.messageId, { action: 'delayed', status: '4.4.1' }))
    await imap.deliver('Subject: Out of office\r\n\r\nI am away.')
    await imap.deliver(returnedMail(messageId, { status: '5.2.2', diagnostic: 'smtp; 552 5.2.2 Over quota' }))
    await takeReturnedLetters(server.context)
    expect(await deliveryOf(id)).toMatchObject({ deferral: 'mailbox full', acceptedAt: null })
    expect(await deliveryOf(other.id)).toMatchObject({ state: 'accepted', refusedAt: null })
    expect(await imap.unread()).toBe(0)
  })

  test('is read again where it could not be kept', async () => {
    const { id, messageId } = await letterTaken()
    await imap.deliver(returnedMail(messageId))
    const broken = { ...server.context, database: server.context.database.withSchema('nowhere') }
    await expect(takeReturnedLetters(broken)).rejects.toThrow(/nowhere/)
    expect(await imap.unread()).toBe(1)
    await takeReturnedLetters(server.context)
    expect(await deliveryOf(id)).toMatchObject({ state: 'refused' })
  })
})
