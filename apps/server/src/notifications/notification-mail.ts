import type { Language } from '@redress/domain/people/languages.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { serverTexts } from '@redress/texts/server-texts.ts'
import { primaryContact } from '../accounts/people/people.ts'
import type { Context } from '../adapters/context.ts'
import type { MailAttachment, MailMessage } from '../adapters/mail/mail-transport.ts'
import { composeMessage } from '../mail/compose-message.ts'
import { type Installation, installationOf } from '../mail/installation.ts'
import type { Fact } from '../mail/message-content.ts'
import { pageLinks } from '../mail/page-links.ts'
import type { JobData } from '../platform/jobs/job-data.ts'
import { notificationCalendar } from './notification-calendar.ts'
import { findNotification, type NotificationRecord } from './notification-repository.ts'
import { notificationFacts, renderForMail } from './render-notification.ts'

/** A notification, as what it tells is stored. */
export type StoredNotice = Pick<NotificationRecord, 'facts' | 'claim_id' | 'resolution_id' | 'user_id' | 'to_party'>

/** Loads the facts that the mail of a notification tells; `null` if they are out of date. */
export type FactsNow = (notice: StoredNotice, hasWaited: boolean) => Promise<NotificationRecord['facts'] | null>

/** Loads the attachments of a notification's mail, besides calendar files. */
export type AttachmentsOf = (notification: NotificationRecord) => Promise<MailAttachment[]>

/**
 * Mails a notification to the primary address of its recipient, in the account's language. Nothing is sent
 * if the notification or the address is gone, or what it asks for is over.
 */
export async function sendNotification(
  { database, mail, settings, clock }: Context,
  { filesOf, factsNow }: { readonly filesOf: AttachmentsOf; readonly factsNow: FactsNow },
  { notificationId, hasWaited }: JobData['send notification'],
  cause: string,
): Promise<void> {
  const stored = await findNotification(database, notificationId)
  if (!stored) return
  const facts = await factsNow(stored, hasWaited === true)
  if (!facts) return
  const notification = { ...stored, facts }
  const contact = await primaryContact(database, notification.user_id)
  if (!contact) return
  const { language } = contact
  const installation = installationOf(settings)
  const rendered = renderForMail(notification, language, notification.payTo)
  const { paragraphs } = rendered
  await mail.send(
    notificationMessage({
      ...{ to: contact.address, firstName: contact.firstName, language, installation },
      ...rendered,
      attachments: [
        ...notificationCalendar(notification, { language, installation, paragraphs, now: clock.now() }),
        ...(await filesOf(notification)),
      ],
      facts: notificationFacts(notification, language),
      claim: notification.claim_id === null ? null : { id: notification.claim_id, seenAs: notification.to_party },
      isAboutAccount: notification.facts.topic === 'DATA_EXPORT_READY',
    }),
    cause,
  )
}

export interface NotificationMail {
  readonly to: string
  readonly language: Language
  readonly installation: Installation
  readonly firstName: string
  /** Subject in the reader's language, as the paragraphs. */
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly facts: readonly Fact[]
  readonly claim: { readonly id: string; readonly seenAs: Party } | null
  readonly isAboutAccount?: boolean
  readonly attachments?: readonly MailAttachment[]
}

export function notificationMessage(mail: NotificationMail): MailMessage {
  const { to, language, installation, firstName, subject, paragraphs, facts, claim } = mail
  const { notificationMail: texts } = serverTexts[language]
  const links = pageLinks(installation.publicUrl)
  const linkFor = { Plaintiff: links.claimAsPlaintiff, Defendant: links.claimAsDefendant } satisfies Record<
    Party,
    unknown
  >
  const message = composeMessage(to, installation, {
    language,
    subject,
    addressee: firstName,
    paragraphs,
    facts,
    button: claim
      ? { label: texts.openClaim, link: linkFor[claim.seenAs](claim.id) }
      : mail.isAboutAccount
        ? { label: texts.openProfile, link: links.profile }
        : { label: texts.openRedress, link: links.notifications },
  })
  const { attachments = [] } = mail
  return claim ? { ...message, thread: claim.id, attachments } : message
}
