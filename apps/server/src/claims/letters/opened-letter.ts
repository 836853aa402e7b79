import type { OpenedLetter } from '@redress/contract/letters.ts'
import { confirmedOwners } from '../../accounts/people/people.ts'
import { availableUsername } from '../../accounts/people/usernames.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { LetterReader } from '../../platform/http/caller.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { findAnswerFiles } from '../repositories/answer-file-repository.ts'
import { type DefendantRecord, findDefendant } from '../repositories/defendant-repository.ts'
import { findWrittenAnswer } from '../repositories/written-answer-repository.ts'
import { isLetterOpen } from './reading-session-repository.ts'

/** The letter that a reader has open. */
export async function getOpenedLetter(
  { database, clock }: Context,
  reader: LetterReader,
): Promise<Result<OpenedLetter, 'LETTER_CLOSED'>> {
  const defendant = await findDefendant(database, reader.defendantId)
  if (!defendant?.redeem_code_expires_at || reader.answeredBy !== null) return fail('LETTER_CLOSED')
  // The seat may have a new addressee since. Readers of an older letter must not see the new one's data.
  if (!(await isLetterOpen(database, reader, clock.now()))) return fail('LETTER_CLOSED')
  return ok(await describeLetter(database, reader, defendant))
}

/** Letter of a seat; the caller has checked that the reader has it open. */
export async function describeLetter(
  database: Connection,
  reader: LetterReader,
  defendant: DefendantRecord,
): Promise<OpenedLetter> {
  if (!defendant.redeem_code_expires_at) throw new Error('A letter was open whose code is gone')
  const company = defendant.company_id === null ? undefined : await findDefendant(database, defendant.company_id)
  const owners = await confirmedOwners(database, [defendant.email])
  const [firstName, lastName] = [defendant.first_name, defendant.last_name]
  const name = firstName && lastName ? `${firstName}.${lastName}` : defendant.email
  return {
    claimId: defendant.claim_id,
    defendantId: defendant.id,
    type: defendant.type,
    email: defendant.email,
    firstName,
    lastName,
    companyName: company?.legal_name ?? defendant.legal_name,
    isCompanyRepresentative: company !== undefined,
    codeExpiresAt: defendant.redeem_code_expires_at.toISOString(),
    closesAt: reader.closesAt.toISOString(),
    answer: await findWrittenAnswer(database, defendant),
    files: (await findAnswerFiles(database, defendant)).map(({ id, file_name, file_type, size }) => ({
      id,
      fileName: file_name,
      fileType: file_type,
      size: Number(size),
    })),
    hasAccount: owners.has(defendant.email),
    suggestedUsername: await availableUsername(database, name.toLowerCase()),
  }
}
