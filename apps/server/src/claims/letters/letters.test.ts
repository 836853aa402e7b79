import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { lastDayOf } from '@redress/domain/claim/calendar-days.ts'
import { languages } from '@redress/domain/people/languages.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  claimByCalls,
  dataOf,
  draftClaim,
  fileDraft,
  offerOf,
  passNoticePeriod,
  pay,
} from '../../testing/file-claim.ts'
import { jobsDone } from '../../testing/jobs-done.ts'
import { days, minutes } from '../../testing/movable-clock.ts'
import { parsedCalendar } from '../../testing/parsed-calendar.ts'
import { aboutLetter, codeSentTo } from '../../testing/redeem-codes.ts'
import { confirmedUser, registrationForm, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { applyDueDeadlines } from '../act/deadlines.ts'

let server: TestServer
let plaintiff: TestUser
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  plaintiff = await confirmedUser(server, { firstName: 'Paula', lastName: 'Lang', city: 'Linz' })
})

const newAddress = () => registrationForm().email
const plain = (text = '') => text.replaceAll('\u00a0', ' ')
const letterTo = async (address: string, about = aboutLetter) => {
  const { subject, text, html } = await server.inbox.take(address, about)
  return { subject: plain(subject), text: plain(text), html: plain(html) }
}

/** Files a claim against one person, without an account, at the address. */
const fileAgainst = (email: string) =>
  claimByCalls(server, { plaintiff, defendant: { ...plaintiff, email } }, 'PENDING_PUBLICATION')

/** Files a claim against a company with a representative; returns their addresses. */
async function fileAgainstCompany(country: string) {
  const [company, representative] = [newAddress(), newAddress()]
  const id = await draftClaim({ plaintiff, defendant: { ...plaintiff, email: newAddress() } })
  const details = { taxId: 'ATU1', country, legalName: 'Röof GmbH', email: company }
  const { id: companyId } = dataOf<{ id: string }>(
    await plaintiff.client.post(`/v1/claims/${id}/defendants/company`, details),
  )
  const person = { firstName: 'Rita', lastName: 'Roth', email: representative, companyPosition: 'Director' }
  dataOf(await plaintiff.client.post(`/v1/claims/${id}/defendants/company/${companyId}`, person))
  dataOf(await plaintiff.client.post(`/v1/claims/${id}/submit`))
  await pay(server, id, 'submission')
  return { id, company, representative }
}

