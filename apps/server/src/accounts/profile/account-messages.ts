import { type AccountChangeKind, isSecondFactorChange } from '@redress/domain/people/account-changes.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import { serverTexts } from '@redress/texts/server-texts.ts'
import type { MailMessage } from '../../adapters/mail/mail-transport.ts'
import { composeMessage } from '../../mail/compose-message.ts'
import type { Installation } from '../../mail/installation.ts'
import { pageLinks } from '../../mail/page-links.ts'

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

export function registrationMessage({ to, language, firstName, installation, token }: Named & WithToken): MailMessage {
  const { registration: texts } = serverTexts[language]
  return composeMessage(to, installation, {
    language,
    subject: texts.subject,
    addressee: firstName,
    paragraphs: [texts.welcome],
    button: { label: texts.button, link: pageLinks(installation.publicUrl).confirmRegistration(token) },
    afterButton: [texts.once],
  })
}

export function additionalEmailMessage({
  to,
  language,
  firstName,
  installation,
  token,
}: Named & WithToken): MailMessage {
  const { additionalEmail: texts } = serverTexts[language]
  return composeMessage(to, installation, {
    language,
    subject: texts.subject,
    addressee: firstName,
    paragraphs: [texts.added],
    button: { label: texts.button, link: pageLinks(installation.publicUrl).confirmAdditionalEmail(token) },
    afterButton: [texts.once],
  })
}

export function resetPasswordMessage(account: OfAccount & WithToken): MailMessage {
  const { to, language, firstName, username, installation, token } = account
  const { resetPassword: texts } = serverTexts[language]
  return composeMessage(to, installation, {
    language,
    subject: texts.subject,
    addressee: firstName,
    paragraphs: [texts.asked(username)],
    button: { label: texts.button, link: pageLinks(installation.publicUrl).resetPassword(token) },
    afterButton: [texts.once],
  })
}

export function noPasswordMessage({ to, language, firstName, installation }: Named): MailMessage {
  const { noPassword: texts } = serverTexts[language]
  return composeMessage(to, installation, {
    language,
    subject: texts.subject,
    addressee: firstName,
    paragraphs: [texts.none],
    button: { label: texts.button, link: pageLinks(installation.publicUrl).signIn },
    afterButton: [texts.ignore],
  })
}

/** Mail to the owner of an address that somebody else tried to register or to add. */
export function addressInUseMessage(account: OfAccount & { readonly isRegistration: boolean }): MailMessage {
  const { to, language, firstName, username, installation, isRegistration } = account
  const { addressInUse } = serverTexts[language]
  const texts = isRegistration ? addressInUse.registration : addressInUse.additional
  const links = pageLinks(installation.publicUrl)
  return composeMessage(to, installation, {
    language,
    subject: texts.subject,
    addressee: firstName,
    paragraphs: [texts.tried, texts.ifYou(username)],
    button: { label: addressInUse.button, link: links.signIn },
    afterButton: [{ text: addressInUse.newPassword, link: links.forgotPassword }, addressInUse.ignore],
  })
}

interface ChangeOfAccount extends OfAccount {
  readonly kind: AccountChangeKind
  readonly address: string
  /** `null` for an address that may not undo it. */
  readonly undoToken: string | null
}

/** To every address of an account that was confirmed before it was changed. */
export function accountChangeMessage(change: ChangeOfAccount): MailMessage {
  const { to, language, firstName, username, installation, kind, address, undoToken } = change
  const { accountChange: texts } = serverTexts[language]
  const { subject, ifNot, undo, ifYou } = {
    ...texts,
    ...(kind === 'closed' && texts.closed),
    ...(isSecondFactorChange(kind) && texts.secondFactor),
  }
  const links = pageLinks(installation.publicUrl)
  const button =
    undoToken === null ? { label: texts.look, link: links.profile } : { label: undo, link: links.undoChange(undoToken) }
  return composeMessage(to, installation, {
    language,
    subject,
    addressee: firstName,
    paragraphs: [texts.changed[kind](username, address), undoToken === null ? texts.byOthers : ifNot],
    button,
    afterButton: [ifYou],
  })
}
