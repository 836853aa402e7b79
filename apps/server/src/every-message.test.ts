import { type Language, languages } from '@redress/domain/people/languages.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as account from './accounts/account-messages.ts'
import type { Message } from './adapters/mail/mail-transport.ts'
import { invitationMessage } from './claims/defendants/invitation-message.ts'
import { notificationMessage } from './notifications/notification-mail.ts'

const publicUrl = 'https://redress.example'
const to = 'd@example.org'
const code = '0123456789ABCDEFGHJKMNPQRS'
const groupedCode = '01234-56789-ABCDE-FGHJK-MNPQR-S'
const person = { to, publicUrl, firstName: 'Łucja', username: 'lucja.w' }
const token = 'token-of-44-characters'
const notification = { ...person, subject: '<subject>', content: '<content>' }
const invitation = { to, publicUrl, code, defendantName: 'Dørthe', plaintiffName: 'Áda', claimType: 'Slander' } as const

interface Kind {
  readonly message: (language: Language) => Message
  /** What it has to contain in every language. */
  readonly says: readonly string[]
  /** The links in its text, in order, repeated ones repeated. */
  readonly links: readonly string[]
}

const kinds: Readonly<Record<string, Kind>> = {
  registration: {
    message: language => account.registrationMessage({ ...person, language, token }),
    says: [person.firstName, '24'],
    links: [`/auth/confirmation/token/${token}`],
  },
  'additional address': {
    message: language => account.additionalEmailMessage({ ...person, language, token }),
    says: [person.firstName, '24'],
    links: [`/auth/confirmation/additional-email-token/${token}`],
  },
  'new password': {
    message: language => account.resetPasswordMessage({ ...person, language, token }),
    says: [person.firstName, person.username],
    links: [`/auth/reset-password/${token}`],
  },
  'no password': {
    message: language => account.noPasswordMessage({ ...person, language }),
    says: [person.firstName, 'Google'],
    links: ['/auth/login'],
  },
  'address in use': {
    message: language => account.addressInUseMessage({ ...person, language }),
    says: [person.firstName, person.username],
    links: ['/auth/login', '/auth/forgot-password'],
  },
  'unconfirmed address in use': {
    message: language => account.unconfirmedAddressInUseMessage({ to, publicUrl, language }),
    says: [],
    links: ['/auth/login'],
  },
  'notification to a plaintiff': {
    message: language => notificationMessage({ ...notification, language, claim: { id: 'c', seenAs: 'Plaintiff' } }),
    says: [person.firstName, notification.content],
    links: ['/dashboard/claims/my-claims/c'],
  },
  'notification to a defendant': {
    message: language => notificationMessage({ ...notification, language, claim: { id: 'c', seenAs: 'Defendant' } }),
    says: [person.firstName, notification.content],
    links: ['/dashboard/claims/against-me/c'],
  },
  'notification of no claim': {
    message: language => notificationMessage({ ...notification, language, claim: null }),
    says: [person.firstName, notification.content],
    links: ['/dashboard'],
  },
  invitation: {
    message: language => invitationMessage({ ...invitation, language }),
    says: ['Dørthe', 'Áda', groupedCode, 'Slander.', 'Verleumdung.'],
    links: languages.flatMap(() => [`/auth/register?redeem_code=${code}`, `/dashboard/takeover?redeem_code=${code}`]),
  },
}
const inEveryLanguage = Object.entries(kinds).flatMap(([name, kind]) =>
  languages.map(language => [name, language, kind, kind.message(language)] as const),
)

/** Words that only this one of the languages has. */
const wordsOnlyIn = {
  en: /\b(the|you|your|and|with|please|hello|claim|sign|was|open|this)\b/i,
  de: /\b(die|sie|ihre?|und|mit|bitte|guten|forderung|diese|oder)\b/i,
} as const satisfies Partial<Record<Language, RegExp>>
const wordsByLanguage = Object.entries(wordsOnlyIn)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const shownIn = (html: string) => html.replace(/<head>.*<\/head>|<[^>]*>/gs, ' ')

describe.each(inEveryLanguage)('the mail of the kind "%s" in %s', (name, language, { says, links }, message) => {
  const { subject, text, html } = message

  test('says the same as text and as HTML, with all the facts', () => {
    for (const part of says) {
      expect(text).toContain(part)
      expect(html).toContain(escaped(part))
    }
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\$\{|\[object/)
    expect(subject.trim()).not.toBe('')
  })

  test('contains the same links', () => {
    const addresses = links.map(link => publicUrl + link)
    expect(text.match(/https?:\/\/\S+/g)).toEqual(addresses)
    const anchors = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)
    expect(new Set(anchors)).toEqual(new Set(addresses))
  })

  test('is in its language', () => {
    expect(html).toContain(`<html lang="${language}">`)
    if (name === 'invitation') return
    for (const [other, words] of wordsByLanguage) {
      if (other === language) expect(text).toMatch(words)
      else {
        for (const part of [subject, text.replace(/https?:\S+/g, ''), shownIn(html).replace(/https?:\S+/g, '')]) {
          expect(part).not.toMatch(words)
        }
      }
    }
  })
})

test.each(languages)('an invitation by somebody who speaks %s begins in it and goes on in the others', language => {
  const { subject, html } = invitationMessage({ ...invitation, language })
  for (const [other, words] of wordsByLanguage) {
    if (other === language) expect(subject).toMatch(words)
    else expect(subject).not.toMatch(words)
  }
  const parts = html.split(/(?=<div lang=)/).slice(1)
  const inOrder = [language, ...languages.filter(each => each !== language)]
  expect(parts.map(part => /^<div lang="(..)"/.exec(part)?.[1])).toEqual(inOrder)
  for (const [other, words] of wordsByLanguage) {
    expect(parts.map(part => words.test(shownIn(part).replace(/https?:\S+/g, '')))).toEqual(
      inOrder.map(each => each === other),
    )
  }
})

describe('text from people', () => {
  const hostile = '<img src=x onerror="alert(1)"> & \'https://phishing.example\''

  test('stays text in HTML, and never becomes a link', () => {
    const { html } = invitationMessage({
      ...invitation,
      language: 'en',
      plaintiffName: hostile,
      defendantName: hostile,
    })
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;https://phishing.example&#39;')
    expect([...html.matchAll(/href="([^"]*)"/g)].every(([, link]) => link?.startsWith(publicUrl))).toBe(true)
  })

  test('never breaks out of the template', () => {
    const tags = (html: string) => html.match(/<[^>]*>/g)
    const mail = { to, publicUrl, language: 'en', claim: null } as const
    const plain = notificationMessage({ ...mail, firstName: '', subject: '', content: '' })
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (firstName, subject, content) => {
        const message = notificationMessage({ ...mail, firstName, subject, content })
        expect(tags(message.html)).toEqual(tags(plain.html))
        expect(message.subject).not.toMatch(/[\r\n]/)
      }),
    )
  })

  test('is a path segment where it stands in a link', () => {
    const { text } = account.registrationMessage({ ...person, language: 'en', token: '../x?y' })
    expect(text).toContain('https://redress.example/auth/confirmation/token/..%2Fx%3Fy\n')
  })
})
