import type { WaitingWork } from '@redress/contract/work.ts'
import { platformFeeDueOn, platformFeeOverdueAt } from '@redress/domain/claim/fee-due.ts'
import { numberFromCents } from '@redress/domain/money/money.ts'
import { rolesWith } from '@redress/domain/people/permissions.ts'
import { countAccountsToErase } from '../../accounts/profile/close-account.ts'
import type { Context } from '../../adapters/context.ts'
import { creditablePayments, waitingTransfers } from '../../payments/waiting-transfers.ts'
import { defendantOfLetter, type GivenUpJob } from '../../platform/jobs/given-up-jobs.ts'
import type { ActingStaff } from '../../platform/operator/command-line.ts'
import { countUnmadeDataExports } from '../data-export/data-export-repository.ts'
import { findStuckLetters } from '../repositories/letter-repository.ts'
import { findUnpaidAgreements } from '../repositories/resolution-repository.ts'

/** How many of each kind are shown. */
const atMost = 50

interface Waiting<Entry> {
  readonly count: number
  readonly oldest: Date | null
  readonly entries: Entry[]
}

const backlogOf = ({ count, oldest }: Omit<Waiting<never>, 'entries'>) => ({
  count,
  oldestAt: oldest?.toISOString() ?? null,
})
const listOf = <Entry>({ entries, ...all }: Waiting<Entry>) => ({ ...backlogOf(all), entries })

/** Jobs that send one mail have a name that starts with "send". */
const isMail = ({ name }: GivenUpJob): boolean => name.startsWith('send ')

const jobsOf = (jobs: readonly GivenUpJob[]) =>
  listOf({
    count: jobs.length,
    oldest: jobs[0]?.givenUpAt ?? null,
    entries: jobs.slice(0, atMost).map(job => ({
      id: job.id,
      name: job.name,
      defendantId: defendantOfLetter(job),
      wantedAt: job.enqueuedAt.toISOString(),
      failedAt: job.givenUpAt.toISOString(),
    })),
  })

const lettersOf = (letters: Awaited<ReturnType<typeof findStuckLetters>>) =>
  listOf({
    count: letters[0]?.total ?? 0,
    oldest: letters[0]?.since ?? null,
    entries: letters.map(({ id, claim_id, since }) => ({
      defendantId: id,
      claimId: claim_id,
      refusedAt: since.toISOString(),
    })),
  })

/** Work that waits for the operator, without private data. */
export async function waitingWork(context: Context, { role }: Pick<ActingStaff, 'role'>): Promise<WaitingWork> {
  const { database, jobs } = context
  const givenUp = await jobs.givenUp(database)
  const refused = await findStuckLetters(database, 'refused', atMost)
  const held = await findStuckLetters(database, 'held', atMost)
  const agreements = await findUnpaidAgreements(database)
  const transfers = await waitingTransfers(database, atMost)
  const named = transfers.entries.flatMap(({ paymentId }) => paymentId ?? [])
  return {
    mayReadReports: rolesWith('read reports').includes(role),
    maySettle: rolesWith('settle money').includes(role),
    mayRepeat: rolesWith('run jobs and letters again').includes(role),
    mails: jobsOf(givenUp.filter(isMail)),
    jobs: jobsOf(givenUp.filter(job => !isMail(job))),
    letters: lettersOf(refused),
    heldLetters: lettersOf(held),
    transfers: listOf(transfers),
    payments: await creditablePayments(database, { atMost, named }),
    agreements: listOf({
      count: agreements.length,
      oldest: agreements[0] ? platformFeeOverdueAt(agreements[0].decided_at) : null,
      entries: agreements
        .slice(0, atMost)
        .map(({ claim_id, currency, platform_fee_cents, cost_owner, decided_at }) => ({
          claimId: claim_id,
          fee: numberFromCents(platform_fee_cents),
          currency,
          owedBy: cost_owner,
          agreedAt: decided_at.toISOString(),
          dueOn: platformFeeDueOn(decided_at),
        })),
    }),
    exports: backlogOf(await countUnmadeDataExports(database)),
    closures: backlogOf(await countAccountsToErase(context)),
  }
}
