import type { Party } from '@redress/domain/parties.ts'
import type { Message } from '../platform/mail.ts'
import { composeMessage } from './compose-message.ts'
import { pageLinks } from './page-links.ts'

export interface NotificationMail {
  readonly to: string
  readonly publicUrl: string
  readonly firstName: string
  readonly subject: string
  readonly content: string
  readonly claim: { readonly id: string; readonly seenAs: Party } | null
}

export function notificationMessage({ to, publicUrl, firstName, subject, content, claim }: NotificationMail): Message {
  const links = pageLinks(publicUrl)
  const linkFor = { Plaintiff: links.claimAsPlaintiff, Defendant: links.claimAsDefendant } satisfies Record<
    Party,
    unknown
  >
  return composeMessage({
    to,
    subject,
    greeting: `Hello ${firstName},`,
    paragraphs: [content],
    button: claim
      ? { label: 'Open the claim', link: linkFor[claim.seenAs](claim.id) }
      : { label: 'Open Redress', link: links.notifications },
  })
}
