import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { loadClaim } from '../act/claim-state.ts'
import { type Happening, noActor } from '../act/happening.ts'
import { record } from '../act/record.ts'
import { writeOutcomes } from '../record/write-outcomes.ts'
import { lockClaimRow } from '../repositories/claim-repository.ts'
import { type DefendantRecord, lockDefendant } from '../repositories/defendant-repository.ts'
import { type Delivery, noteDelivery, noteOpenedLetter } from '../repositories/letter-repository.ts'

interface SentLetter {
  readonly claimId: string
  readonly defendantId: string
  /** Recipient address. */
  readonly address: string
}

/** Records what happened to a letter. */
async function recordLetter(
  context: Context,
  transaction: Connection,
  claimId: string,
  { about, ...happening }: Omit<Happening, 'by'> & { readonly about?: DefendantRecord },
): Promise<void> {
  const state = await loadClaim(transaction, claimId)
  if (!state) return
  await record(context, transaction, { state, happenings: [{ ...happening, by: noActor }], ...(about && { about }) })
}

/** Records the delivery of a letter. The plaintiff is notified of the first of several refusals in a row. */
export const recordDelivery = (
  context: Context,
  { claimId, ...letter }: SentLetter,
  delivery: Delivery,
): Promise<void> =>
  inTransaction(context.database, async transaction => {
    // Locks the claim before its defendants: outcomes, which contain whether a defendant is reached, lock all seats.
    await lockClaimRow(transaction, claimId)
    const about = await lockDefendant(transaction, letter.defendantId)
    if (!about) return
    const isReached = await noteDelivery(transaction, letter, delivery, context.clock.now())
    if (isReached === null) return
    if (isReached !== about.is_reached) await writeOutcomes(transaction, [claimId])
    if (delivery.outcome !== 'refused' && delivery.outcome !== 'returned')
      return recordLetter(context, transaction, claimId, { event: `letter ${delivery.outcome}` })
    const event = about.letter_refused_at ? 'letter refused again' : 'letter refused'
    await recordLetter(context, transaction, claimId, { event, about })
  })

/** Records that the code of a letter was used on the site. The user is not stored, because it may be anybody. */
export const letterOpened = (context: Context, { claimId, defendantId }: Omit<SentLetter, 'address'>): Promise<void> =>
  inTransaction(context.database, async transaction => {
    // Locks the claim before its defendant, as everywhere, because the history is written.
    await lockClaimRow(transaction, claimId)
    if (!(await noteOpenedLetter(transaction, defendantId, context.clock.now()))) return
    await recordLetter(context, transaction, claimId, { event: 'letter opened', defendantId })
  })
