import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { runningEmbeddedDatabase } from '../../apps/server/src/local/embedded-database.ts'
import { withClient } from '../../apps/server/src/testing/with-client.ts'
import type { Installation } from './installation.ts'

function databaseOf({ folder }: Installation): string {
  const address = runningEmbeddedDatabase(join(folder, 'database'))
  if (!address) throw new Error('The installation has no database that runs')
  return address
}

/** The statement finds the claim's id as `$1`. */
async function changeStored(installation: Installation, claimId: string, statements: readonly string[]): Promise<void> {
  await withClient(databaseOf(installation), async client => {
    for (const statement of statements) await client.query(statement, [claimId])
  })
}

/** Moves the letters of a claim, with the end of their codes, so far into the past that the codes have just expired. */
export const expireCodes = (installation: Installation, claimId: string): Promise<void> =>
  changeStored(installation, claimId, [
    `update defendants set redeem_code_expires_at = now(), letter_queued_at = now() - interval '30 days' where claim_id = $1`,
  ])

const lookForDeadlines = `insert into pgboss.job (name, data) select 'apply-deadlines', '{}' where $1::text <> ''`

/** Runs the job of deadlines not each minute but all the time, as long as it is scheduled and the work lasts. */
export async function withDeadlinesAllTheTime(installation: Installation, work: Promise<void>): Promise<void> {
  const runNow = `
    with job as (
      insert into pgboss.job (name, data) select name, '{}' from pgboss.schedule where name = 'apply-deadlines'
        and not exists (select from pgboss.job where name = 'apply-deadlines' and state < 'active' and start_after <= now())
      returning name
    )
    select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), name) from job`
  const done = work.then(() => true)
  await withClient(databaseOf(installation), async client => {
    while (!(await Promise.race([done, setTimeout(20, false)]))) await client.query(runNow)
  })
}

/** Moves the end of a claim's notice period to now, and has the server look at what is due. */
export const endNoticePeriod = (installation: Installation, claimId: string): Promise<void> =>
  changeStored(installation, claimId, [
    'update claims set notice_period_ends_at = now() where id = $1',
    'update searched_claims set public_from = claims.public_from from claims where claims.id = $1 and claim_id = claims.id',
    `update searched_defendants set public_from = claims.public_from from claims join defendants on claim_id = claims.id
     where claims.id = $1 and defendant_id = defendants.id`,
    'update record_outcomes set public_from = claims.public_from from claims where claims.id = $1 and claim_id = claims.id',
    `update deadlines set due_at = now() where claim_id = $1 and event <> 'offer expired'`,
    lookForDeadlines,
  ])

/** The same of the time to pay the fee of the claim's accepted offer. */
export const endFeePeriod = (installation: Installation, claimId: string): Promise<void> =>
  changeStored(installation, claimId, [
    `update resolutions set decided_at = decided_at - interval '20 days' where claim_id = $1`,
    `delete from deadlines where claim_id = $1 and event like 'fee due %'`,
    `update deadlines set due_at = now() where claim_id = $1 and event = 'platform fee overdue'`,
    lookForDeadlines,
  ])

/** A time of JSON, so many days earlier. */
const earlierBy = (days: number, time: string): string =>
  `to_char((${time}::timestamptz - interval '${days} days') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Lets days go by for what is owed by a claim: all of it is due, and said, so much earlier, and its account stated. */
export const passForSums = (installation: Installation, claimId: string, days: number): Promise<void> =>
  changeStored(installation, claimId, [
    `update claims set owed_sums = (
       select jsonb_agg(
         each || jsonb_build_object(
           'dueOn', to_char((each ->> 'dueOn')::date - ${days}, 'YYYY-MM-DD'),
           'overdueAt', ${earlierBy(days, "(each ->> 'overdueAt')")},
           'paidOn', to_char((each ->> 'paidOn')::date - ${days}, 'YYYY-MM-DD'),
           'uncontradictedAt', ${earlierBy(days, "(each ->> 'uncontradictedAt')")},
           'saidPaidAt', ${earlierBy(days, "(each ->> 'saidPaidAt')")})
         order by position)
       from jsonb_array_elements(owed_sums) with ordinality as sums (each, position)),
       payment_details = payment_details || jsonb_build_object('statedAt', ${earlierBy(days, "(payment_details ->> 'statedAt')")})
     where id = $1`,
    `update deadlines set due_at = due_at - interval '${days} days' where claim_id = $1 and event = 'owed sum'`,
    lookForDeadlines,
  ])

/** Waits until every job that is due is done, so that all mail has been sent. */
export async function allMailSent(installation: Installation): Promise<void> {
  await withClient(databaseOf(installation), async client => {
    const open = `select from pgboss.job where state < 'completed' and start_after <= now() and name <> '__pgboss__send-it'`
    while ((await client.query(open)).rows.length > 0) await setTimeout(50)
  })
}

/** The same of the time for which the claim's open offer stands. */
export const endOffer = (installation: Installation, claimId: string): Promise<void> =>
  changeStored(installation, claimId, [
    `update deadlines set due_at = now() where claim_id = $1 and event = 'offer expired'`,
    lookForDeadlines,
  ])

/** A mail to an account with a link for a new password, which could not be sent for so long that it waits for the operator. */
export const failMail = (installation: Installation, email: string): Promise<void> =>
  changeStored(installation, email, [
    `insert into pgboss.job (name, data, source_name, source_id, source_created_on, source_retry_count, source_output)
     select 'given-up', jsonb_build_object('emailId', id), 'send-password-reset-link', gen_random_uuid(),
       now() - interval '3 days', 300, '{"message": "connect ECONNREFUSED"}'
     from emails where address = $1`,
  ])
