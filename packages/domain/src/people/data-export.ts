import { kept } from './retention.ts'

const day = 24 * 60 * 60_000

/** Pause between two requests for a data archive, in milliseconds. */
export const dataExportPause = day

/** Time from which the next archive can be requested. */
export const nextDataExportAt = (requestedAt: Date): Date => new Date(requestedAt.getTime() + dataExportPause)

/** Time at which an archive is deleted. */
export const dataExportExpiry = (madeAt: Date): Date => new Date(madeAt.getTime() + kept.dataExports)
