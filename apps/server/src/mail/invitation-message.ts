import { groupedRedeemCode } from '@redress/domain/redeem-code.ts'
import type { Message } from '../platform/mail.ts'
import { composeMessage } from './compose-message.ts'
import { pageLinks } from './page-links.ts'

export interface Invitation {
  readonly to: string
  readonly publicUrl: string
  /** The redeem code, without groups. */
  readonly code: string
  readonly defendantName: string
  readonly plaintiffName: string
  /** What the claim is about, as it is called. */
  readonly claimType: string
}

/** Tells a defendant of a claim and brings the code with which it is taken over. */
export function invitationMessage(invitation: Invitation): Message {
  const { to, publicUrl, code, defendantName, plaintiffName, claimType } = invitation
  const links = pageLinks(publicUrl)
  return composeMessage({
    to,
    subject: 'Take over the claim that was filed against you',
    greeting: `Hello ${defendantName},`,
    paragraphs: [
      `${plaintiffName} filed a claim against you on Redress: ${claimType}.`,
      'Take the claim over to read it and to answer it: you can dispute it, propose a resolution, or settle it. When its notice period is over it is published, with or without an answer.',
      `Your code is ${groupedRedeemCode(code)}`,
    ],
    button: { label: 'Register and take the claim over', link: links.registerWithCode(code) },
    afterwards: [
      { text: 'You have an account already? Take the claim over here:', link: links.takeOver(code) },
      'The code is for you alone and works once, for 30 days. Please do not pass it on.',
    ],
  })
}
