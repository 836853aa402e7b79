import { isDiskRefusal } from '../../adapters/storage/disk.ts'
import { StorageUnavailable } from '../../adapters/storage/document-storage.ts'
import { isDatabaseAway, isDatabaseFull } from '../../platform/database/database.ts'
import { WrongSetting } from '../../platform/settings.ts'
import { DamagedArchive } from '../archive/damaged-archive.ts'
import { lineOf } from '../run-command.ts'
import type { Totals } from './manifest.ts'

const counted = (count: number, one: string, several: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : several}`

/** Human-readable size. */
export function sizeInWords(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB']
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1)
  return `${(bytes / 1000 ** power).toLocaleString('en', { maximumFractionDigits: 1 })} ${units[power]}`
}

export const momentInWords = (moment: string): string => `${moment.slice(0, 19).replace('T', ' ')} UTC`

export const totalsInWords = ({ rows, documents, documentBytes, jobs }: Totals): string =>
  [
    counted(rows, 'row', 'rows'),
    `${counted(documents, 'document', 'documents')} (${sizeInWords(documentBytes)})`,
    `and ${counted(jobs, 'job', 'jobs')} not done yet`,
  ].join(', ')

const shownKeys = 5

/** Warning about documents that were damaged in the backup, combined with another one. */
export function warningOf(totals: Totals, other?: string): { readonly warning?: string } {
  const sentences = [damagedInWords(totals), other].filter(each => each !== undefined)
  return sentences.length > 0 ? { warning: sentences.join(' ') } : {}
}

function damagedInWords({ damaged }: Totals): string | undefined {
  if (damaged.length === 0) return undefined
  const shown = damaged.slice(0, shownKeys).join(', ')
  const more = damaged.length > shownKeys ? ` and ${damaged.length - shownKeys} more` : ''
  const has = damaged.length === 1 ? 'has not the file that was' : 'have not the files that were'
  return `${counted(damaged.length, 'document', 'documents')} ${has} taken in: ${shown}${more}.`
}

/** Error message of a failed backup or restore, in one line if somebody can mend it; `path` is the backup's file. */
export function complaintOf(error: unknown, path: string, outcome: string): string {
  const because = (reason: string) => `${reason} ${outcome}`
  if (error instanceof WrongSetting) return error.message
  if (error instanceof DamagedArchive) {
    return because(`${path} is damaged: its bytes are not all that were written, as they were written.`)
  }
  if (isDatabaseFull(error)) return because("The database's disk is full.")
  if (error instanceof StorageUnavailable) return because(`Documents cannot be reached or kept: ${error.message}.`)
  if (isDiskRefusal(error)) {
    const at = error.path ?? path
    return because(error.code === 'ENOSPC' ? `The disk of ${at} is full.` : `${at} cannot be used (${error.code}).`)
  }
  if (isDatabaseAway(error)) return because('The database does not answer any more.')
  if (error instanceof Error && error.name === 'AbortError') return because('Stopped.')
  return lineOf(error)
}
