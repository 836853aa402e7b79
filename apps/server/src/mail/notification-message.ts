import type { Language } from '@redress/domain/people/languages.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { Message } from '../platform/mail.ts'
import { composeMessage } from './compose-message.ts'
import { mailTexts } from './mail-texts.ts'
import { pageLinks } from './page-links.ts'

export interface NotificationMail {
  readonly to: string
  readonly language: Language
  readonly publicUrl: string
  readonly firstName: string
  /** In the language, as is the content. */
  readonly subject: string
  readonly content: string
  readonly claim: { readonly id: string; readonly seenAs: Party } | null
}

export function notificationMessage(mail: NotificationMail): Message {
  const { to, language, publicUrl, firstName, subject, content, claim } = mail
  const { hello, notification: texts } = mailTexts[language]
  const links = pageLinks(publicUrl)
  const linkFor = { Plaintiff: links.claimAsPlaintiff, Defendant: links.claimAsDefendant } satisfies Record<
    Party,
    unknown
  >
  return composeMessage(to, subject, {
    language,
    greeting: hello(firstName),
    paragraphs: [content],
    button: claim
      ? { label: texts.openClaim, link: linkFor[claim.seenAs](claim.id) }
      : { label: texts.openRedress, link: links.notifications },
  })
}
