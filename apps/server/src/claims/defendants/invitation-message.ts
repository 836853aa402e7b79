import type { ClaimType } from '@redress/domain/claim/vocabulary.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import { groupedRedeemCode } from '@redress/domain/people/redeem-code.ts'
import type { Message } from '../../adapters/mail/mail-transport.ts'
import { composeInEveryLanguage } from '../../mail/compose-message.ts'
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
  /** Who has taken the claim over and is contested; `null` where nobody has. */
  readonly contestedTaker: string | null
}

/** Invites a defendant to take a claim over by a code, or to take the place of somebody who is contested. */
export function invitationMessage(invitation: Invitation): Message {
  const { to, language, installation } = invitation
  return composeInEveryLanguage(to, installation, language, each => contentIn(each, invitation))
}

function contentIn(language: Language, invitation: Invitation): MessageContent {
  const { installation, code, defendantName, plaintiffName, claimType, contestedTaker } = invitation
  const { greeting, claimType: nameOfType, invitation: texts } = serverTexts[language]
  const links = pageLinks(installation.publicUrl)
  return {
    language,
    subject: contestedTaker === null ? texts.subject : texts.newCode,
    greeting: greeting(defendantName),
    paragraphs: [
      texts.filed(plaintiffName, nameOfType(claimType)),
      contestedTaker === null ? texts.takeOver : texts.takePlaceOf(contestedTaker),
      texts.code(groupedRedeemCode(code)),
    ],
    button: { label: texts.button, link: links.registerWithCode(code) },
    afterButton: [{ text: texts.haveAccount, link: links.takeOver(code) }, texts.once],
  }
}
