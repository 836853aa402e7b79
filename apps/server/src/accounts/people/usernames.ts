import { randomInt } from 'node:crypto'
import { limits } from '@redress/domain/people/limits.ts'
import { isReservedUsername } from '@redress/domain/people/reserved-usernames.ts'
import { breaksUnique, type Connection } from '../../platform/database/database.ts'
import { confirmedAddressIndex } from './email-repository.ts'
import { findUserByUsername, usernameIndex } from './user-repository.ts'

const suffixDigits = 6

/** A username from the part of an address before the @, reduced to the characters that usernames may have. */
export function suggestUsername(address: string): string {
  const suggested = (address.split('@')[0] ?? '')
    .normalize('NFKD')
    .replace(/\+.*/, '')
    .replace(/[^A-Za-z0-9._-]/g, '')
    .slice(0, limits.usernameMaximum - suffixDigits - 1)
  return suggested.length >= limits.usernameMinimum && !isReservedUsername(suggested) ? suggested : `user${suggested}`
}

/** Username derived from an address, with a random number appended if it is taken. */
export async function availableUsername(connection: Connection, address: string): Promise<string> {
  const suggested = suggestUsername(address)
  let username = suggested
  while (await findUserByUsername(connection, username)) {
    username = `${suggested}-${randomInt(10 ** suffixDigits)}`
  }
  return username
}

/** Whether a failure says that another account has confirmed the address. */
export const isAddressTaken = (error: unknown): boolean => breaksUnique(error, confirmedAddressIndex)

/** Whether an error means that another account took the username in the meantime. */
export const isUsernameTaken = (error: unknown): boolean => breaksUnique(error, usernameIndex)
