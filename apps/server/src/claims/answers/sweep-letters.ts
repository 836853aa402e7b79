import { kept } from '@redress/domain/people/retention.ts'
import type { Context } from '../../adapters/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { deleteFilesLater } from '../documents/stored-files.ts'
import { deleteSessionsClosedBefore } from '../letters/reading-session-repository.ts'
import { deleteForgottenAnswerFiles } from '../repositories/answer-file-repository.ts'
import { deleteForgottenAnswers } from '../repositories/written-answer-repository.ts'

type Swept = Pick<Context, 'database' | 'jobs' | 'clock'>

const ago = ({ clock }: Swept, milliseconds: number): Date => new Date(clock.now().getTime() - milliseconds)

export const sweepReadingSessions = (context: Swept): Promise<void> =>
  deleteSessionsClosedBefore(context.database, ago(context, kept.readingSessions))

/** Deletes written answers and uploads that can no longer be given. */
export const sweepWrittenAnswers = (context: Swept): Promise<void> =>
  inTransaction(context.database, async transaction => {
    const expiredBefore = ago(context, kept.writtenAnswers)
    await deleteForgottenAnswers(transaction, expiredBefore)
    await deleteFilesLater(context, transaction, await deleteForgottenAnswerFiles(transaction, expiredBefore))
  })
