import type { JobHandling } from '@redress/contract/work-forms.ts'
import type { OperatorActKind } from '@redress/domain/people/operator-acts.ts'
import type { Clock } from '../clock.ts'
import { type Connection, inTransaction } from '../database/database.ts'
import type { ActingOperator } from '../operator/command-line.ts'
import { recordOperatorAct } from '../operator/operator-acts.ts'
import type { GivenUpJob } from './given-up-jobs.ts'
import type { Jobs } from './jobs.ts'

export interface JobsContext {
  readonly jobs: Jobs
  readonly database: Connection
  readonly clock: Clock
}

const acts = { again: 'job run again', discard: 'job discarded' } as const satisfies Record<
  JobHandling,
  OperatorActKind
>

/** Retries or deletes dead-lettered jobs; returns their number. Jobs that somebody else handled first are skipped. */
export const handleFailedJobs = (
  context: JobsContext,
  operator: ActingOperator,
  wanted: readonly Pick<GivenUpJob, 'id' | 'name'>[],
  handling: JobHandling,
): Promise<number> =>
  inTransaction(context.database, async transaction => {
    const { jobs } = context
    let count = 0
    for (const { id, name } of wanted) {
      const isDone = handling === 'again' ? await jobs.runAgain(transaction, id) : await jobs.discard(transaction, id)
      if (!isDone) continue
      count++
      await recordOperatorAct(context, transaction, { kind: acts[handling], operator, subject: `${name} ${id}` })
    }
    return count
  })
