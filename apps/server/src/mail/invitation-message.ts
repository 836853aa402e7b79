import type { ClaimType } from '@redress/domain/claim/vocabulary.ts'
import { type Language, languages } from '@redress/domain/people/languages.ts'
import { groupedRedeemCode } from '@redress/domain/people/redeem-code.ts'
import { claimTypeText } from '../claims/claim-type-text.ts'
import type { Message } from '../platform/mail.ts'
import { composeMessage, type Letter } from './compose-message.ts'
import { mailTexts } from './mail-texts.ts'
import { pageLinks } from './page-links.ts'

export interface Invitation {
  readonly to: string
  /** The plaintiff's: it comes first. */
  readonly language: Language
  readonly publicUrl: string
  /** The redeem code, without groups. */
  readonly code: string
  readonly defendantName: string
  readonly plaintiffName: string
  readonly claimType: ClaimType | null
}

/**
 * Tells a defendant of a claim and brings the code with which it is taken over, in every language: nobody knows yet
 * which of them the defendant reads.
 */
export function invitationMessage(invitation: Invitation): Message {
  const { to, language } = invitation
  const others = languages.filter(each => each !== language)
  return composeMessage(
    to,
    mailTexts[language].invitation.subject,
    letterIn(language, invitation),
    ...others.map(other => letterIn(other, invitation)),
  )
}

function letterIn(language: Language, invitation: Invitation): Letter {
  const { publicUrl, code, defendantName, plaintiffName, claimType } = invitation
  const { hello, invitation: texts } = mailTexts[language]
  const links = pageLinks(publicUrl)
  return {
    language,
    greeting: hello(defendantName),
    paragraphs: [
      texts.filed(plaintiffName, claimTypeText(claimType, language)),
      texts.takeOver,
      texts.code(groupedRedeemCode(code)),
    ],
    button: { label: texts.button, link: links.registerWithCode(code) },
    afterwards: [{ text: texts.haveAccount, link: links.takeOver(code) }, texts.once],
  }
}
