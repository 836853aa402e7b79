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

/** To the owner of an address that somebody registered with, or added to another account. */
export function addressInUseMessage(account: OfAccount & { readonly isRegistration: boolean }): Message {
  const { to, language, firstName, username, installation, isRegistration } = account
  const { greeting, addressInUse } = serverTexts[language]
  const texts = isRegistration ? addressInUse.registration : addressInUse.additional
  const links = pageLinks(installation.publicUrl)
  return composeMessage(to, installation, {
    language,
    subject: texts.subject,
    greeting: greeting(firstName),
    paragraphs: [texts.tried, texts.ifYou(username)],
    button: { label: addressInUse.button, link: links.signIn },
    afterButton: [{ text: addressInUse.newPassword, link: links.forgotPassword }, addressInUse.ignore],
  })
}
