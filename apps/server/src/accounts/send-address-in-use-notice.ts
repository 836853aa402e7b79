import { addressInUseMessage, addressWaitingMessage } from '../mail/account-messages.ts'
import type { Context } from '../platform/context.ts'
import { findEmailByAddress } from './email-repository.ts'
import { findUser } from './user-repository.ts'

/** Tells the owner of an address that somebody tried to register with it. */
export async function sendAddressInUseNotice(context: Context, address: string): Promise<void> {
  const { database, mail, settings } = context
  const email = await findEmailByAddress(database, address)
  if (!email) return
  const { first_name: firstName, username, language } = await findUser(database, email.user_id)
  const addressee = { to: address, language, publicUrl: settings.PUBLIC_URL }
  await mail.send(
    email.is_confirmed ? addressInUseMessage({ ...addressee, firstName, username }) : addressWaitingMessage(addressee),
  )
}
