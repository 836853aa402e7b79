import { readTogether } from '../../platform/database/read-together.ts'
import { fail } from '../../platform/result.ts'
import type { Command } from '../act/change-claim.ts'
import { draftOf, lockDrafts } from '../repositories/claim-repository.ts'

/**
 * Takes a submission that is not paid back to a draft. Its payment is superseded, and the next submission opens it again
 * with what has arrived for it. Where there is none, what arrives waits for the operator.
 */
export const takingBack: Command<'take back', 'DRAFT_EXISTS'> = {
  event: 'take back',
  async prepare({ transaction }, _checked, { userId }) {
    await lockDrafts(transaction, userId)
    const { draft } = await readTogether(transaction, { draft: draftOf(userId) })
    return draft ? fail('DRAFT_EXISTS') : {}
  },
}