describe('a letter', { tags: 'SPEC-4-letter' }, () => {
  test('says who asks how much, until when, what an answer and silence mean, and how to check it', async () => {
    const email = newAddress()
    const id = await fileAgainst(email)
    const { subject, text } = await letterTo(email)
    expect(subject).toBe('Paula Lang asks EUR 4,000.00 from you: answer by 15 March 2026')
    for (const said of [
      'Auf Deutsch:\nhttp://localhost:3000/answer?language=de#',
      'Hello Dora Defendant,',
      'Paula Lang, Linz, has filed a claim on Redress against you, over EUR 4,000.00.',
      'answer it until 15 March 2026.',
      `Claim number: ${id.slice(0, 8)}`,
      'Asked by: Paula Lang, Linz',
      'Asked from: Dora Defendant',
      'Type: Professional Malpractice',
      'Date of the event: 15 January 2026',
      'Last day to answer: 15 March 2026',
      'Reading is free and needs no account.',
      'You can make an offer or say that you have already paid, free of charge. Each counts as an answer. Disputing the claim costs EUR 10.00.',
      'Accepting it in full has a fee of EUR 200.00',
      'Without an answer the public record says “No response” beside your name.',
      'You lose no legal right by not answering',
      'Settle it and pay the fee by 15 March 2026',
      'Redress is not a court.',
      `Type localhost:3000/answer into your browser yourself, and enter the claim number ${id.slice(0, 8)} and your code there.`,
    ]) {
      expect(text).toContain(said)
    }
  })

  test('to whoever represents a company names the company, and is in the language of its country', async () => {
    const { company, representative } = await fileAgainstCompany('AT')
    for (const address of [company, representative]) {
      const { subject, text } = await letterTo(address, /fordert/)
      expect(subject).toBe('Paula Lang fordert 4.000,00 EUR von Röof GmbH: Antwort bis 15. März 2026')
      expect(text).toContain('eine Forderung über 4.000,00 EUR gegen Röof GmbH eingereicht')
      const isPerson = address === representative
      expect(text.includes('Sie sind dort als Vertreter von Röof GmbH genannt.')).toBe(isPerson)
      expect(text).toContain(isPerson ? 'Guten Tag Rita Roth,' : 'Sehr geehrte Damen und Herren,')
      expect(text).toContain('Sie verlieren kein Recht, wenn Sie nicht antworten')
    }
    const { company: abroad } = await fileAgainstCompany('FR')
    expect((await letterTo(abroad)).subject).toMatch(/^Paula Lang asks EUR 4,000.00 from Röof GmbH: answer by/)
  })

  test('to somebody with an account is in the language of the account', async () => {
    const owner = await confirmedUser(server)
    dataOf(await owner.client.patch('/v1/users', { language: 'de' }))
    await fileAgainst(owner.email)
    expect((await letterTo(owner.email, /fordert/)).text).toContain('Guten Tag')
  })

  test('to somebody of whom no country is known is in the language of the country of who asks, not the one they read in', async () => {
    const [austrian, british] = [newAddress(), newAddress()]
    dataOf(await plaintiff.client.patch('/v1/users', { country: 'AT', language: 'en' }))
    await fileAgainst(austrian)
    const { html, text } = await letterTo(austrian, /fordert/)
    expect(html).toContain('/answer?language=en#')
    const paragraphs = text.split('\n\n')
    expect(paragraphs[1]).toMatch(/^In English:\nhttp\S+$/)
    expect(paragraphs[languages.length]).toBe('Guten Tag Dora Defendant,')
    dataOf(await plaintiff.client.patch('/v1/users', { country: 'GB', language: 'de' }))
    await fileAgainst(british)
    expect((await letterTo(british)).text).toContain('Hello Dora Defendant,')
  })

  test('and so is the notice that somebody has used its code', async () => {
    const email = newAddress()
    dataOf(await plaintiff.client.patch('/v1/users', { country: 'AT', language: 'en' }))
    await fileAgainst(email)
    const stranger = await confirmedUser(server)
    dataOf(await stranger.client.post(`/v1/claims/takeover/${await codeSentTo(server, email)}`))
    const { text } = await letterTo(email, /eingelöst/)
    expect(text).toMatch(/eingelöst\n\nGuten Tag Dora Defendant,/)
    dataOf(await plaintiff.client.patch('/v1/users', { country: 'GB' }))
  })

  test('that is sent again says what is asked now, and how the claim stands', async () => {
    const email = newAddress()
    const id = await fileAgainst(email)
    const helper = await confirmedUser(server)
    const again = async () => {
      const code = await codeSentTo(server, email)
      dataOf(await helper.client.post(`/v1/claims/takeover/${code}/reset`))
    }
    dataOf(await plaintiff.client.patch(`/v1/claims/${id}/amend`, { value: 2_450 }))
    await again()
    await expect.poll(() => server.inbox.mail.filter(({ to }) => to?.[0]?.address === email).length).toBe(2)
    expect(server.inbox.mail.findLast(({ to }) => to?.[0]?.address === email)?.subject).toContain(
      '2,450.00 from you: answer',
    )
    await passNoticePeriod(server, { plaintiff, defendant: helper })
    await again()
    const { subject, text } = await letterTo(email)
    expect(subject).toBe('Paula Lang asks EUR 2,450.00 from you: you can still answer')
    expect(text).toContain('it has been public since 16 March 2026')
    expect(text).not.toContain('Settle it')
  })

  test('says that the claim is public though one of just before said until when to answer', async () => {
    const email = newAddress()
    await fileAgainst(email)
    const helper = await confirmedUser(server)
    const code = await codeSentTo(server, email)
    server.clock.advance(days(15) - minutes(5))
    dataOf(await helper.client.post('/v1/auth/refresh'))
    dataOf(await helper.client.post(`/v1/claims/takeover/${code}/reset`))
    await jobsDone(server, 'reset code', 'send invitation')
    server.clock.advance(minutes(5))
    await applyDueDeadlines(server.context)
    await jobsDone(server, 'send invitation')
    const letters = server.inbox.mail.filter(({ to }) => to?.[0]?.address === email)
    expect(letters.map(({ subject = '' }) => /: (answer by|you can still answer)/.exec(subject)?.[1])).toEqual([
      'answer by',
      'answer by',
      'you can still answer',
    ])
  })

  test('carries its last day for the calendar, and after more time the later one, as does the mail to the account', async () => {
    const [defendant, other] = [await confirmedUser(server), newAddress()]
    const id = await draftClaim({ plaintiff, defendant })
    const individual = { firstName: 'Otto', lastName: 'Other', email: other }
    dataOf(await plaintiff.client.post(`/v1/claims/${id}/defendants/individual`, individual))
    await fileDraft(server, id, { plaintiff, defendants: [defendant] })
    const filesWith = async (address: string, about: RegExp) => {
      const { attachments } = await server.inbox.take(address, about)
      return attachments.map(({ mimeType, content }) => ({ mimeType, ...parsedCalendar(content) }))
    }
    const lastDay = async () =>
      lastDayOf(new Date(dataOf<PartyClaim>(await plaintiff.client.get(`/v1/claims/${id}`)).noticePeriodEndsAt ?? 0)) ??
      ''
    const day = await lastDay()
    const [first, ...more] = await filesWith(other, aboutLetter)
    expect(first).toMatchObject({ mimeType: 'text/calendar', day, uid: `answer-${id}@localhost` })
    expect(first?.summary).toMatch(/^Last day to answer Paula Lang: EUR.4,000\.00$/)
    expect(more).toEqual([])
    dataOf(await defendant.client.post(`/v1/claims/${id}/extend`))
    const later = await lastDay()
    expect(later > day).toBe(true)
    const moved = [await filesWith(other, aboutLetter), await filesWith(defendant.email, /More time to answer/)]
    for (const files of moved) expect(files).toMatchObject([{ day: later, uid: first?.uid }])
    for (const [file] of moved) expect(file?.sequence).toBeGreaterThan(first?.sequence ?? Number.POSITIVE_INFINITY)
  })

  test('that comes after an answer says whether the claim is public yet', async () => {
    const [defendant, other] = [await confirmedUser(server), newAddress()]
    const id = await draftClaim({ plaintiff, defendant })
    const individual = { firstName: 'Otto', lastName: 'Other', email: other }
    dataOf(await plaintiff.client.post(`/v1/claims/${id}/defendants/individual`, individual))
    await fileDraft(server, id, { plaintiff, defendants: [defendant] })
    const code = await codeSentTo(server, other)
    dataOf(await defendant.client.post(`/v1/claims/${id}/propose-resolution`, offerOf()))
    dataOf(await plaintiff.client.post(`/v1/claims/takeover/${code}/reset`))
    const before = await letterTo(other)
    expect(before.subject).toBe('Paula Lang asks EUR 4,000.00 from you: you can join')
    expect(before.text).toContain('A defendant has answered it. You can read it')
    await passNoticePeriod(server, { plaintiff, defendant })
    const { attachments, ...late } = await server.inbox.take(other, aboutLetter)
    expect(attachments).toEqual([])
    const after = { subject: plain(late.subject), text: plain(late.text) }
    expect(after.subject).toBe('Paula Lang asks EUR 4,000.00 from you: it is public, and you can join')
    expect(after.text).toMatch(/A defendant has answered it, and it has been public since \d+ \w+ 2026\./)
    expect(after.text).toMatch(/Public since: \d+ \w+ 2026/)
  })

  test('to whoever takes the seat of somebody who is contested says so, and what is asked', async () => {
    const email = newAddress()
    const id = await fileAgainst(email)
    const mallory = await confirmedUser(server, { firstName: 'Mallory', lastName: 'mallory@evil.example' })
    dataOf(await mallory.client.post(`/v1/claims/takeover/${await codeSentTo(server, email)}`))
    const { defendants } = dataOf<{ defendants: { id: string }[] }>(await plaintiff.client.get(`/v1/claims/${id}`))
    dataOf(await plaintiff.client.post(`/v1/claims/${id}/defendants/${defendants[0]?.id}/contest`))
    const { text } = await letterTo(email, /Your new code/)
    expect(text).toContain('Mallory mallory evil example has linked this claim to an account in your place')
    expect(text).toContain('Paula Lang, Linz, has filed a claim on Redress against you, over EUR 4,000.00.')
  })
})
