import { isRefusedByName } from '@redress/domain/claim/document-rules.ts'
import { limits } from '@redress/domain/people/limits.ts'

export type FileProblem = 'type' | 'size' | 'empty' | 'tooMany' | 'total'

interface Sized {
  readonly name: string
  readonly size: number
}

/** What is there already; a link has no size. */
export interface Held {
  readonly size: number | null
}

/** What a claim holds already, with the files that are on their way. */
export interface Holding {
  readonly count: number
  readonly bytes: number
}

export const holdingOf = (held: readonly Held[], underway: readonly Sized[]): Holding => ({
  count: held.length + underway.length,
  bytes: [...held, ...underway].reduce((sum, { size }) => sum + (size ?? 0), 0),
})

/** Why a file need not be sent at all; `null` where it may be. The server judges its content as well. */
export function problemOf(file: Sized, holding: Holding): FileProblem | null {
  if (isRefusedByName(file.name)) return 'type'
  if (file.size > limits.fileBytes) return 'size'
  if (file.size === 0) return 'empty'
  if (holding.count >= limits.documentsPerClaim) return 'tooMany'
  return holding.bytes + file.size > limits.claimFilesBytes ? 'total' : null
}
