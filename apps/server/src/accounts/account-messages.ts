import type { Language } from '@redress/domain/people/languages.ts'
import { nameToStrangers } from '@redress/domain/people/names-to-strangers.ts'
import type { Message } from '../adapters/mail/mail-transport.ts'
import { composeMessage } from '../mail/compose-message.ts'
import type { Installation } from '../mail/installation.ts'
import { pageLinks } from '../mail/page-links.ts'
import { serverTexts } from '../texts/server-texts.ts'

interface Addressee {
  readonly to: string
  readonly language: Language
  readonly installation: Installation
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

export function registrationMessage({ to, language, firstName, installation, token }: Named & WithToken): Message {
  const { greeting, registration: texts } = serverTexts[language]
  return composeMessage(to, installation, {
    language,
    subject: texts.subject,
    greeting: greeting(nameToStrangers(firstName)),
    paragraphs: [texts.welcome],
    button: { label: texts.button, link: pageLinks(installation.publicUrl).confirmRegistration(token) },
    afterButton: [texts.once],
  })
}

export function additionalEmailMessage({ to, language, firstName, installation, token }: Named & WithToken): Message {
  const { greeting, additionalEmail: texts } = serverTexts[language]
  return composeMessage(to, installation, {
    language,
    subject: texts.subject,
    greeting: greeting(nameToStrangers(firstName)),
    paragraphs: [texts.added],
    button: { label: texts.button, link: pageLinks(installation.publicUrl).confirmAdditionalEmail(token) },
    afterButton: [texts.once],
  })
}

export function resetPasswordMessage(account: OfAccount & WithToken): Message {
  const { to, language, firstName, username, installation, token } = account
  const { greeting, resetPassword: texts } = serverTexts[language]
  return composeMessage(to, installation, {
    language,
    subject: texts.subject,
    greeting: greeting(firstName),
    paragraphs: [texts.asked(username)],
    button: { label: texts.button, link: pageLinks(installation.publicUrl).resetPassword(token) },
    afterButton: [texts.once],
  })
}

export function noPasswordMessage({ to, language, firstName, installation }: Named): Message {
  const { greeting, noPassword: texts } = serverTexts[language]
  return composeMessage(to, installation, {
    language,
    subject: texts.subject,
    greeting: greeting(firstName),
    paragraphs: [texts.none],
    button: { label: texts.button, link: pageLinks(installation.publicUrl).signIn },
    afterButton: [texts.ignore],
  })
}

export function addressInUseMessage({ to, language, firstName, username, installation }: OfAccount): Message {
  const { greeting, addressInUse: texts } = serverTexts[language]
  const links = pageLinks(installation.publicUrl)
  return composeMessage(to, installation, {
    language,
    subject: texts.subject,
    greeting: greeting(firstName),
    paragraphs: [texts.tried, texts.ifYou(username)],
    button: { label: texts.button, link: links.signIn },
    afterButton: [{ text: texts.newPassword, link: links.forgotPassword }, texts.ignore],
  })
}

/** For an address that is not confirmed yet: it may be a stranger's, so nothing is said of the account that gave it. */
export function unconfirmedAddressInUseMessage({ to, language, installation }: Addressee): Message {
  const { greeting, unconfirmedAddressInUse: texts } = serverTexts[language]
  return composeMessage(to, installation, {
    language,
    subject: texts.subject,
    greeting: greeting(''),
    paragraphs: [texts.tried, texts.ifYou],
    button: { label: texts.button, link: pageLinks(installation.publicUrl).signIn },
    afterButton: [texts.ifNot],
  })
}
