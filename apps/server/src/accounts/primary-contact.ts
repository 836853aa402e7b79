import type { Language } from '@redress/domain/people/languages.ts'
import type { Connection } from '../platform/database/database.ts'
import { findEmailsOf } from './email-repository.ts'
import { findUser } from './user-repository.ts'

export interface Contact {
  readonly address: string
  readonly firstName: string
  readonly language: Language
}

/** Where mail to a user goes; `null` where the primary address is not confirmed. */
export async function primaryContact(connection: Connection, userId: string): Promise<Contact | null> {
  const emails = await findEmailsOf(connection, userId)
  const primary = emails.find(email => email.is_primary && email.is_confirmed)
  if (!primary) return null
  const { first_name: firstName, language } = await findUser(connection, userId)
  return { address: primary.address, firstName, language }
}
