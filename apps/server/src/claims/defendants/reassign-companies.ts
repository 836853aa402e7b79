import { assignCompanies } from '@redress/domain/record/company-record.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import {
  findOutdatedCompanies,
  findRelatedCompanies,
  lockRecords,
  markAssignedByRule,
  setKeys,
  setRecords,
} from './record-assignment-repository.ts'
import { findApart } from './record-pins-repository.ts'

const atOnce = 500

/**
 * Reassigns companies whose keys an earlier rule has made, or whose address was corrected. All keys are written
 * first, so that each company finds its matches. After an interruption the next run continues.
 */
export async function reassignCompanies({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const outdated = await findOutdatedCompanies(database)
  for (const batch of inBatches(outdated)) await setKeys(database, batch)
  for (const batch of inBatches(outdated)) {
    await database.transaction().execute(async transaction => {
      await lockRecords(transaction)
      const filed = batch.filter(({ isFiled }) => isFiled).map(({ claimId }) => claimId)
      await assignRelated(transaction, [...new Set(filed)], clock.now())
      await markAssignedByRule(transaction, batch)
    })
  }
}

const inBatches = <Item>(items: readonly Item[]): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / atOnce) }, (_, index) =>
    items.slice(index * atOnce, (index + 1) * atOnce),
  )

/** Assigns the companies of claims, and all that are related to them, as the rule says; the oldest member names a record. */
export async function assignRelated(transaction: Connection, claimIds: readonly string[], now: Date): Promise<void> {
  if (claimIds.length === 0) return
  const companies = await findRelatedCompanies(transaction, claimIds, now)
  // The operator's word lasts also while the claim is not public of a company that was pinned when it was.
  const isDeciding = ({ isPublished, pin }: (typeof companies)[number]) => isPublished || pin !== null
  const records = assignCompanies(
    companies.filter(isDeciding),
    companies.filter(company => !isDeciding(company)),
    await findApart(
      transaction,
      companies.map(({ pin }) => pin),
    ),
  )
  const assigned = records.flatMap(members => {
    const ids = new Set(members.map(({ id }) => id))
    const recordId = companies.find(({ id }) => ids.has(id))?.id ?? ''
    return members.flatMap(member => (member.recordId === recordId ? [] : { id: member.id, recordId }))
  })
  if (assigned.length > 0) await setRecords(transaction, assigned)
}
