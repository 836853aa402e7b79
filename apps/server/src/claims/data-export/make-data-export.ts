import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { AccountNotice } from '@redress/domain/claim/account-notices.ts'
import { dataExportExpiry } from '@redress/domain/people/data-export.ts'
import type { Context } from '../../adapters/context.ts'
import { notify } from '../../notifications/notify.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { announce } from '../../platform/events/live-events.ts'
import type { JobData } from '../../platform/jobs/job-data.ts'
import { archiveContents } from './archive-contents.ts'
import { lockDataExport, markDataExportMade, saveStorageKey } from './data-export-repository.ts'
import { zipArchive } from './zip-archive.ts'

type Data = JobData['make data export']

/**
 * Stores a new key for each attempt before it writes, so that two attempts never write one file and a crash's
 * leftovers are found. `null` if the export is gone or made.
 */
const beginTry = ({ database }: Context, { exportId }: Data) =>
  inTransaction(database, async transaction => {
    const record = await lockDataExport(transaction, exportId)
    if (!record || record.made_at) return null
    const storageKey = `exports/${exportId}/${randomUUID()}`
    await saveStorageKey(transaction, exportId, storageKey)
    return { userId: record.user_id, storageKey, leftBehind: record.storage_key }
  })

/**
 * Makes the archive and notifies its owner. It may run twice: each attempt deletes the leftovers of the previous one.
 */
export async function makeDataExport(context: Context, data: Data): Promise<void> {
  const { storage } = context
  const begun = await beginTry(context, data)
  if (!begun) return
  const { userId, storageKey, leftBehind } = begun
  if (leftBehind !== null) await storage.delete(leftBehind)
  let size = 0n
  async function* measured() {
    for await (const part of zipArchive(archiveContents(context, userId)) as AsyncIterable<Buffer>) {
      size += BigInt(part.length)
      yield part
    }
  }
  await storage.write(storageKey, Readable.from(measured(), { objectMode: false }))
  const isWanted = await finish(context, { ...data, storageKey, size })
  if (!isWanted) await storage.delete(storageKey)
}

interface Made extends Data {
  readonly storageKey: string
  readonly size: bigint
}

/** Returns false if the export was requested again, or another attempt was faster. */
const finish = (context: Context, { exportId, storageKey, size }: Made): Promise<boolean> =>
  inTransaction(context.database, async transaction => {
    const now = context.clock.now()
    const made = await markDataExportMade(transaction, { id: exportId, storageKey, size, now })
    if (!made) return false
    const facts: AccountNotice = {
      topic: 'DATA_EXPORT_READY',
      availableUntil: dataExportExpiry(now).toISOString(),
    }
    const about = { party: 'Plaintiff', claimId: null, resolutionId: null } as const
    const notified = await notify(context, transaction, [{ userId: made.user_id, ...about, facts, isMailed: true }])
    await announce(transaction, ...notified, { userIds: [made.user_id], topics: ['account'] })
    return true
  })
