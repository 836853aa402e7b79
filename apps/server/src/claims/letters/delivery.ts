import type { Context } from '../../adapters/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { noActor } from '../act/happening.ts'
import { record } from '../act/record.ts'
import type { ClaimRecord } from '../repositories/claim-repository.ts'
import { lockDefendant } from '../repositories/defendant-repository.ts'
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

export const letterAccepted = (context: Context, { claim, defendantId }: SentLetter): Promise<void> =>
  inTransaction(context.database, async transaction => {
    await noteAcceptedLetter(transaction, defendantId, context.clock.now())
    await record(context, transaction, [{ claim, happenings: [{ event: 'letter accepted', by: noActor }] }])
  })

export const letterWithheld = (context: Context, { claim, defendantId }: SentLetter): Promise<void> =>
  inTransaction(context.database, async transaction => {
    await noteWithheldLetter(transaction, defendantId, context.clock.now())
    await record(context, transaction, [{ claim, happenings: [{ event: 'letter withheld', by: noActor }] }])
  })

/** Keeps why the mail server refused a letter. The plaintiff is told of the first of several in a row. */
export const letterRefused = (
  context: Context,
  { refusal, claim, defendantId }: SentLetter & { readonly refusal: string },
): Promise<void> =>
  inTransaction(context.database, async transaction => {
    const defendant = await lockDefendant(transaction, defendantId)
    if (!defendant) return
    await noteRefusedLetter(transaction, defendant.id, { refusal, now: context.clock.now() })
    const event = defendant.letter_refused_at ? 'letter refused again' : 'letter refused'
    await record(context, transaction, [{ claim, about: defendant, happenings: [{ event, by: noActor }] }])
  })

/** Keeps that the code of a letter is used on the site. Who used it is kept nowhere: it may be anybody. */
export const letterOpened = (context: Context, { claim, defendantId }: SentLetter): Promise<void> =>
  inTransaction(context.database, async transaction => {
    if (!(await noteOpenedLetter(transaction, defendantId, context.clock.now()))) return
    await record(context, transaction, [{ claim, happenings: [{ event: 'letter opened', by: noActor, defendantId }] }])
  })
