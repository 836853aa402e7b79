import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { loadClaim } from '../act/claim-state.ts'
import { type Happening, noActor } from '../act/happening.ts'
import { record } from '../act/record.ts'
import { lockClaimRow } from '../repositories/claim-repository.ts'
import { type DefendantRecord, lockDefendant } from '../repositories/defendant-repository.ts'
import {
  noteAcceptedLetter,
  noteOpenedLetter,
  noteRefusedLetter,
  noteWithheldLetter,
} from '../repositories/letter-repository.ts'

interface SentLetter {
  readonly claimId: string
  readonly defendantId: string
}

/** Records what became of a letter. */
async function recordDelivery(
  context: Context,
  transaction: Connection,
  claimId: string,
  { about, ...happening }: Omit<Happening, 'by'> & { readonly about?: DefendantRecord },
): Promise<void> {
  const state = await loadClaim(transaction, claimId)
  if (!state) return
  await record(context, transaction, { state, happenings: [{ ...happening, by: noActor }], ...(about && { about }) })
}

export const letterAccepted = (context: Context, { claimId, defendantId }: SentLetter): Promise<void> =>
  inTransaction(context.database, async transaction => {
    await noteAcceptedLetter(transaction, defendantId, context.clock.now())
    await recordDelivery(context, transaction, claimId, { event: 'letter accepted' })
  })

export const letterWithheld = (context: Context, { claimId, defendantId }: SentLetter): Promise<void> =>
  inTransaction(context.database, async transaction => {
    await noteWithheldLetter(transaction, defendantId, context.clock.now())
    await recordDelivery(context, transaction, claimId, { event: 'letter withheld' })
  })

/** Keeps why the mail server refused a letter. The plaintiff is told of the first of several in a row. */
export const letterRefused = (
  context: Context,
  { refusal, claimId, defendantId }: SentLetter & { readonly refusal: string },
): Promise<void> =>
  inTransaction(context.database, async transaction => {
    const about = await lockDefendant(transaction, defendantId)
    if (!about) return
    await noteRefusedLetter(transaction, about.id, { refusal, now: context.clock.now() })
    const event = about.letter_refused_at ? 'letter refused again' : 'letter refused'
    await recordDelivery(context, transaction, claimId, { event, about })
  })

/** Keeps that the code of a letter is used on the site. Who used it is kept nowhere: it may be anybody. */
export const letterOpened = (context: Context, { claimId, defendantId }: SentLetter): Promise<void> =>
  inTransaction(context.database, async transaction => {
    // Its history is written: the claim is locked before its defendant, as everywhere.
    await lockClaimRow(transaction, claimId)
    if (!(await noteOpenedLetter(transaction, defendantId, context.clock.now()))) return
    await recordDelivery(context, transaction, claimId, { event: 'letter opened', defendantId })
  })
