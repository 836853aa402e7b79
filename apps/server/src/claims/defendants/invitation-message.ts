import type { ClaimType } from '@redress/domain/claim/vocabulary.ts'
import { type Language, languages } from '@redress/domain/people/languages.ts'
import { groupedRedeemCode } from '@redress/domain/people/redeem-code.ts'
import type { Message } from '../../adapters/mail/mail-transport.ts'
import { composeMessage } from '../../mail/compose-message.ts'
import type { Installation } from '../../mail/installation.ts'
import type { MessageContent } from '../../mail/message-content.ts'
import { pageLinks } from '../../mail/page-links.ts'
import { serverTexts } from '../../texts/server-texts.ts'

export interface Invitation {
  readonly to: string
  /** The plaintiff's. */
  readonly language: Language
  readonly installation: Installation
  /** The redeem code, without groups. */
  readonly code: string
  readonly defendantName: string
  readonly plaintiffName: string
  readonly claimType: ClaimType | null
}

/**
 * Invites a defendant to take a claim over by a code. The message is in every language, the plaintiff's first, because
 * it is not known yet which of them the defendant reads.
 */
export function invitationMessage(invitation: Invitation): Message {
  const { to, language, installation } = invitation
  const others = languages.filter(each => each !== language)
  return composeMessage(
    to,
    installation,
    contentIn(language, invitation),
    ...others.map(other => contentIn(other, invitation)),
  )
}

function contentIn(language: Language, invitation: Invitation): MessageContent {
  const { installation, code, defendantName, plaintiffName, claimType } = invitation
  const { greeting, claimType: nameOfType, invitation: texts } = serverTexts[language]
  const links = pageLinks(installation.publicUrl)
  return {
    language,
    subject: texts.subject,
    greeting: greeting(defendantName),
    paragraphs: [
      texts.filed(plaintiffName, nameOfType(claimType)),
      texts.takeOver,
      texts.code(groupedRedeemCode(code)),
    ],
    button: { label: texts.button, link: links.registerWithCode(code) },
    afterButton: [{ text: texts.haveAccount, link: links.takeOver(code) }, texts.once],
  }
}
