import { languages } from '@redress/domain/people/languages.ts'
import { z } from 'zod'
import { country, dateTime, email, id, lastName, name, optionalName } from './fields.ts'
import { form, view } from './named-schemas.ts'
import { foundClaim } from './search.ts'
import { ownSuspension } from './suspension-views.ts'
import { validationTexts } from './validation-texts.ts'

/** The address that an account or a plaintiff may give; the country alone is required. */
export const addressFields = { address: optionalName, city: optionalName, country } as const

/** An address alone, as it is added, corrected or written to. */
export const emailAddress = form('EmailAddress', { email })

export const userEmail = view('UserEmail', {
  id,
  address: z.string(),
  isConfirmed: z.boolean(),
  isPrimary: z.boolean(),
  googleId: z.string().optional(),
})

export const wallet = view('Wallet', { id, address: z.string() })

/** Language of pages and mail. It is stored, as mail has no request to take it from. */
export const userLanguage = z.enum(languages, { error: validationTexts.choice }).meta({ id: 'Language' })

/** The signed-in user's own account. */
export const user = view('User', {
  id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  address: z.string(),
  /** Whether the public sees the street on the user's claims; the parties of these do. */
  isStreetPublic: z.boolean(),
  city: z.string(),
  country: country.nullable(),
  identificationId: z.string(),
  language: userLanguage,
  emails: z.array(userEmail),
  wallets: z.array(wallet),
  /** Whether the account has a password, with or without Google. */
  hasPassword: z.boolean(),
  /** Whether signing in asks for a code as well. */
  hasSecondFactor: z.boolean(),
  /** Suspension of the account or of its filing; `null`: not suspended. */
  suspension: ownSuspension.nullable(),
})
export type User = z.output<typeof user>

/** Public facts of a user: decisions.md section 5. */
export const publicUser = view('PublicUser', {
  id,
  username: z.string(),
  firstName: z.string(),
  country: country.nullable(),
  memberSince: dateTime,
  /** How many public claims the user has filed. */
  claimCount: z.number().int(),
  /** One page of the user's claims, the newest publication first. */
  claims: z.array(foundClaim),
  /** The claim after which the next page begins; `null` where there is none. */
  next: id.nullable(),
})

export const personalNames = { firstName: name, lastName } as const
