import { kept } from '@redress/domain/people/retention.ts'
import type { Context } from '../../adapters/context.ts'
import { deleteSessionsClosedBefore } from '../repositories/reading-session-repository.ts'
import { deleteAnswersEndedBefore } from '../repositories/written-answer-repository.ts'

type Swept = Pick<Context, 'database' | 'clock'>

const ago = ({ clock }: Swept, milliseconds: number): Date => new Date(clock.now().getTime() - milliseconds)

export const deleteClosedReadingSessions = (context: Swept): Promise<void> =>
  deleteSessionsClosedBefore(context.database, ago(context, kept.readingSessions))

/** Deletes what was written to answer a claim and can have been given no more for long. */
export const deleteForgottenAnswers = (context: Swept): Promise<void> =>
  deleteAnswersEndedBefore(context.database, ago(context, kept.writtenAnswers))
