import type { Country } from '@redress/domain/people/countries.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import type { Connection } from '../platform/database/database.ts'
import { findPeople } from './people-repository.ts'

/** What other folders may need to know of a user. */
export interface Person {
  readonly id: string
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly address: string
  readonly city: string
  readonly country: Country | null
  readonly language: Language
}

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim()

export async function peopleById(connection: Connection, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  if (ids.length === 0) return new Map()
  const users = await findPeople(connection, [...new Set(ids)])
  return new Map(
    users.map(user => [
      user.id,
      {
        id: user.id,
        username: user.username,
        firstName: user.first_name,
        lastName: user.last_name,
        address: user.address,
        city: user.city,
        country: user.country,
        language: user.language,
      },
    ]),
  )
}

export async function personOf(connection: Connection, id: string): Promise<Person> {
  const person = (await peopleById(connection, [id])).get(id)
  if (!person) throw new Error('A row names a user who does not exist')
  return person
}
