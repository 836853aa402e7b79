import { randomUUID } from 'node:crypto'
import { type Lamports, lamports } from '@redress/domain/money/money.ts'
import { sql } from 'kysely'
import type { TransferRecord } from '../payments/transfer-repository.ts'
import { inTransaction } from '../platform/database/database.ts'
import type { JobData, JobName } from '../platform/jobs/job-data.ts'
import { givenUpQueue } from '../platform/jobs/queues.ts'
import type { TestServer } from './test-server.ts'

/** Creates a dead-lettered job; returns its id. */
export async function failedJob<Name extends JobName>(
  { context: { database, jobs } }: TestServer,
  name: Name,
  data: JobData[Name],
): Promise<string> {
  const never = new Date('2100-01-01T00:00:00Z')
  await inTransaction(database, transaction => jobs.enqueue(transaction, name, data, { startAfter: never }))
  const output = JSON.stringify({ message: 'connect ECONNREFUSED' })
  const { rows } = await sql<{ id: string }>`
    with failed as (delete from pgboss.job where start_after = ${never} returning *)
    insert into pgboss.job (
      name, data, source_name, source_id, source_created_on, source_retry_count, source_output, source_root_id
    )
    select ${givenUpQueue}, data, name, id, created_on, retry_count, ${output}::jsonb, id from failed
    returning id
  `.execute(database)
  return rows[0]?.id ?? ''
}

/** Transfer with an unknown reference. */
export const strayTransfer = ({ context, clock }: TestServer, amount: Lamports): Promise<TransferRecord> =>
  context.database
    .insertInto('transfers')
    .values({
      ...{ signature: `stray ${randomUUID()}`, instruction: '0', slot: 1n, sender: 'payer', memo: null },
      ...{ recipient: context.settings.PAYMENT_RECIPIENT ?? '', block_time: clock.now(), recorded_at: clock.now() },
      ...{ lamports: lamports(amount), unapplied_lamports: lamports(amount), state: 'unapplied', payment_id: null },
      reason: 'UNKNOWN_REFERENCE',
    })
    .returningAll()
    .executeTakeFirstOrThrow()
