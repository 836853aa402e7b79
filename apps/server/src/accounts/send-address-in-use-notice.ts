import { addressInUseMessage, addressWaitingMessage } from '../mail/account-messages.ts'
import type { Context } from '../platform/context.ts'
import { findEmailByAddress } from './email-repository.ts'
import { findUser } from './user-repository.ts'

/** Tells the owner of an address that somebody tried to register with it. */
export async function sendAddressInUseNotice(context: Context, address: string): Promise<void> {
  const { database, mail, settings } = context
  const email = await findEmailByAddress(database, address)
  if (!email) return
  const publicUrl = settings.PUBLIC_URL
  if (!email.is_confirmed) {
    await mail.send(addressWaitingMessage({ to: address, publicUrl }))
    return
  }
  const { first_name: firstName, username } = await findUser(database, email.user_id)
  await mail.send(addressInUseMessage({ to: address, firstName, username, publicUrl }))
}
