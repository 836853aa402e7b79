import { primaryContact } from '../accounts/primary-contact.ts'
import { notificationMessage } from '../mail/notification-message.ts'
import type { Context } from '../platform/context.ts'
import { findNotification } from './notification-repository.ts'

/** Sends a notification to the primary address of whom it is for; one that is gone meanwhile needs none. */
export async function sendNotification({ database, mail, settings }: Context, notificationId: string): Promise<void> {
  const notification = await findNotification(database, notificationId)
  if (!notification) return
  const contact = await primaryContact(database, notification.user_id)
  if (!contact) return
  await mail.send(
    notificationMessage({
      to: contact.address,
      firstName: contact.firstName,
      publicUrl: settings.PUBLIC_URL,
      subject: notification.subject,
      content: notification.content,
      claim: notification.claim_id === null ? null : { id: notification.claim_id, seenAs: notification.to_party },
    }),
  )
}
