import type { ParsedInput } from '@redress/contract/endpoint.ts'
import type { updateUser as endpoint } from '@redress/contract/profile.ts'
import type { User } from '@redress/contract/users.ts'
import type { Context } from '../platform/context.ts'
import { inTransaction } from '../platform/database/database.ts'
import { announce } from '../platform/events/live-events.ts'
import { ok, type Result } from '../platform/result.ts'
import { getAccount } from './get-account.ts'
import { changeUser } from './user-repository.ts'

/** Changes what is given of the personal data, the address and the language. */
export const updateUser = (
  { database }: Context,
  userId: string,
  given: ParsedInput<typeof endpoint>['body'],
): Promise<Result<User, never>> =>
  inTransaction(database, async transaction => {
    const changes = {
      ...(given.firstName !== undefined && { first_name: given.firstName }),
      ...(given.lastName !== undefined && { last_name: given.lastName }),
      ...(given.identificationId !== undefined && { identification_id: given.identificationId }),
      ...(given.address !== undefined && { address: given.address }),
      ...(given.city !== undefined && { city: given.city }),
      ...(given.country !== undefined && { country: given.country }),
      ...(given.language !== undefined && { language: given.language }),
    }
    if (Object.keys(changes).length > 0) {
      await changeUser(transaction, userId, changes)
      await announce(transaction, { userIds: [userId], topics: ['account'] })
    }
    return ok(await getAccount(transaction, userId))
  })
