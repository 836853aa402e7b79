import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { registrationMessage } from './account-messages.ts'
import { invitationMessage } from './invitation-message.ts'
import { notificationMessage } from './notification-message.ts'

const publicUrl = 'https://redress.example'
const code = '0123456789ABCDEFGHJKMNPQRS'
const invitation = {
  to: 'd@example.org',
  publicUrl,
  code,
  defendantName: 'Dora',
  plaintiffName: 'Ada',
  claimType: 'Injury',
}

describe('an invitation', () => {
  const { text, html } = invitationMessage(invitation)
  test.each([
    ['the code in groups', '01234-56789-ABCDE-FGHJK-MNPQR-S'],
    ['the link for newcomers', `https://redress.example/auth/register?redeem_code=${code}`],
    ['the link for those with an account', `https://redress.example/dashboard/takeover?redeem_code=${code}`],
    ['who claims what', 'Ada filed a claim against you on Redress: Injury.'],
  ])('brings %s, as text and as HTML', (_, part) => {
    expect(text).toContain(part)
    expect(html).toContain(part)
  })
})

describe('what people gave', () => {
  const hostile = '<img src=x onerror="alert(1)"> & \'https://phishing.example\''

  test('stays text in HTML, and never becomes a link', () => {
    const { html } = invitationMessage({
      ...invitation,
      plaintiffName: hostile,
      defendantName: hostile,
      claimType: hostile,
    })
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;https://phishing.example&#39;')
    expect([...html.matchAll(/href="([^"]*)"/g)].every(([, link]) => link?.startsWith(publicUrl))).toBe(true)
  })

  test('never breaks out of the template', () => {
    const tags = (html: string) => html.match(/<[^>]*>/g)
    const plain = notificationMessage({
      to: 'a@example.org',
      publicUrl,
      firstName: '',
      subject: '',
      content: '',
      claim: null,
    })
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (firstName, subject, content) => {
        const message = notificationMessage({
          to: 'a@example.org',
          publicUrl,
          firstName,
          subject,
          content,
          claim: null,
        })
        expect(tags(message.html)).toEqual(tags(plain.html))
        expect(message.subject).not.toMatch(/[\r\n]/)
      }),
    )
  })

  test('is a path segment where it stands in a link', () => {
    const { text } = registrationMessage({ to: 'a@example.org', publicUrl, firstName: 'Ada', token: '../x?y' })
    expect(text).toContain('https://redress.example/auth/confirmation/token/..%2Fx%3Fy\n')
  })
})
