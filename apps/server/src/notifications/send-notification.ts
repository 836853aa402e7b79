import { primaryContact } from '../accounts/primary-contact.ts'
import { notificationMessage } from '../mail/notification-message.ts'
import type { Context } from '../platform/context.ts'
import { findNotification } from './notification-repository.ts'
import { wordNotification } from './word-notification.ts'

/** Sends a notification to the primary address of whom it is for, in the language of the account; one that is gone meanwhile needs none. */
export async function sendNotification({ database, mail, settings }: Context, notificationId: string): Promise<void> {
  const notification = await findNotification(database, notificationId)
  if (!notification) return
  const contact = await primaryContact(database, notification.user_id)
  if (!contact) return
  await mail.send(
    notificationMessage({
      to: contact.address,
      language: contact.language,
      firstName: contact.firstName,
      publicUrl: settings.PUBLIC_URL,
      ...wordNotification(notification, contact.language),
      claim: notification.claim_id === null ? null : { id: notification.claim_id, seenAs: notification.to_party },
    }),
  )
}
