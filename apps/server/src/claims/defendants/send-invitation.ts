import { randomBytes } from 'node:crypto'
import { redeemCodeFromBytes } from '@redress/domain/people/redeem-code.ts'
import { fullName, personOf } from '../../accounts/people.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import type { JobData } from '../../platform/jobs/jobs.ts'
import { hashSecret } from '../../platform/secrets.ts'
import { claimOf } from '../find-claim.ts'
import { type DefendantRecord, defendantName, isCodeRedeemed } from './defendant-record.ts'
import { changeDefendant, findDefendantForUpdate } from './defendant-repository.ts'
import { invitationMessage } from './invitation-message.ts'

const codeLifetimeMilliseconds = 30 * 24 * 60 * 60 * 1000

interface Invitation {
  readonly defendant: DefendantRecord
  readonly code: string
}

/** Gives a defendant a new code, known to nobody but the mail; `null` where an invitation has become pointless. */
const makeCode = ({ database, clock }: Context, defendantId: string): Promise<Invitation | null> =>
  inTransaction(database, async transaction => {
    const defendant = await findDefendantForUpdate(transaction, defendantId)
    if (!defendant || isCodeRedeemed(defendant)) return null
    const code = redeemCodeFromBytes(randomBytes(16))
    await changeDefendant(transaction, defendantId, {
      redeem_code_hash: hashSecret(code),
      redeem_code_expires_at: new Date(clock.now().getTime() + codeLifetimeMilliseconds),
    })
    return { defendant, code }
  })

/** Writes the mail that invites a defendant. Run again, it sends another code, and the earlier one stops working. */
export async function sendInvitation(context: Context, { defendantId }: JobData['send invitation']): Promise<void> {
  const invitation = await makeCode(context, defendantId)
  if (!invitation) return
  const { defendant, code } = invitation
  const claim = await claimOf(context.database, defendant)
  const plaintiff = await personOf(context.database, claim.plaintiff_id)
  await context.mail.send(
    invitationMessage({
      to: defendant.email,
      language: plaintiff.language,
      publicUrl: context.settings.PUBLIC_URL,
      code,
      defendantName: defendantName(defendant),
      plaintiffName: fullName(plaintiff),
      claimType: claim.type,
    }),
  )
}
