import { type Permission, rolesWith } from '@redress/domain/people/permissions.ts'
import type { Connection } from '../../platform/database/database.ts'
import { findUsernames, isAnotherOf } from './staff-repository.ts'

/** Whether staff other than these accounts could decide about the record. */
export const isAnotherModerator = (connection: Connection, exceptIds: readonly string[]): Promise<boolean> =>
  isAnotherOf(connection, rolesWith('moderate the record' satisfies Permission), exceptIds)

/** Whether staff other than these accounts could decide about a suspension. */
export const isAnotherSuspender = (connection: Connection, exceptIds: readonly string[]): Promise<boolean> =>
  isAnotherOf(connection, rolesWith('suspend accounts' satisfies Permission), exceptIds)

/** Usernames by account id; entries that are no account ids are names already. */
export const usernamesOf = (
  connection: Connection,
  accountsOrNames: readonly string[],
): Promise<ReadonlyMap<string, string>> => findUsernames(connection, accountsOrNames)
