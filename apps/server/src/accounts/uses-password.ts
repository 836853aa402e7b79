import type { EmailRecord } from './email-repository.ts'
import type { UserRecord } from './user-repository.ts'

/** Whether an account has a password to change: one that signs in with Google has none (specification section 6). */
export const usesPassword = (user: UserRecord, emails: readonly EmailRecord[]): boolean =>
  user.password_hash !== null && emails.every(email => email.google_id === null)
