import { kept } from './retention.ts'

const day = 24 * 60 * 60_000

/** How long after somebody has asked for an archive of their data they can ask for the next, in milliseconds. */
export const dataExportPause = day

/** From when the next archive can be asked for. */
export const nextDataExportAt = (requestedAt: Date): Date => new Date(requestedAt.getTime() + dataExportPause)

/** Until when an archive can be downloaded. */
export const dataExportExpiry = (madeAt: Date): Date => new Date(madeAt.getTime() + kept.dataExports)
