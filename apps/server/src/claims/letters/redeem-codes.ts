import { codeExpiry, contestEnd, isWrittenTo } from '@redress/domain/claim/takeovers.ts'
import type { Country } from '@redress/domain/people/countries.ts'
import { redeemCodeFromBytes } from '@redress/domain/people/redeem-code.ts'
import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import type { JobData } from '../../platform/jobs/job-data.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { deriveSecret, hashSecret } from '../../platform/secrets.ts'
import { queueNewLetter } from '../notifications/queue-letters.ts'
import {
  type DefendantRecord,
  findDefendantByCodeHash,
  hasValidCode,
  isCodeRedeemed,
  lockDefendant,
  lockDefendantByCodeHash,
  takeoverStateOf,
  updateDefendant,
} from '../repositories/defendant-repository.ts'
import { letterOpened } from './delivery.ts'

interface Invitation {
  readonly defendant: DefendantRecord
  readonly code: string
}

/** Whether the seat may get a code: it is open, or its takeover is contested. */
const isToBeTaken = (defendant: DefendantRecord, now: Date): boolean => isWrittenTo(takeoverStateOf(defendant, now))

/** Whether a letter with a code may go to the seat. */
export const isWrittenCode = (defendant: DefendantRecord, now: Date): boolean =>
  !isCodeRedeemed(defendant) && isToBeTaken(defendant, now)

/** Whether the code that was made for the seat can be redeemed. */
export const isRedeemable = (defendant: DefendantRecord, now: Date): boolean =>
  isToBeTaken(defendant, now) && hasValidCode(defendant, now)

/** Code of a generation. The database stores only its hash. */
export const codeOfGeneration = (
  secretKey: Context['secretKey'],
  { id, redeem_code_generation: generation }: Pick<DefendantRecord, 'id' | 'redeem_code_generation'>,
): string => redeemCodeFromBytes(deriveSecret(secretKey, 'redeem code', `${id} ${generation}`).subarray(0, 16))

/**
 * Gives a defendant a code. Only the mail contains it, and it stays the same within a generation. `null` if the
 * letter is no longer needed.
 */
export const makeCode = (
  { database, clock, secretKey }: Context,
  defendantId: string,
  leastGeneration = 0,
): Promise<Invitation | null> =>
  inTransaction(database, async transaction => {
    const defendant = await lockDefendant(transaction, defendantId)
    const now = clock.now()
    if (!defendant || !isWrittenCode(defendant, now)) return null
    const generation = Math.max(defendant.redeem_code_generation, leastGeneration)
    const code = codeOfGeneration(secretKey, { id: defendantId, redeem_code_generation: generation })
    await updateDefendant(transaction, defendantId, {
      redeem_code_generation: generation,
      redeem_code_hash: hashSecret(code),
      // The code for a contested seat expires with the contest.
      redeem_code_expires_at: defendant.contested_at ? contestEnd(defendant.contested_at) : codeExpiry(now),
    })
    return { defendant, code }
  })

/**
 * Queues the reset of a code. The job checks later whether it exists, so that neither the response nor its duration
 * reveals that.
 */
export const askForNewCode = ({ database, jobs }: Context, code: string): Promise<Result<null, never>> =>
  inTransaction(database, async transaction => {
    await jobs.enqueue(transaction, 'reset code', { codeHash: hashSecret(code) })
    return ok(null)
  })

/**
 * Sends a new code to the stated address in place of an unredeemed one. The old code works until then, so that users
 * can ask again if the mail does not arrive.
 */
export const resetCode = (context: Context, { codeHash }: JobData['reset code']): Promise<void> =>
  inTransaction(context.database, async transaction => {
    const defendant = await lockDefendantByCodeHash(transaction, codeHash)
    if (defendant) await replaceCode(context, transaction, defendant)
  })

/** Sends a new code for a locked seat, unless the seat needs no code. */
export async function replaceCode(
  context: Context,
  transaction: Connection,
  defendant: DefendantRecord,
): Promise<void> {
  if (isWrittenCode(defendant, context.clock.now())) await queueNewLetter(context, transaction, defendant)
}

export interface InvitedDefendant {
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly taxId: string | null
  readonly country: Country | null
}

/**
 * Data of the invited defendant, while the code can be redeemed, and marks the letter as opened. A used code may be
 * reported as such: only its addressee has it, because nobody guesses 130 bits.
 */
export async function invitedDefendant(
  context: Context,
  code: string,
): Promise<Result<InvitedDefendant, 'CODE_NOT_FOUND' | 'CODE_ALREADY_REDEEMED'>> {
  const { database, clock } = context
  const now = clock.now()
  const defendant = await findDefendantByCodeHash(database, hashSecret(code))
  if (defendant && isCodeRedeemed(defendant)) return fail('CODE_ALREADY_REDEEMED')
  if (!defendant || !isRedeemable(defendant, now)) return fail('CODE_NOT_FOUND')
  if (defendant.letter_opened_at === null) {
    await letterOpened(context, { claimId: defendant.claim_id, defendantId: defendant.id })
  }
  return ok({
    email: defendant.email,
    firstName: defendant.first_name,
    lastName: defendant.last_name,
    taxId: defendant.tax_id,
    country: defendant.country,
  })
}
