import type { User } from '@redress/contract/users.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { announce } from '../../platform/events/live-events.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { replaceWallets } from './wallet-repository.ts'
import { walletsOf } from './wallets-of.ts'

/** Replaces the whole list. The case of an address is part of it. */
export async function setWallets(
  { database }: Context,
  { userId, addresses }: { userId: string; addresses: readonly string[] },
): Promise<Result<{ wallets: User['wallets'] }, 'INVALID_INPUT'>> {
  const repeated = addresses.findIndex((address, index) => addresses.indexOf(address) < index)
  if (repeated >= 0) {
    return fail('INVALID_INPUT', [{ path: `wallets.${repeated}.address`, message: validationTexts.duplicateWallet }])
  }
  return inTransaction(database, async transaction => {
    await replaceWallets(transaction, userId, addresses)
    await announce(transaction, { userIds: [userId], topics: ['account'] })
    return ok({ wallets: await walletsOf(transaction, userId) })
  })
}
