import { readTogether } from '../../platform/database/read-together.ts'
import { fail } from '../../platform/result.ts'
import type { Command } from '../act/change-claim.ts'
import { draftOf, lockDrafts } from '../repositories/claim-repository.ts'

/**
 * Turns an unpaid submission back into a draft. Its payment is superseded; the next submission reopens it with what
 * has arrived. If the claim is not submitted again, arriving money waits for the operator.
 */
export const takingBack: Command<'take back', 'DRAFT_EXISTS'> = {
  event: 'take back',
  async prepare({ transaction }, _checked, { userId }) {
    await lockDrafts(transaction, userId)
    const { draft } = await readTogether(transaction, { draft: draftOf(userId) })
    return draft ? fail('DRAFT_EXISTS') : {}
  },
}
