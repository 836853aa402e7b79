import type { Language } from '@redress/domain/people/languages.ts'
import type { Message } from '../adapters/mail/mail-transport.ts'
import { composeMessage } from '../mail/compose-message.ts'
import { pageLinks } from '../mail/page-links.ts'
import { serverTexts } from '../texts/server-texts.ts'

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
  const { greeting, registration: texts } = serverTexts[language]
  return composeMessage(to, texts.subject, {
    language,
    greeting: greeting(firstName),
    paragraphs: [texts.welcome],
    button: { label: texts.button, link: pageLinks(publicUrl).confirmRegistration(token) },
    afterButton: [texts.once],
  })
}

export function additionalEmailMessage({ to, language, firstName, publicUrl, token }: Named & WithToken): Message {
  const { greeting, additionalEmail: texts } = serverTexts[language]
  return composeMessage(to, texts.subject, {
    language,
    greeting: greeting(firstName),
    paragraphs: [texts.added],
    button: { label: texts.button, link: pageLinks(publicUrl).confirmAdditionalEmail(token) },
    afterButton: [texts.once],
  })
}

export function resetPasswordMessage(account: OfAccount & WithToken): Message {
  const { to, language, firstName, username, publicUrl, token } = account
  const { greeting, resetPassword: texts } = serverTexts[language]
  return composeMessage(to, texts.subject, {
    language,
    greeting: greeting(firstName),
    paragraphs: [texts.asked(username)],
    button: { label: texts.button, link: pageLinks(publicUrl).resetPassword(token) },
    afterButton: [texts.once],
  })
}

export function noPasswordMessage({ to, language, firstName, publicUrl }: Named): Message {
  const { greeting, noPassword: texts } = serverTexts[language]
  return composeMessage(to, texts.subject, {
    language,
    greeting: greeting(firstName),
    paragraphs: [texts.none],
    button: { label: texts.button, link: pageLinks(publicUrl).signIn },
    afterButton: [texts.ignore],
  })
}

export function addressInUseMessage({ to, language, firstName, username, publicUrl }: OfAccount): Message {
  const { greeting, addressInUse: texts } = serverTexts[language]
  const links = pageLinks(publicUrl)
  return composeMessage(to, texts.subject, {
    language,
    greeting: greeting(firstName),
    paragraphs: [texts.tried, texts.ifYou(username)],
    button: { label: texts.button, link: links.signIn },
    afterButton: [{ text: texts.newPassword, link: links.forgotPassword }, texts.ignore],
  })
}

/** For an address that is not confirmed yet: it may be a stranger's, so nothing is said of the account that gave it. */
export function unconfirmedAddressInUseMessage({ to, language, publicUrl }: Addressee): Message {
  const { greeting, unconfirmedAddressInUse: texts } = serverTexts[language]
  return composeMessage(to, texts.subject, {
    language,
    greeting: greeting(''),
    paragraphs: [texts.tried, texts.ifYou],
    button: { label: texts.button, link: pageLinks(publicUrl).signIn },
    afterButton: [texts.ifNot],
  })
}
