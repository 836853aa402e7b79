import type { Context } from '../../adapters/context.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import { announce } from '../../platform/events/live-events.ts'
import { announceClaim, notifyParties } from '../notifications/notify-parties.ts'
import { placeAlone } from '../notifications/place-alone.ts'
import { insertActions } from '../repositories/action-repository.ts'
import type { ClaimRecord } from '../repositories/claim-repository.ts'
import { findDefendantsOfClaim, lockDefendant } from '../repositories/defendant-repository.ts'
import {
  noteAcceptedLetter,
  noteOpenedLetter,
  noteRefusedLetter,
  noteWithheldLetter,
} from '../repositories/letter-repository.ts'

interface SentLetter {
  readonly claim: ClaimRecord
  readonly defendantId: string
}

/** The page of the plaintiff, who alone sees how letters arrive, shows it at once. */
const tellPage = (transaction: Connection, { claim }: SentLetter): Promise<void> =>
  announce(transaction, { userIds: [claim.plaintiff_id], topics: ['claims'], claimId: claim.id })

export const letterAccepted = ({ database, clock }: Context, letter: SentLetter): Promise<void> =>
  inTransaction(database, async transaction => {
    await noteAcceptedLetter(transaction, letter.defendantId, clock.now())
    await tellPage(transaction, letter)
  })

export const letterWithheld = ({ database, clock }: Context, letter: SentLetter): Promise<void> =>
  inTransaction(database, async transaction => {
    await noteWithheldLetter(transaction, letter.defendantId, clock.now())
    await tellPage(transaction, letter)
  })

/** Keeps why the mail server refused a letter. The plaintiff is told of the first of several in a row. */
export const letterRefused = (
  context: Context,
  { refusal, ...letter }: SentLetter & { readonly refusal: string },
): Promise<void> =>
  inTransaction(context.database, async transaction => {
    const defendant = await lockDefendant(transaction, letter.defendantId)
    if (!defendant) return
    await noteRefusedLetter(transaction, defendant.id, { refusal, now: context.clock.now() })
    await tellPage(transaction, letter)
    if (defendant.letter_refused_at) return
    const place = { claim: letter.claim, defendants: [placeAlone(defendant)] }
    await notifyParties(context, transaction, place, [{ event: 'letter refused', userId: null }])
  })

/** Keeps that the code of a letter is used on the site. Who used it is kept nowhere: it may be anybody. */
export const letterOpened = ({ database, clock }: Context, { claim, defendantId }: SentLetter): Promise<void> =>
  inTransaction(database, async transaction => {
    const now = clock.now()
    if (!(await noteOpenedLetter(transaction, defendantId, now))) return
    await insertActions(transaction, [
      { claimId: claim.id, type: 'LETTER_OPENED', party: null, userId: null, defendantId, now },
    ])
    await announceClaim(transaction, { claim, defendants: await findDefendantsOfClaim(transaction, claim.id) })
  })
