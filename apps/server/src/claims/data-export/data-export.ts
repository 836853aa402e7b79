import { randomUUID } from 'node:crypto'
import type { getDataExport } from '@redress/contract/data-export.ts'
import type { Output } from '@redress/contract/endpoint.ts'
import { dataExportExpiry, dataExportPause, nextDataExportAt } from '@redress/domain/people/data-export.ts'
import { kept } from '@redress/domain/people/retention.ts'
import { after } from '../../accounts/people/lifetimes.ts'
import { recordAccountEvent } from '../../accounts/sessions/account-events.ts'
import type { Context } from '../../adapters/context.ts'
import { inTransaction } from '../../platform/database/database.ts'
import { announce } from '../../platform/events/live-events.ts'
import type { SignedIn } from '../../platform/http/caller.ts'
import type { Download } from '../../platform/http/route.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { deleteFilesLater } from '../documents/stored-files.ts'
import {
  type DataExportRecord,
  deleteDataExport,
  deleteDataExportsUntil,
  findDataExport,
  insertDataExport,
  lockDataExportOf,
} from './data-export-repository.ts'

type State = Output<typeof getDataExport>

const isOver = ({ made_at }: DataExportRecord, now: Date): boolean =>
  made_at !== null && dataExportExpiry(made_at) <= now

function present(record: DataExportRecord | undefined, now: Date): State {
  if (!record) return { archive: null, nextAt: null }
  const { requested_at, made_at, size } = record
  const nextAt = nextDataExportAt(requested_at)
  const archive = {
    requestedAt: requested_at.toISOString(),
    madeAt: made_at?.toISOString() ?? null,
    size: size === null ? null : Number(size),
    availableUntil: made_at === null ? null : dataExportExpiry(made_at).toISOString(),
  }
  return { archive: isOver(record, now) ? null : archive, nextAt: nextAt > now ? nextAt.toISOString() : null }
}

export const getState = async (
  { database, clock }: Context,
  { userId }: { readonly userId: string },
): Promise<Result<State, never>> => ok(present(await findDataExport(database, userId), clock.now()))

/** Has the archive made after the commit, in place of the one before. */
export const requestDataExport = (
  context: Context,
  { userId, sessionId }: SignedIn,
): Promise<Result<State, 'DATA_EXPORT_TOO_SOON'>> =>
  inTransaction(context.database, async transaction => {
    const [id, now] = [randomUUID(), context.clock.now()]
    const before = await lockDataExportOf(transaction, userId)
    const record = await insertDataExport(transaction, { userId, id, now, notAfter: after(now, -dataExportPause) })
    if (!record) return fail('DATA_EXPORT_TOO_SOON')
    if (before?.storage_key) await deleteFilesLater(context, transaction, [before.storage_key])
    await context.jobs.enqueue(transaction, 'make data export', { exportId: id })
    await recordAccountEvent(context, transaction, { userId, kind: 'data export requested', sessionId })
    await announce(transaction, { userIds: [userId], topics: ['account'] })
    return ok(present(record, now))
  })

/** The archive on its way to its owner. */
export async function downloadDataExport(
  context: Context,
  { userId, sessionId }: SignedIn,
): Promise<Result<Download, 'DATA_EXPORT_NOT_FOUND'>> {
  const { database, storage, clock, log } = context
  const [record, now] = [await findDataExport(database, userId), clock.now()]
  if (!record?.made_at || !record.storage_key || record.size === null || isOver(record, now))
    return fail('DATA_EXPORT_NOT_FOUND')
  const content = await storage.read(record.storage_key)
  if (content === null) {
    // The archive is missing, for instance after a restored backup, which contains none. Its owner can request
    // another.
    log.warn({ exportId: record.id }, 'the archive of somebody’s data is missing')
    await deleteDataExport(database, record.id)
    return fail('DATA_EXPORT_NOT_FOUND')
  }
  await recordAccountEvent(context, database, { userId, kind: 'data export downloaded', sessionId })
  return ok({
    fileName: `redress-${record.made_at.toISOString().slice(0, 10)}.zip`,
    fileType: 'application/zip',
    size: record.size,
    content,
  })
}

/** Deletes the archives that were there long enough. */
export const sweepDataExports = (context: Pick<Context, 'database' | 'jobs' | 'clock'>): Promise<void> =>
  inTransaction(context.database, async transaction => {
    const keys = await deleteDataExportsUntil(transaction, after(context.clock.now(), -kept.dataExports))
    await deleteFilesLater(context, transaction, keys)
  })
