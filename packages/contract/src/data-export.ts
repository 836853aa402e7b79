import { dayMilliseconds } from '@redress/domain/claim/calendar-days.ts'
import { kept } from '@redress/domain/people/retention.ts'
import { z } from 'zod'
import { nothing } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { dateTime } from './fields.ts'
import { view } from './named-schemas.ts'

/** The user's most recently requested data archive. */
const dataExport = view('DataExport', {
  requestedAt: dateTime,
  /** `null` as long as it is put together. */
  madeAt: dateTime.nullable(),
  /** Size in bytes. */
  size: z.number().int().nullable(),
  /** Time at which it is deleted. */
  availableUntil: dateTime.nullable(),
})

const state = view('DataExportState', {
  /** `null` where there is none, or none any more. */
  archive: dataExport.nullable(),
  /** Time from which the next archive can be requested; `null`: now. */
  nextAt: dateTime.nullable(),
})

export const getDataExport = endpoint({
  method: 'GET',
  path: '/v1/users/data-export',
  summary: 'Whether an archive of everything about the own account was asked for, and until when it is there',
  permission: 'use the dashboard',
  output: state,
  errors: [],
})

export const requestDataExport = endpoint({
  method: 'POST',
  path: '/v1/users/data-export',
  summary: 'Have everything about the own account put together as one archive, at most once a day',
  permission: 'use the dashboard',
  needsProof: true,
  output: state,
  errors: ['DATA_EXPORT_TOO_SOON', 'SIGN_IN_AGAIN'],
})

export const downloadDataExport = endpoint({
  method: 'GET',
  path: '/v1/users/data-export/file',
  summary: `Download the archive, a zip file, within ${kept.dataExports / dayMilliseconds} days of its making`,
  permission: 'use the dashboard',
  needsProof: true,
  kind: 'download',
  output: nothing,
  errors: ['DATA_EXPORT_NOT_FOUND', 'SIGN_IN_AGAIN'],
})
