import { randomInt } from 'node:crypto'
import { limits } from '@redress/domain/people/limits.ts'
import type { Connection } from '../platform/database/database.ts'
import { findUserByUsername } from './user-repository.ts'

const numberLength = 6

/** A username after the part of an address before the @, with the characters that usernames have. */
export function usernameAfter(address: string): string {
  const said = (address.split('@')[0] ?? '')
    .normalize('NFKD')
    .replace(/\+.*/, '')
    .replace(/[^A-Za-z0-9._-]/g, '')
    .slice(0, limits.usernameMaximum - numberLength - 1)
  return said.length >= limits.usernameMinimum ? said : `user${said}`
}

/** The username that an address suggests, with a number behind it where others have it. */
export async function freeUsername(connection: Connection, address: string): Promise<string> {
  const suggested = usernameAfter(address)
  let username = suggested
  while (await findUserByUsername(connection, username)) {
    username = `${suggested}-${randomInt(10 ** numberLength)}`
  }
  return username
}
