import { type Permission, rolesWith } from '@redress/domain/people/permissions.ts'
import type { Connection } from '../../platform/database/database.ts'
import { findUsernames, isAnotherOf } from './staff-repository.ts'

/** Whether somebody of the staff beside an account could decide about the record; `null`: beside nobody. */
export const isAnotherModerator = (connection: Connection, userId: string | null): Promise<boolean> =>
  isAnotherOf(connection, rolesWith('moderate the record' satisfies Permission), userId)

/** The usernames of those of them that are accounts; the others are names already. */
export const namesOfStaff = (
  connection: Connection,
  accountsOrNames: readonly string[],
): Promise<ReadonlyMap<string, string>> => findUsernames(connection, accountsOrNames)
