import { placeCompanies } from '@redress/domain/record/company-record.ts'
import type { Context } from '../../adapters/context.ts'
import type { Connection } from '../../platform/database/database.ts'
import { findApart } from './record-pins-repository.ts'
import {
  findOutdatedCompanies,
  findRelatedCompanies,
  lockRecords,
  markPlacedByRule,
  setKeys,
  setRecords,
} from './record-placing-repository.ts'

const atOnce = 500

/**
 * Places the companies anew that an earlier rule has placed, or whose address was corrected since. All get their new keys
 * first, so that each finds its like; where it breaks off, the rest is done by the next run.
 */
export async function placeRecordsAnew({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const outdated = await findOutdatedCompanies(database)
  for (const batch of inBatches(outdated)) await setKeys(database, batch)
  for (const batch of inBatches(outdated)) {
    await database.transaction().execute(async transaction => {
      await lockRecords(transaction)
      const filed = batch.filter(({ isFiled }) => isFiled).map(({ claimId }) => claimId)
      await placeRelated(transaction, [...new Set(filed)], clock.now())
      await markPlacedByRule(transaction, batch)
    })
  }
}

const inBatches = <Item>(items: readonly Item[]): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / atOnce) }, (_, index) =>
    items.slice(index * atOnce, (index + 1) * atOnce),
  )

/** Puts the companies of claims, and all that are related to them, where the rule says; the oldest member names a record. */
export async function placeRelated(transaction: Connection, claimIds: readonly string[], now: Date): Promise<void> {
  if (claimIds.length === 0) return
  const companies = await findRelatedCompanies(transaction, claimIds, now)
  // The operator's word lasts also while the claim is not public of a company that was pinned when it was.
  const isDeciding = ({ isPublished, pin }: (typeof companies)[number]) => isPublished || pin !== null
  const records = placeCompanies(
    companies.filter(isDeciding),
    companies.filter(company => !isDeciding(company)),
    await findApart(
      transaction,
      companies.map(({ pin }) => pin),
    ),
  )
  const placed = records.flatMap(members => {
    const ids = new Set(members.map(({ id }) => id))
    const recordId = companies.find(({ id }) => ids.has(id))?.id ?? ''
    return members.flatMap(member => (member.recordId === recordId ? [] : { id: member.id, recordId }))
  })
  if (placed.length > 0) await setRecords(transaction, placed)
}
