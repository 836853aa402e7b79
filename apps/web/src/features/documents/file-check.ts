import { isRefusedByName } from '@redress/domain/claim/document-rules.ts'
import { limits } from '@redress/domain/people/limits.ts'

export type FileProblem = 'type' | 'size' | 'empty' | 'tooMany' | 'total'

interface Sized {
  readonly name: string
  readonly size: number
}

/** A document that is stored already; `size` is in bytes, `null` for a link. */
export interface Held {
  readonly size: number | null
}

/** Number and total bytes of the stored documents and running uploads. */
export interface Holding {
  readonly count: number
  readonly bytes: number
}

export const holdingOf = (held: readonly Held[], underway: readonly Sized[]): Holding => ({
  count: held.length + underway.length,
  bytes: [...held, ...underway].reduce((sum, { size }) => sum + (size ?? 0), 0),
})

/** Reason to refuse a file before the upload; `null` if there is none. The server checks its content as well. */
export function problemOf(file: Sized, holding: Holding): FileProblem | null {
  if (isRefusedByName(file.name)) return 'type'
  if (file.size > limits.fileBytes) return 'size'
  if (file.size === 0) return 'empty'
  if (holding.count >= limits.documentsPerClaim) return 'tooMany'
  return holding.bytes + file.size > limits.claimFilesBytes ? 'total' : null
}
