import { type Language, languages } from '@redress/domain/people/languages.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Message } from '../platform/mail.ts'
import * as account from './account-messages.ts'
import { invitationMessage } from './invitation-message.ts'
import { notificationMessage } from './notification-message.ts'

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
  /** What it has to say whatever the language. */
  readonly says: readonly string[]
  /** The addresses that it brings, each as often as it stands in the text. */
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
  'address that waits': {
    message: language => account.addressWaitingMessage({ to, publicUrl, language }),
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

/** Words that only one of the languages has. */
const wordsOf = {
  en: /\b(the|you|your|and|with|please|hello|claim|sign|was|open|this)\b/i,
  de: /\b(die|sie|ihre?|und|mit|bitte|guten|forderung|diese|oder)\b/i,
} as const satisfies Record<Language, RegExp>

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const shownIn = (html: string) => html.replace(/<head>.*<\/head>|<[^>]*>/gs, ' ')

describe.each(inEveryLanguage)('the mail of the kind "%s" in %s', (name, language, { says, links }, message) => {
  const { subject, text, html } = message

  test('says the same as text and as HTML, with everything that it speaks of', () => {
    for (const part of says) {
      expect(text).toContain(part)
      expect(html).toContain(escaped(part))
    }
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\$\{|\[object/)
    expect(subject.trim()).not.toBe('')
  })

  test('brings the same links', () => {
    const addresses = links.map(link => publicUrl + link)
    expect(text.match(/https?:\/\/\S+/g)).toEqual(addresses)
    const anchors = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)
    expect(new Set(anchors)).toEqual(new Set(addresses))
  })

  test('is in its language', () => {
    expect(html).toContain(`<html lang="${language}">`)
    for (const other of languages.filter(each => each !== language && name !== 'invitation')) {
      for (const part of [subject, text.replace(/https?:\S+/g, ''), shownIn(html).replace(/https?:\S+/g, '')]) {
        expect(part).not.toMatch(wordsOf[other])
      }
      expect(text).toMatch(wordsOf[language])
    }
  })
})

test.each(languages)('an invitation by somebody who speaks %s begins in it and goes on in the others', language => {
  const { subject, text, html } = invitationMessage({ ...invitation, language })
  const other = language === 'en' ? 'de' : 'en'
  expect(subject).toMatch(wordsOf[language])
  expect(subject).not.toMatch(wordsOf[other])
  expect(text.search(wordsOf[language])).toBeLessThan(text.search(wordsOf[other]))
  expect([...html.matchAll(/<div lang="(..)"/g)].map(([, each]) => each)).toEqual([language, other])
})

describe('what people gave', () => {
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
