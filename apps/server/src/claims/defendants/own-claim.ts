import type { Connection } from '../../platform/database/database.ts'
import { findDefendantInClaimsByPlaintiff } from '../repositories/defendant-repository.ts'

/** Whether an address is that of a defendant in a claim of this user, who therefore cannot have it. */
export const isDefendantOfOwnClaim = async (
  connection: Connection,
  { userId, address }: { readonly userId: string; readonly address: string },
): Promise<boolean> => (await findDefendantInClaimsByPlaintiff(connection, userId, address)) !== undefined
