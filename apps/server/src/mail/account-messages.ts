import type { Language } from '@redress/domain/people/languages.ts'
import type { Message } from '../platform/mail.ts'
import { composeMessage } from './compose-message.ts'
import { mailTexts } from './mail-texts.ts'
import { pageLinks } from './page-links.ts'

interface Addressee {
  readonly to: string
  readonly language: Language
  readonly publicUrl: string
}
interface Named extends Addressee {
  readonly firstName: string
}
interface OfAccount extends Named {
  readonly username: string
}
interface WithToken {
  readonly token: string
}

export function registrationMessage({ to, language, firstName, publicUrl, token }: Named & WithToken): Message {
  const { hello, registration: texts } = mailTexts[language]
  return composeMessage(to, texts.subject, {
    language,
    greeting: hello(firstName),
    paragraphs: [texts.welcome],
    button: { label: texts.button, link: pageLinks(publicUrl).confirmRegistration(token) },
    afterwards: [texts.once],
  })
}

export function additionalEmailMessage({ to, language, firstName, publicUrl, token }: Named & WithToken): Message {
  const { hello, additionalEmail: texts } = mailTexts[language]
  return composeMessage(to, texts.subject, {
    language,
    greeting: hello(firstName),
    paragraphs: [texts.added],
    button: { label: texts.button, link: pageLinks(publicUrl).confirmAdditionalEmail(token) },
    afterwards: [texts.once],
  })
}

export function resetPasswordMessage(account: OfAccount & WithToken): Message {
  const { to, language, firstName, username, publicUrl, token } = account
  const { hello, resetPassword: texts } = mailTexts[language]
  return composeMessage(to, texts.subject, {
    language,
    greeting: hello(firstName),
    paragraphs: [texts.asked(username)],
    button: { label: texts.button, link: pageLinks(publicUrl).resetPassword(token) },
    afterwards: [texts.once],
  })
}

export function noPasswordMessage({ to, language, firstName, publicUrl }: Named): Message {
  const { hello, noPassword: texts } = mailTexts[language]
  return composeMessage(to, texts.subject, {
    language,
    greeting: hello(firstName),
    paragraphs: [texts.none],
    button: { label: texts.button, link: pageLinks(publicUrl).signIn },
    afterwards: [texts.ignore],
  })
}

export function addressInUseMessage({ to, language, firstName, username, publicUrl }: OfAccount): Message {
  const { hello, addressInUse: texts } = mailTexts[language]
  const links = pageLinks(publicUrl)
  return composeMessage(to, texts.subject, {
    language,
    greeting: hello(firstName),
    paragraphs: [texts.tried, texts.ifYou(username)],
    button: { label: texts.button, link: links.signIn },
    afterwards: [{ text: texts.newPassword, link: links.forgotPassword }, texts.ignore],
  })
}

/** For an address that nobody has confirmed yet: of the account that waits for it, nothing is said. */
export function addressWaitingMessage({ to, language, publicUrl }: Addressee): Message {
  const { hello, addressWaiting: texts } = mailTexts[language]
  return composeMessage(to, texts.subject, {
    language,
    greeting: hello(''),
    paragraphs: [texts.tried, texts.ifYou],
    button: { label: texts.button, link: pageLinks(publicUrl).signIn },
    afterwards: [texts.ifNot],
  })
}
