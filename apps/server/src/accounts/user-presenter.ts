import type { User } from '@redress/contract/users.ts'
import type { EmailRecord } from './email-repository.ts'
import type { UserRecord } from './user-repository.ts'

/** An e-mail address as its owner sees it. */
export const presentEmail = (email: EmailRecord): User['emails'][number] => ({
  id: email.id,
  address: email.address,
  isConfirmed: email.is_confirmed,
  isPrimary: email.is_primary,
  ...(email.google_id !== null && { googleId: email.google_id }),
})

/** An account as its owner sees it. */
export const presentUser = (user: UserRecord, emails: readonly EmailRecord[], wallets: User['wallets']): User => ({
  id: user.id,
  username: user.username,
  firstName: user.first_name,
  lastName: user.last_name,
  address: user.address,
  city: user.city,
  country: user.country,
  identificationId: user.identification_id,
  language: user.language,
  emails: emails.map(presentEmail),
  wallets,
})
