import type { PlaintiffItem } from '@redress/domain/claim/completeness.ts'
import type { Country } from '@redress/domain/people/countries.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import type { Connection } from '../../platform/database/database.ts'
import {
  among,
  type Condition,
  equalTo,
  type Part,
  partAs,
  readTogether,
} from '../../platform/database/read-together.ts'
import { confirmedEmailRows, emailRows, findEmailsOf } from './email-repository.ts'
import {
  accountRows,
  confirmedPersonRows,
  findUser,
  goneUserRows,
  type PersonRecord,
  personRows,
} from './user-repository.ts'

/** A user as other folders see them. */
export interface Person {
  readonly id: string
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly address: string
  /** Whether the public sees the street, as `publicStreet` of the domain says. */
  readonly isStreetPublic: boolean
  readonly city: string
  readonly country: Country | null
  readonly language: Language
  readonly createdAt: Date
  /** Whether they have closed their account, and neither read nor answer any more. */
  readonly isGone: boolean
  /** Whether that cannot be undone any more. */
  readonly isErased: boolean
}

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

const personFrom = (user: PersonRecord): Person => ({
  id: user.id,
  username: user.username,
  firstName: user.first_name,
  lastName: user.last_name,
  address: user.address,
  isStreetPublic: user.is_street_public,
  city: user.city,
  country: user.country,
  language: user.language,
  createdAt: user.created_at,
  isGone: user.closed_at !== null,
  isErased: user.erased_at !== null,
})

type People = ReadonlyMap<string, Person>

/** Users whose id meets a condition (the SQL after the column name). */
export const peopleWhose = (idIs: Condition): Part<People> =>
  partAs(personRows(idIs), users => new Map(users.map(user => [user.id, personFrom(user)])))

/** The same users, but only those who have closed their accounts. */
export const peopleGone = (idIs: Condition): Part<ReadonlyMap<string, Pick<Person, 'isGone'>>> =>
  partAs(goneUserRows(idIs), users => new Map(users.map(({ id }) => [id, { isGone: true }])))

export const peopleById = async (connection: Connection, ids: readonly string[]): Promise<People> =>
  ids.length === 0
    ? new Map()
    : (await readTogether(connection, { people: peopleWhose(among([...new Set(ids)])) })).people

export async function personOf(connection: Connection, id: string): Promise<Person> {
  const person = (await peopleById(connection, [id])).get(id)
  if (!person) throw new Error('A row names a user who does not exist')
  return person
}

/** User with a confirmed address; `null` for others, who are not shown to anybody. */
export const confirmedPerson = (id: string): Part<Person | null> =>
  partAs(confirmedPersonRows(id), ([user]) => (user ? personFrom(user) : null))

export interface Contact {
  readonly address: string
  readonly firstName: string
  readonly language: Language
}

/** Mail recipient of a user; `null` if the primary address is not confirmed. */
export async function primaryContact(connection: Connection, userId: string): Promise<Contact | null> {
  const { emails, people } = await readTogether(connection, {
    emails: emailRows(userId),
    people: peopleWhose(equalTo(userId)),
  })
  const primary = emails.find(email => email.is_primary && email.is_confirmed)
  const person = people.get(userId)
  return primary && person ? { address: primary.address, firstName: person.firstName, language: person.language } : null
}

/** Profile data that a claim needs of its plaintiff. */
export const plaintiffDetails = (userId: string): Part<Readonly<Record<PlaintiffItem, string | null>>> =>
  partAs(accountRows(equalTo(userId)), ([user]) => ({
    firstName: user?.first_name ?? null,
    country: user?.country ?? null,
    identificationId: user?.identification_id ?? null,
  }))

/** Every e-mail address of a user, confirmed or not. */
export const addressesOf = (userId: string): Part<string[]> =>
  partAs(emailRows(userId), emails => emails.map(email => email.address))

/** The addresses that a user has confirmed. */
export const confirmedAddressesOf = async (connection: Connection, userId: string): Promise<string[]> =>
  (await findEmailsOf(connection, userId)).filter(email => email.is_confirmed).map(email => email.address)

/** The ids of the users who have confirmed addresses that meet the end of a condition, by the addresses. */
export const confirmedOwnersOf = (addressIs: Condition): Part<ReadonlyMap<string, string>> =>
  partAs(confirmedEmailRows(addressIs), owners => new Map(owners.map(owner => [owner.address, owner.user_id])))

/** User ids by confirmed address; unconfirmed addresses are absent. */
export const confirmedOwners = async (
  connection: Connection,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  addresses.length === 0
    ? new Map()
    : (await readTogether(connection, { owners: confirmedOwnersOf(among(addresses, 'text')) })).owners

/** The code in the link by which a user refers others. */
export const referralCodeOf = async (connection: Connection, userId: string): Promise<string> =>
  (await findUser(connection, userId)).referral_code
