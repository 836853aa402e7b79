import { join } from 'node:path'
import { type Language, languages } from '@redress/domain/people/languages.ts'
import { serverTexts } from '@redress/texts/server-texts.ts'
import { testedWords } from '@redress/texts/testing/tested-words.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { additionalEmailMessage, registrationMessage } from './accounts/profile/account-messages.ts'
import type { MailMessage } from './adapters/mail/mail-transport.ts'
import { letterMessage } from './claims/letters/letter-message.ts'
import { takeoverNoticeMessage } from './claims/takeover/takeover-notice.ts'
import { composeMessage } from './mail/compose-message.ts'
import { notificationMessage } from './notifications/notification-mail.ts'
import { messageKinds, notificationKinds, sampleLetter, sampleNotice } from './testing/sample-messages.ts'

const { installation } = sampleLetter
const { publicUrl, operator } = installation

const inEveryLanguage = Object.entries({ ...messageKinds, ...notificationKinds }).flatMap(([name, kind]) =>
  languages.map(language => [name, language, kind, kind.message(language)] as const),
)

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const unescaped = (html: string) => html.replaceAll('&amp;', '&')
const shownIn = (html: string) =>
  unescaped(html.replace(/<head>.*<\/head>|<div style="display:none.*?<\/div>|<[^>]*>/gs, ' '))
const wordsOf = (text: string) => new Set(text.match(/[\p{L}\p{N}]+/gu))

/** Sentences of a plain-text mail; a paragraph with colons is a list of facts. */
const sentencesIn = (text: string) =>
  text
    .split(/\n\s*\n/)
    .filter(paragraph => !/^[^.!?]*: /.test(paragraph.split('\n')[0] ?? ''))
    .flatMap(paragraph => paragraph.replaceAll(/\s+/g, ' ').split(/(?<=[.!?])\s+/))
const wordCount = (sentence: string) => sentence.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0

describe.each(inEveryLanguage)('the mail of the kind "%s" in %s', (name, language, kind, message) => {
  const { says, links, isInEveryLanguage } = kind
  const { subject, text, html } = message

  test('says the same as text and as HTML, with all the facts', () => {
    for (const part of says) {
      expect(text).toContain(part)
      expect(html).toContain(escaped(part))
    }
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\$\{|\[object/)
    expect(subject.trim()).not.toBe('')
    const orOpen = wordsOf(languages.map(each => serverTexts[each].orOpen).join(' '))
    const plain = wordsOf(text)
    const shown = wordsOf(shownIn(html))
    expect([...plain].filter(word => !shown.has(word))).toEqual([])
    expect([...shown].filter(word => !plain.has(word) && !orOpen.has(word))).toEqual([])
  })

  test('names nobody twice in its subject', () => {
    // The one who answers now may be the one for whom: both are named.
    if (/^TAKEOVER_REPLACED/.test(name)) return
    for (const known of ['Áda Łovelace', 'Dørthe Ňovak', 'Röof GmbH'])
      expect(subject.split(known).length).toBeLessThan(3)
  })

  test('speaks to the plaintiff in their own person', () => {
    if (name.endsWith(' to a Plaintiff'))
      expect([subject, ...sentencesIn(text)].join(' ')).not.toContain('Áda Łovelace')
  })

  test('has no sentence of more than 25 words', () => {
    expect(sentencesIn(text).filter(sentence => wordCount(sentence) > 25)).toEqual([])
  })

  test('has one button for each language, a heading, and names who runs the installation', () => {
    const inside = isInEveryLanguage ? languages.length : 1
    expect(html.match(/<h1/g)).toHaveLength(inside)
    expect(html.match(/<td class="primary" style="border-radius/g)).toHaveLength(inside)
    for (const part of [text, shownIn(html)]) {
      expect(part.split(operator?.address ?? '')).toHaveLength(inside + 1)
      expect(part).toContain(operator?.email)
    }
  })

  test('fetches nothing', () => {
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import|src=/i)
  })

  test('contains the same links', () => {
    const addresses = links(language).map(link => publicUrl + link)
    expect(text.match(/https?:\/\/\S+/g)).toEqual(addresses)
    const anchors = [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => unescaped(link))
    expect(new Set(anchors)).toEqual(new Set(addresses))
  })

  test('is in its language', () => {
    expect(html).toContain(`<html lang="${language}">`)
    if (isInEveryLanguage) return
    for (const other of languages) {
      const words = testedWords[other].onlyHere
      if (other === language) expect(text).toMatch(words)
      else {
        for (const part of [subject, text.replace(/https?:\S+/g, ''), shownIn(html).replace(/https?:\S+/g, '')]) {
          expect(part).not.toMatch(words)
        }
      }
    }
  })
})

test.each(['letter after publication', 'CLAIM_PUBLISHED to a Defendant'])(
  'whoever stands on the public record is told that a reply is free, and what it does: %s',
  name => {
    const kind = { ...messageKinds, ...notificationKinds }[name]
    const said = (language: Language) => kind?.message(language).text.replaceAll(/\s+/g, ' ')
    expect(said('en')).toMatch(/reply in public is free, and makes “No response” disappear/)
    expect(said('de')).toMatch(/öffentliche Stellungnahme ist kostenlos, und „Keine Antwort“ verschwindet/)
  },
)

test.each(languages)('a notice by somebody who speaks %s begins in it and goes on in the others', language => {
  const { subject, html } = takeoverNoticeMessage({ ...sampleNotice, language })
  expect(subject).toBe(serverTexts[language].takeoverNotice.subject(sampleNotice.takerName, false))
  const parts = html.split(/(?=<table lang=)/).slice(1)
  const inOrder = [language, ...languages.filter(each => each !== language)]
  expect(parts.map(part => /^<table lang="(..)"/.exec(part)?.[1])).toEqual(inOrder)
  for (const other of languages) {
    const words = testedWords[other].onlyHere
    expect(parts.map(part => words.test(shownIn(part).replace(/https?:\S+/g, '')))).toEqual(
      inOrder.map(each => each === other),
    )
  }
})

test('nobody is said to answer a claim that is over: in the notice of a takeover, and in letters', () => {
  const claim = { ...sampleLetter.claim, stage: 'resolved' } as const
  const contestedTaker = { name: 'Mål Lørry', until: sampleLetter.now }
  for (const language of languages) {
    const said = [
      takeoverNoticeMessage({ ...sampleNotice, isOver: true, language }),
      letterMessage({ ...sampleLetter, claim, language }),
      letterMessage({ ...sampleLetter, claim, contestedTaker, language }),
    ]
    for (const { subject, text } of said) {
      const words = `${subject} ${text}`.replaceAll(/\S*redress\.example\S*/g, '')
      expect(words).not.toMatch(/\b(answers?|antwortet?|(be)?antworten)\b/i)
    }
  }
})

describe('text from people', () => {
  const hostile = '<img src=x onerror="alert(1)"> & \'https://phishing.example\''

  test('stays text in HTML, and never becomes a link', () => {
    const facts = [{ name: hostile, value: hostile }]
    const { html } = composeMessage('d@example.org', installation, {
      language: 'en',
      subject: hostile,
      addressee: hostile,
      paragraphs: [hostile, { heading: hostile, text: hostile }, { text: hostile, link: publicUrl }],
      facts,
    })
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;https://phishing.example&#39;')
    expect([...html.matchAll(/href="([^"]*)"/g)].every(([, link]) => link?.startsWith(publicUrl))).toBe(true)
  })

  const name = `Pay at https://phishing.example ${'x'.repeat(200)}`
  const toStrangers: [string, (language: Language) => MailMessage][] = [
    [
      'a letter',
      language =>
        letterMessage({
          ...sampleLetter,
          language,
          plaintiff: { name, city: name, isGone: false },
          defendantName: name,
          company: { name, isRepresented: true },
          contestedTaker: { name, until: sampleLetter.now },
        }),
    ],
    [
      'a notice of a takeover',
      language =>
        takeoverNoticeMessage({
          ...sampleNotice,
          language,
          plaintiffName: name,
          addressee: name,
          takerName: name,
        }),
    ],
    [
      'a confirmation link',
      language => registrationMessage({ to: 'd@example.org', installation, language, firstName: name, token: 't' }),
    ],
    [
      'a link for one more address',
      language => additionalEmailMessage({ to: 'd@example.org', installation, language, firstName: name, token: 't' }),
    ],
  ]

  test.each(toStrangers)(
    'is short in %s, and no address to follow',
    { tags: 'SPEC-6-names-in-mail' },
    (_name, message) => {
      for (const language of languages) {
        const { subject, text, html } = message(language)
        for (const part of [subject, text, html]) expect(part).not.toMatch(/phishing\.example|x{60}/)
        expect(text).toContain('Pay at https phishing example x')
      }
    },
  )

  test.each(languages)('is isolated in a letter in %s, where it is written from right to left', language => {
    const { subject, text } = letterMessage({
      ...sampleLetter,
      language,
      plaintiff: { name: '\u202eعلي', city: '\u200bحيفا', isGone: false },
      company: { name: 'דוגמה בע״מ', isRepresented: false },
    })
    for (const part of [subject, text])
      expect(part.replace(/\u2068[^\u2068\u2069\u202e]*\u2069/g, '')).not.toMatch(/[\u0590-\u06ff\p{Bidi_Control}]/u)
    expect(text).toContain('\u2068علي\u2069, \u2068حيفا\u2069,')
  })

  test('never breaks out of the template', () => {
    const tags = (html: string) => html.match(/<[^>]*>/g)
    const mail = { to: 'd@example.org', installation, language: 'en', claim: null } as const
    const plain = notificationMessage({
      ...mail,
      firstName: '',
      subject: '',
      paragraphs: [''],
      facts: [{ name: '', value: '' }],
    })
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (firstName, subject, content) => {
        const message = notificationMessage({
          ...mail,
          firstName,
          subject,
          paragraphs: [content],
          facts: [{ name: subject, value: content }],
        })
        expect(tags(message.html)).toEqual(tags(plain.html))
        expect(message.subject).not.toMatch(/[\r\n]/)
      }),
    )
  })

  test('is a path segment where it stands in a link', () => {
    const { text } = registrationMessage({
      to: 'd@example.org',
      installation,
      language: 'en',
      firstName: '',
      token: '../x?y',
    })
    expect(text).toContain('https://redress.example/auth/confirmation/token/..%2Fx%3Fy\n')
  })
})

test('a German mail goes on in small letters after the comma of its greeting', () => {
  const firstWords = Object.values(notificationKinds).flatMap(({ message }) =>
    [...message('de').text.matchAll(/^(?:Guten Tag|Sehr geehrte).*,\n\n(\S+)/gm)].map(([, word = '']) => word),
  )
  expect(firstWords.length).toBeGreaterThan(50)
  // Capitalised words other than names of the samples and forms of address.
  const capitals = firstWords.filter(
    word => /^\p{Lu}/u.test(word) && !/^(Dørthe|Áda|Łucja|Röof|Sie|Ihre?n?)$/.test(word),
  )
  expect(capitals).toEqual([])
})

test.each(languages)('the mail of a trial installation says in %s that it is one, and names nobody', language => {
  const content = { language, subject: 's', addressee: 'g', paragraphs: [] } as const
  const { text, html } = composeMessage('d@example.org', { publicUrl, operator: null }, content)
  for (const part of [text, html]) expect(part).toContain(serverTexts[language].foot.trial)
})

test('what mail says of a claim, to whom, stands in one table', async () => {
  const cell = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const rowsOf = (language: Language) =>
    Object.entries(notificationKinds).map(([name, kind]) => {
      const { subject, text } = kind.message(language)
      // The greeting and the facts are left out.
      const [, ...paragraphs] = text.split(/\n\s*\n/)
      const said = paragraphs.slice(
        0,
        paragraphs.findIndex(paragraph => testedWords[language].factsOfClaim.test(paragraph)),
      )
      return `| ${name} | ${cell(subject)} | ${said.map(cell).join(' ')} |`
    })
  const parts = languages.flatMap(language => [
    ...[`## ${language}`, '', '| of what, to whom | subject | text |', '|---|---|---|'],
    ...[...rowsOf(language), ''],
  ])
  const page = [
    '# What mail says of a claim',
    '',
    'Made by `every-message.test.ts`; read it as a whole after a change.',
    '',
  ]
  const file = join(import.meta.dirname, 'said-in-mail.snapshot.txt')
  await expect([...page, ...parts].join('\n')).toMatchFileSnapshot(file)
})
