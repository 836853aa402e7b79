import type { Connection } from '../../platform/database/database.ts'
import { findByReferralCode } from './referral-repository.ts'

/** Whose link a code comes from; `null` for nobody's, which is no failure: the registration counts all the same. */
export const referrerOf = async (connection: Connection, code: string): Promise<string | null> =>
  (await findByReferralCode(connection, code.toLowerCase()))?.id ?? null
