import type { Country } from '@redress/domain/people/countries.ts'
import type { Context } from '../../platform/context.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { hashSecret } from '../../platform/secrets.ts'
import { hasValidCode } from './defendant-record.ts'
import { findByCodeHash } from './defendant-repository.ts'

export interface InvitedDefendant {
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly taxId: string | null
  readonly country: Country | null
}

/** What the plaintiff stated of the defendant whom a code invites, while the code can be redeemed. */
export async function invitedDefendant(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  code: string,
): Promise<Result<InvitedDefendant, 'CODE_NOT_FOUND'>> {
  const defendant = await findByCodeHash(database, hashSecret(code))
  if (!defendant || defendant.user_id !== null || !hasValidCode(defendant, clock.now())) return fail('CODE_NOT_FOUND')
  return ok({
    email: defendant.email,
    firstName: defendant.first_name,
    lastName: defendant.last_name,
    taxId: defendant.tax_id,
    country: defendant.country,
  })
}
